import { existsSync, globSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { provideJava } from './java-runtime.ts';
import { PlainError, step } from './messages.ts';
import { root } from './paths.ts';
import type { Ports } from './ports.ts';

/** A name that starts with `demo-` never reaches a real project. */
export const demoProject = 'demo-pathshala';

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

function sdkFolders({ CLOUDSDK_ROOT_DIR, PATH = '' }: NodeJS.ProcessEnv): string[] {
  const programs = PATH.split(delimiter).map((folder) => join(folder, 'gcloud'));
  const installed = programs.filter(existsSync).map((gcloud) => dirname(dirname(realpathSync(gcloud))));
  return CLOUDSDK_ROOT_DIR ? [CLOUDSDK_ROOT_DIR, ...installed] : installed;
}

/**
 * The jar of the Firestore emulator: of `FIRESTORE_EMULATOR_BINARY_PATH`, Firebase's cache or an installed Google Cloud SDK;
 * undefined: firebase-tools downloads its own.
 */
function findFirestoreEmulator(environment: NodeJS.ProcessEnv): string | undefined {
  const given = environment.FIRESTORE_EMULATOR_BINARY_PATH;
  if (given && !existsSync(given))
    throw new PlainError(`FIRESTORE_EMULATOR_BINARY_PATH names ${given}, which does not exist`);
  if (given) return given;
  const cache = environment.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
  // The newest that firebase-tools has downloaded; there may be a newer one by now.
  const cached = globSync(join(cache, 'cloud-firestore-emulator-v*.jar'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    .at(-1);
  const inSdk = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
  const installed = sdkFolders(environment).map((sdk) => join(sdk, inSdk));
  return cached ?? installed.find((jar) => existsSync(jar));
}

/** Fast compilation instead of fast code: a `java` that lives for minutes starts in two thirds of the time. */
const shortLived = '-XX:+IgnoreUnrecognizedVMOptions -XX:TieredStopAtLevel=1 -XX:+UseSerialGC';

/** The environment of the emulators: the right `java` and `node` first, nobody's real credentials. */
export async function emulatorEnvironment(): Promise<NodeJS.ProcessEnv> {
  const jar = findFirestoreEmulator(process.env);
  if (!jar) step('emulators', 'no Firestore emulator on this machine yet: firebase-tools downloads it');
  const java = await provideJava();
  return {
    ...process.env,
    PATH: [dirname(java), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
    NO_UPDATE_NOTIFIER: '1',
    JDK_JAVA_OPTIONS: `${shortLived} ${process.env.JDK_JAVA_OPTIONS ?? ''}`,
    // Timeout of firebase-tools for starting a function, seconds; its default is too short for a busy machine.
    FUNCTIONS_DISCOVERY_TIMEOUT: '120',
    FIRESTORE_EMULATOR_BINARY_PATH: jar,
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    FIREBASE_TOKEN: undefined,
  };
}
