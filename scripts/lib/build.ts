import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '@pathshala/contract/languages';
import { siteFiles } from '@pathshala/contract/site-server';
import { type Outcome, run } from './children.ts';
import { withFolderLock } from './folder-lock.mjs';
import { PlainError, secondsSince, step } from './messages.ts';
import { lockFolder, logFolder, root, stateFolder } from './paths.ts';
import { filesBelow, inputsOf } from './workspaces.ts';

/** Something that is built out of a package and the packages under it. */
export interface Target {
  readonly name: 'functions' | 'web';
  /** Program and arguments. */
  readonly command: readonly [string, ...string[]];
  /** Files and folders that count besides the packages: what the build is made with. */
  readonly besides: readonly string[];
  /** The build reads the variables whose names begin so. */
  readonly variables?: string;
  /** Files of another build that it takes up, from the repository's folder: it follows each that is another one. */
  readonly takes?: readonly string[];
  /** A file that every build writes. */
  readonly output: string;
}

const always = ['package-lock.json', 'tsconfig.base.json'];

/** In the order in which they are built: the function has the site's servers with it. */
export const targets: readonly Target[] = [
  {
    name: 'web',
    command: ['npm', 'run', 'build', '-w', '@pathshala/web'],
    besides: always,
    variables: 'VITE_',
    output: 'web/build/client/index.html',
  },
  {
    name: 'functions',
    command: [process.execPath, 'scripts/build-functions.ts'],
    besides: [...always, 'scripts/build-functions.ts', 'scripts/lib/upload'],
    // The version of the site is in one, what its pages show in the other.
    takes: languages.flatMap((language) =>
      [siteFiles.parts, siteFiles.prints].map((file) => `web/build/server/${language}/${file}`),
    ),
    output: 'functions/build/package.json',
  },
];

/** Where builds happen, and how; tests bring places of their own. */
export interface BuildPlace {
  /** Absolute path of the repository. */
  readonly base: string;
  /** Absolute path of the folder that remembers what was built. */
  readonly memory: string;
  readonly environment: NodeJS.ProcessEnv;
  readonly make: (target: Target, logFile: string) => Promise<Pick<Outcome, 'code'>>;
}

const here: BuildPlace = {
  base: root,
  memory: join(stateFolder, 'build'),
  environment: process.env,
  make: ({ command: [program, ...args] }, logFile) => run(program, args, { logFile }),
};

/** One hash over everything that a build is made from: files of its packages, and its variables. */
export function inputHash(target: Target, { base, environment }: BuildPlace): string {
  const hash = createHash('sha256');
  const besides = target.besides.flatMap((path) => filesBelow(base, join(base, path)));
  const taken = (target.takes ?? []).map((path) => join(base, path)).filter((file) => existsSync(file));
  for (const file of [...inputsOf(base, `@pathshala/${target.name}`), ...besides, ...taken]) {
    hash
      .update(`${file.slice(base.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  const { variables } = target;
  const names = variables ? Object.keys(environment).filter((name) => name.startsWith(variables)) : [];
  for (const name of names.sort()) hash.update(`${name}=${environment[name]}\0`);
  return hash.digest('hex');
}

/** What is remembered of a build: its inputs, and when its output was written, to notice a build made by hand. */
function stampOf(target: Target, place: BuildPlace): string {
  const output = join(place.base, target.output);
  const when = existsSync(output) ? statSync(output).mtimeMs : 'never';
  return `${inputHash(target, place)} ${when}`;
}

async function buildOne(target: Target, place: BuildPlace, isForced: boolean): Promise<boolean> {
  const stampFile = join(place.memory, target.name);
  const isFresh = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stampOf(target, place);
  if (!isForced && isFresh()) return false;
  rmSync(stampFile, { force: true });
  const logFile = join(logFolder, `build-${target.name}.log`);
  const { code } = await place.make(target, logFile);
  if (code !== 0 || !existsSync(join(place.base, target.output))) {
    throw new PlainError(`The build of ${target.name} failed`, logFile);
  }
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stampOf(target, place));
  return true;
}

/**
 * Builds what has changed since its last build.
 * @param isForced builds also what has not changed
 * @returns the names of what was built
 * @throws PlainError naming the log of a build that failed
 */
export async function buildChanged(
  names: readonly Target['name'][],
  place: BuildPlace,
  isForced = false,
): Promise<Target['name'][]> {
  const built: Target['name'][] = [];
  for (const target of targets.filter(({ name }) => names.includes(name))) {
    const start = performance.now();
    const isBuilt = await buildOne(target, place, isForced);
    step('build', isBuilt ? `${target.name} (${secondsSince(start)})` : `${target.name} is up to date`);
    if (isBuilt) built.push(target.name);
  }
  return built;
}

export interface BuildOptions {
  /** Builds also what has not changed. */
  readonly isForced?: boolean;
}

/** Builds what has changed since its last build, and runs `then` before another command may build again. */
export async function build<T>(
  names: readonly Target['name'][],
  then: () => Promise<T>,
  { isForced = false }: BuildOptions = {},
): Promise<T> {
  return await withFolderLock(join(lockFolder, 'build'), async () => {
    await buildChanged(names, here, isForced);
    return await then();
  });
}
