import { delimiter, dirname, join } from 'node:path';
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { provideJdk } from './java-runtime.ts';
import { root, stateFolder } from './paths.ts';
import type { Ports } from './ports.ts';

/** A name that starts with `demo-` never reaches a real project. */
export const demoProject = 'demo-pathshala';

/** Environment of a process that uses these emulators only. */
export function emulatorVariables(ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: demoProject,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    // Otherwise Google's libraries look for a metadata server, which takes time.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** The settings that are off in the emulators unless the environment says `on`: both need mails, and none arrives there. */
const askedFor = ['VERIFIED_ADMINS', 'PARENT_CONSENT'] as const;

/** The `.env.local` of the emulated function, which firebase-tools reads over the settings of the real project. */
export function emulatorSettings(environment: NodeJS.ProcessEnv): string {
  return askedFor.map((name) => `${name}=${environment[name] === 'on' ? 'on' : 'off'}\n`).join('');
}

/** Options of a `java` that lives for minutes: what is compiled fast rather than well starts in two thirds of the time. */
const shortLived = '-XX:+IgnoreUnrecognizedVMOptions -XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** The environment of the suite: the right `java` and `node` first, nobody's real credentials. */
export async function suiteEnvironment(): Promise<NodeJS.ProcessEnv> {
  const { java } = await provideJdk(process.env);
  const jar = findFirestoreEmulator(process.env, join(stateFolder, 'emulator'));
  const own = [join(import.meta.dirname, 'emulator-bin'), dirname(java), join(root, 'node_modules', '.bin')];
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    PATH: [...own, process.env.PATH ?? ''].join(delimiter),
    NO_UPDATE_NOTIFIER: '1',
    JDK_JAVA_OPTIONS: `${shortLived} ${process.env.JDK_JAVA_OPTIONS ?? ''}`,
    // Timeout of firebase-tools for starting a function, seconds; its default is too short for a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
  };
  if (jar) environment.FIRESTORE_EMULATOR_BINARY_PATH = jar;
  delete environment.GOOGLE_APPLICATION_CREDENTIALS;
  delete environment.FIREBASE_TOKEN;
  return environment;
}
