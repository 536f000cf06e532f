import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar';
import { withFolderLock } from './folder-lock.mjs';
import { PlainError, step } from './messages.ts';

/** The emulators of firebase-tools refuse an older one. */
const oldestJava = 21;

/**
 * The release of Eclipse Temurin that a machine without Java gets, with the SHA-256 of its archives; see
 * docs/decisions/0018-a-fresh-clone-runs.md. A newer release has other checksums.
 */
const release = '21.0.12.1+1';
const checksums: Readonly<Record<string, string>> = {
  x64_linux: '2413149700df0f7d440500a84a8f764c535f21e5a5e87d38328b64eec2c5b500',
  aarch64_linux: '14be1f35ebdbd1f6e8d57eb911a3ffb74d6d9aa255abc5daf2b1302002cf2cf2',
  x64_mac: '6717ec641fd9ce0bb209ca083ee23b42202ac68cb6fcc5753496e0e4a0f41989',
  aarch64_mac: 'dec50fc6f9fcd4fe3ae8cabf5a5fa68f6afc48841f7698e468e9aa5d54beed84',
};

/** JDK folders of systems, Homebrew, SDKMAN and editors. */
const homes = [
  '/usr/{lib/jvm,java}/*',
  '/opt/java/*',
  '{,~}/Library/Java/JavaVirtualMachines/*/Contents/Home',
  '{/opt/homebrew,/usr/local}/opt/*openjdk*/libexec/openjdk.jdk/Contents/Home',
  '~/{.sdkman/candidates/java,.jdks}/*',
];

/** Newest names first in each kind of place. */
export function javaCandidates({ JAVA_HOME, PATH = '' } = process.env): string[] {
  const given = JAVA_HOME ? [join(JAVA_HOME, 'bin')] : [];
  const onPath = PATH.split(delimiter).filter(Boolean);
  const newestFirst = (a: string, b: string) => b.localeCompare(a, 'en', { numeric: true });
  const installed = homes.flatMap((home) =>
    globSync(`${home.replaceAll('~', homedir())}/bin/java`).sort(newestFirst),
  );
  return [...[...given, ...onPath].map((folder) => join(folder, 'java')), ...installed];
}

/** The major version that a `java` names, `1.8.0` as 8; undefined where there is none that runs. */
function versionOf(java: string): number | undefined {
  const { stderr } = spawnSync(java, ['-version'], { encoding: 'utf8', timeout: 15_000 });
  return Number(/version "(?:1\.)?(\d+)/.exec(stderr)?.[1]) || undefined;
}

const isUsable = (java: string) => (versionOf(java) ?? 0) >= oldestJava;

/** Its archive, and the folder that it is unpacked into. Undefined when there is none for this machine. */
function javaRuntime() {
  const { platform, arch } = process;
  const isMac = platform === 'darwin';
  const machine = `${arch === 'arm64' ? 'aarch64' : arch}_${isMac ? 'mac' : platform}`;
  const pinned = checksums[machine];
  if (pinned === undefined) return undefined;
  const archive = `OpenJDK21U-jre_${machine}_hotspot_${release.replace('+', '_')}.tar.gz`;
  const own = `https://github.com/adoptium/temurin21-binaries/releases/download/jdk-${encodeURIComponent(release)}`;
  const { XDG_CACHE_HOME, PATHSHALA_JAVA_MIRROR, PATHSHALA_JAVA_SHA256 } = process.env;
  const cache = XDG_CACHE_HOME || join(homedir(), isMac ? 'Library/Caches' : '.cache');
  return {
    url: `${(PATHSHALA_JAVA_MIRROR || own).replace(/\/+$/, '')}/${archive}`,
    sha256: (PATHSHALA_JAVA_SHA256 || pinned).toLowerCase(),
    // The release is in its name, so that a new one does not find the old.
    home: join(cache, 'pathshala', 'java', `temurin-${release}-${platform}-${arch}`),
    java: isMac ? 'Contents/Home/bin/java' : 'bin/java',
  };
}

type Runtime = NonNullable<ReturnType<typeof javaRuntime>>;

/** @throws Error with one line: no answer, another status than 200, or a broken connection */
async function download(url: string): Promise<Buffer> {
  try {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`status ${response.status}`);
    return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    // `fetch` itself says only that it failed.
    const { cause = error } = error as Error;
    const { code, message } = cause as NodeJS.ErrnoException;
    throw new Error(`${url}: ${code ?? message}`);
  }
}

/** Unpacks and tries an archive next to its place, then renames the folder, so that nobody finds half an install. */
async function install(bytes: Buffer, { url, sha256, home, java }: Runtime): Promise<void> {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Error(`${url} has another checksum than the one it must have`);
  const work = `${home}.part`;
  rmSync(work, { recursive: true, force: true });
  mkdirSync(work, { recursive: true });
  try {
    // The archive has one folder at its top.
    const unpack = extract({ cwd: work, strip: 1, strict: true, preserveOwner: false });
    await pipeline(Readable.from([bytes]), unpack);
    if (!isUsable(join(work, java)))
      throw new Error(`${url} holds no Java ${oldestJava} or later that runs here`);
    rmSync(home, { recursive: true, force: true });
    renameSync(work, home);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** The machine's own `java`, or that of a runtime that is downloaded once. @throws PlainError with what to install */
export async function provideJava(
  candidates: readonly string[] = javaCandidates(),
  runtime = javaRuntime(),
): Promise<string> {
  const own = runtime && join(runtime.home, runtime.java);
  const all = [...new Set([...candidates, ...(own ? [own] : [])])];
  const java = all.find(isUsable);
  if (java) return java;
  const old = all.find(versionOf);
  const found = old ? `only Java ${versionOf(old)} was found (${old})` : 'none was found';
  const missing = (why = '') =>
    new PlainError(
      `The emulators need Java ${oldestJava} or later and ${found}${why}; install one, for example from https://adoptium.net, or set JAVA_HOME to it`,
    );
  if (!runtime || !own) throw missing();
  const fetchRuntime = async () => {
    // Another start may have been faster.
    if (isUsable(own)) return;
    step('java', `none here yet: Eclipse Temurin ${release} is downloaded, once (50 MB)`);
    await install(await download(runtime.url), runtime);
  };
  await withFolderLock(join(dirname(runtime.home), 'lock'), fetchRuntime).catch(({ message }: Error) => {
    throw missing(`, and none could be downloaded (${message})`);
  });
  return own;
}
