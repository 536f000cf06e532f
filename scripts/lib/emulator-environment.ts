import { delimiter, join } from 'node:path';
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { binFolder } from './jdk.ts';
import { provideJdk } from './jdk-provide.ts';
import { root, stateFolder } from './paths.ts';
import type { Ports } from './ports.ts';

/** A name that begins with `demo-` never reaches a real project. */
export const demoProject = 'demo-pathshala';

/** What a process needs in its environment to speak to these emulators and to nothing else. */
export function emulatorVariables(ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: demoProject,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    // Google's client libraries look for a cloud machine's credentials otherwise, which takes time and finds none.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/**
 * The `.env.local` of the emulated function, which firebase-tools reads over the settings of the real project: an address
 * has to be verified for the admin's role only where the environment says so, because no mail arrives in the emulators.
 */
export function emulatorSettings({ VERIFIED_ADMINS: word }: NodeJS.ProcessEnv): string {
  return `VERIFIED_ADMINS=${word === 'on' ? 'on' : 'off'}\n`;
}

/** The environment of the suite: the right `java` and `node` first, nobody's real credentials. */
export async function suiteEnvironment(): Promise<NodeJS.ProcessEnv> {
  const jdk = await provideJdk(process.env);
  const emulator = findFirestoreEmulator(process.env, join(stateFolder, 'emulator'));
  const path = [binFolder(jdk), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const environment: NodeJS.ProcessEnv = { ...process.env, PATH: path, NO_UPDATE_NOTIFIER: '1' };
  if (emulator.jar) environment.FIRESTORE_EMULATOR_BINARY_PATH = emulator.jar;
  delete environment.GOOGLE_APPLICATION_CREDENTIALS;
  delete environment.FIREBASE_TOKEN;
  return environment;
}
