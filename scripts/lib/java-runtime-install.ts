import { existsSync, globSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { extract } from 'tar';
import { type JavaRuntime, runtimeAddress, runtimeChecksum, runtimeHome } from './java-runtime.ts';
import { type DownloadOptions, download } from './java-runtime-download.ts';
import { type Jdk, oldestJava, versionOf } from './jdk.ts';
import { PlainError } from './messages.ts';

/** What a killed run left half-done is removed by the first download after this; nobody downloads for so long. */
const abandonedMilliseconds = 24 * 60 * 60 * 1_000;

function removeAbandoned(home: string): void {
  for (const folder of globSync(`${basename(home)}.part-*`, { cwd: dirname(home) })) {
    const path = join(dirname(home), folder);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > abandonedMilliseconds) {
      rmSync(path, { recursive: true, force: true });
    }
  }
}

/** Unpacks without the archive's one top folder. Throws one line for what is no whole archive. */
async function unpack(archive: string, folder: string, name: string): Promise<void> {
  mkdirSync(folder);
  try {
    await extract({ file: archive, cwd: folder, strip: 1, strict: true, preserveOwner: false });
  } catch (error) {
    throw new PlainError(
      `${name} cannot be unpacked: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

/** The Java that lies below a folder, when it runs and is new enough. */
function usableJava(folder: string, runtime: JavaRuntime): Jdk | undefined {
  const java = join(folder, runtime.java);
  const version = existsSync(java) ? versionOf(java) : undefined;
  return version !== undefined && version >= oldestJava ? { java, version } : undefined;
}

/** Renames a folder into place. Another start that was quicker is left in peace, a broken one is moved out of the way. */
function moveIntoPlace(unpacked: string, home: string, runtime: JavaRuntime): void {
  try {
    renameSync(unpacked, home);
  } catch (error) {
    if (!existsSync(home)) throw error;
    if (usableJava(home, runtime)) return;
    renameSync(home, join(dirname(unpacked), 'broken'));
    renameSync(unpacked, home);
  }
}

/**
 * Downloads a Java runtime, checks it and puts it into the user's cache, all of it or nothing: it is fetched, verified,
 * unpacked and run in a folder beside its place, which it then takes by being renamed.
 * @throws PlainError with one line about why there is none; nothing is left in the cache then
 */
export async function installJavaRuntime(
  environment: NodeJS.ProcessEnv,
  runtime: JavaRuntime,
  options: DownloadOptions,
): Promise<Jdk> {
  const home = runtimeHome(environment, runtime);
  mkdirSync(dirname(home), { recursive: true });
  removeAbandoned(home);
  const work = mkdtempSync(`${home}.part-`);
  const cleanUp = () => rmSync(work, { recursive: true, force: true });
  // Ctrl-C ends the process in the middle of this.
  process.once('exit', cleanUp);
  try {
    const archive = join(work, 'archive');
    const checksum = await download(runtimeAddress(environment, runtime), archive, options);
    if (checksum !== runtimeChecksum(environment, runtime)) {
      throw new PlainError(`${runtime.archive} has another checksum than the one it must have`);
    }
    const unpacked = join(work, 'unpacked');
    await unpack(archive, unpacked, runtime.archive);
    const jdk = usableJava(unpacked, runtime);
    if (!jdk) throw new PlainError(`${runtime.archive} holds no Java ${oldestJava} or later that runs here`);
    moveIntoPlace(unpacked, home, runtime);
    return { ...jdk, java: join(home, runtime.java) };
  } finally {
    process.removeListener('exit', cleanUp);
    cleanUp();
  }
}
