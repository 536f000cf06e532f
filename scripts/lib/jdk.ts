import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { javaRuntimeFor, runtimeHome } from './java-runtime.ts';
import { PlainError } from './messages.ts';

/** The emulators of firebase-tools refuse an older one. */
export const oldestJava = 21;

export interface Jdk {
  /** The `java` program itself. */
  java: string;
  /** Its major version, such as 21. */
  version: number;
}

/** There is no JDK that is new enough: one line that says what there is and what to install. */
export class NoJdkError extends PlainError {
  readonly #found: string;

  constructor(found: string, download = '') {
    super(
      `The emulators need a JDK ${oldestJava} or later and ${found}${download}; install one, for example from https://adoptium.net, or set JAVA_HOME to it`,
    );
    this.#found = found;
  }

  /** The same line, which also says why the download of a Java runtime failed. */
  afterDownload(reason: string): NoJdkError {
    return new NoJdkError(this.#found, `, and none could be downloaded (${reason})`);
  }
}

/** The major version in the output of `java -version`; undefined when there is none. `1.8.0` counts as 8. */
export function javaMajorVersion(output: string): number | undefined {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : undefined;
}

/** Asks a `java` program for its major version; undefined when it does not run. */
export function versionOf(java: string): number | undefined {
  try {
    const output = execFileSync('/bin/sh', ['-c', '"$0" -version 2>&1', java], {
      encoding: 'utf8',
      timeout: 15_000,
    });
    return javaMajorVersion(output);
  } catch {
    return undefined;
  }
}

/** The homes of all JDKs in a folder that holds one JDK each, newest name first. */
function homesIn(folder: string, suffix = ''): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
    .map((name) => join(folder, name, suffix));
}

function macHome(): string[] {
  if (process.platform !== 'darwin') return [];
  try {
    return [
      execFileSync('/usr/libexec/java_home', ['-v', `${oldestJava}+`], {
        encoding: 'utf8',
        stdio: 'pipe',
      }).trim(),
    ];
  } catch {
    return [];
  }
}

/** The runtime that an earlier start has downloaded, if this machine is one for which there is any. */
function downloaded(environment: NodeJS.ProcessEnv): string[] {
  const runtime = javaRuntimeFor();
  return runtime ? [join(runtimeHome(environment, runtime), runtime.java)] : [];
}

/** Every place where a `java` may be, in the order in which they are tried. */
export function javaCandidates(environment: NodeJS.ProcessEnv): string[] {
  const onPath = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const homes = [
    ...macHome(),
    ...homesIn('/usr/lib/jvm'),
    ...homesIn('/usr/java'),
    ...homesIn('/opt/java'),
    ...homesIn('/Library/Java/JavaVirtualMachines', 'Contents/Home'),
    ...homesIn('/opt/homebrew/opt', 'libexec/openjdk.jdk/Contents/Home').filter((home) =>
      home.includes('openjdk'),
    ),
    ...homesIn('/usr/local/opt', 'libexec/openjdk.jdk/Contents/Home').filter((home) =>
      home.includes('openjdk'),
    ),
    ...homesIn(join(homedir(), '.sdkman/candidates/java')),
    ...homesIn(join(homedir(), '.jdks')),
  ];
  const given = environment.JAVA_HOME ? [join(environment.JAVA_HOME, 'bin')] : [];
  const folders = [...given, ...onPath, ...homes.map((home) => join(home, 'bin'))];
  return [...folders.map((folder) => join(folder, 'java')), ...downloaded(environment)];
}

/** The first JDK that is new enough among the candidates. Throws one line that says what to install. */
export function findJdk(
  candidates: readonly string[],
  read: (java: string) => number | undefined = versionOf,
): Jdk {
  const tooOld: Jdk[] = [];
  for (const java of new Set(candidates.filter((candidate) => existsSync(candidate)))) {
    const version = read(java);
    if (version === undefined) continue;
    if (version >= oldestJava) return { java, version };
    tooOld.push({ java, version });
  }
  const found = tooOld[0] ? `only Java ${tooOld[0].version} was found (${tooOld[0].java})` : 'none was found';
  throw new NoJdkError(found);
}

/** The folder to put first on the PATH so that firebase-tools starts this `java`. */
export function binFolder(jdk: Jdk): string {
  return dirname(jdk.java);
}
