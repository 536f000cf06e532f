import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { PlainError } from './messages.ts';

const variable = 'FIRESTORE_EMULATOR_BINARY_PATH';
const mainClass = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';
const jarInSdk = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar');
/** The first day that a zip file can hold: the same manifest always gives the same jar. */
const earliestDate = new Date(1980, 0, 1);

/** The link to the emulator beside the starter: the whole path is too long for a line of a manifest, which has 72 bytes. */
const linkName = 'sdk.jar';

/** A jar of a manifest alone, which makes `java -jar` start the emulator in a jar that has no main class. */
function starterJar(): Uint8Array {
  const lines = ['Manifest-Version: 1.0', `Main-Class: ${mainClass}`, `Class-Path: ${linkName}`];
  const manifest = strToU8(`${lines.join('\r\n')}\r\n\r\n`);
  return zipSync({ 'META-INF/MANIFEST.MF': manifest }, { mtime: earliestDate });
}

/** The folders in which a Google Cloud SDK may be installed. */
export function sdkFolders(environment: NodeJS.ProcessEnv): string[] {
  const beside = (environment.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((gcloud) => existsSync(gcloud))
    .map((gcloud) => dirname(dirname(realpathSync(gcloud))));
  const usual = [
    '/usr/{lib,share,local}',
    '/usr/local/share',
    '/opt',
    '/snap/google-cloud-cli/current',
    homedir(),
  ];
  const homebrew = ['/opt/homebrew/share', '/opt/homebrew/Caskroom/google-cloud-sdk/latest'];
  return [
    ...(environment.CLOUDSDK_ROOT_DIR ? [environment.CLOUDSDK_ROOT_DIR] : []),
    ...beside,
    ...globSync([...usual, ...homebrew].map((folder) => join(folder, 'google-cloud-sdk'))),
  ];
}

function cacheFolder(environment: NodeJS.ProcessEnv): string {
  return environment.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');
}

/** The newest emulator that firebase-tools has downloaded before; it need not be the one it would download today. */
function newestInCache(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name));
  const newest = jars.sort((a, b) => a.localeCompare(b, 'en', { numeric: true })).at(-1);
  return newest === undefined ? undefined : join(folder, newest);
}

/**
 * The jar of the Firestore emulator: of the variable, the Firebase cache, or an installed Google Cloud SDK (for which a small
 * starter jar is written into `folder`); undefined: firebase-tools downloads its own.
 */
export function findFirestoreEmulator(environment: NodeJS.ProcessEnv, folder: string): string | undefined {
  const given = environment[variable];
  if (given) {
    if (existsSync(given)) return given;
    throw new PlainError(`${variable} names ${given}, which does not exist`);
  }
  const cached = newestInCache(cacheFolder(environment));
  if (cached) return cached;
  const sdkJar = sdkFolders(environment)
    .map((sdk) => join(sdk, jarInSdk))
    .find((jar) => existsSync(jar));
  if (!sdkJar) return undefined;
  mkdirSync(folder, { recursive: true });
  const jar = join(folder, 'firestore-emulator.jar');
  // Renamed, so that a start at the same time finds one link or the other.
  const draft = join(folder, `${linkName}.${process.pid}`);
  symlinkSync(realpathSync(sdkJar), draft);
  renameSync(draft, join(folder, linkName));
  writeFileSync(jar, starterJar());
  return jar;
}
