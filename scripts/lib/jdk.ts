import { execFileSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { PlainError } from './messages.ts';

/** The emulators of firebase-tools refuse an older one. */
export const oldestJava = 21;

export interface Jdk {
  /** The `java` program itself. */
  readonly java: string;
  /** Its major version, such as 21. */
  readonly version: number;
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

/** A `java` program and its version; undefined when there is none that runs. */
export function tryJava(java: string): Jdk | undefined {
  if (!existsSync(java)) return undefined;
  try {
    const how = ['-c', '"$0" -version 2>&1', java];
    const version = javaMajorVersion(execFileSync('/bin/sh', how, { encoding: 'utf8', timeout: 15_000 }));
    return version === undefined ? undefined : { java, version };
  } catch {
    return undefined;
  }
}

/** Where systems, Homebrew, SDKMAN and editors put JDKs. */
const homes = [
  '/usr/{lib/jvm,java}/*',
  '/opt/java/*',
  '{,~}/Library/Java/JavaVirtualMachines/*/Contents/Home',
  '{/opt/homebrew,/usr/local}/opt/*openjdk*/libexec/openjdk.jdk/Contents/Home',
  '~/{.sdkman/candidates/java,.jdks}/*',
];

/** Every place where a `java` may be, in the order in which they are tried: newest names first in each kind of place. */
export function javaCandidates(environment: NodeJS.ProcessEnv): string[] {
  const onPath = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const given = environment.JAVA_HOME ? [join(environment.JAVA_HOME, 'bin')] : [];
  const installed = homes.flatMap((home) =>
    globSync(`${home.replaceAll('~', homedir())}/bin/java`).sort((a, b) =>
      b.localeCompare(a, 'en', { numeric: true }),
    ),
  );
  return [...[...given, ...onPath].map((folder) => join(folder, 'java')), ...installed];
}

/** The first JDK that is new enough among the candidates. Throws one line that says what to install. */
export function findJdk(candidates: readonly string[]): Jdk {
  let old: Jdk | undefined;
  for (const candidate of new Set(candidates)) {
    const found = tryJava(candidate);
    if (found && found.version >= oldestJava) return found;
    old ??= found;
  }
  throw new NoJdkError(old ? `only Java ${old.version} was found (${old.java})` : 'none was found');
}

/** The folder to put first on the PATH so that firebase-tools starts this `java`. */
export function binFolder(jdk: Jdk): string {
  return dirname(jdk.java);
}
