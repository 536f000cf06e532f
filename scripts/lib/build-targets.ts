import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@pathshala/contract/languages';
import { siteFiles } from '@pathshala/contract/site-server';
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
  /** Files and folders that no code of it holds: a change there leaves what the bundler made as it is. */
  readonly besidesCode?: readonly string[];
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
    // A bundle that has a file of these fails to build: web/build-steps/bundle.ts.
    besidesCode: ['blogs', 'books', 'courses', 'lessons', 'pages'].map((name) => `functions/content/${name}`),
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

/** What builds read. */
export interface Origin {
  /** Absolute path of the repository. */
  readonly base: string;
  readonly environment: NodeJS.ProcessEnv;
}

/** Every file that a build is made from. */
function filesOf({ name, besides, takes = [] }: Target, { base }: Origin): string[] {
  const taken = takes.map((path) => join(base, path)).filter((file) => existsSync(file));
  return [
    ...inputsOf(base, `@pathshala/${name}`),
    ...besides.flatMap((path) => filesBelow(base, join(base, path))),
    ...taken,
  ];
}

/** One hash over everything that a build is made from: files of its packages, and its variables. */
export function inputHash(target: Target, place: Origin, files = filesOf(target, place)): string {
  const { base, environment } = place;
  const hash = createHash('sha256');
  for (const file of files) {
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

/** The same over what its code is made from. */
export function codeHash(target: Target, place: Origin): string {
  const beside = (target.besidesCode ?? []).map((path) => `${join(place.base, path)}/`);
  const files = filesOf(target, place).filter((file) => beside.every((folder) => !file.startsWith(folder)));
  return inputHash(target, place, files);
}
