import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFiles } from '@pathshala/contract/calls/site-server';
import { languages } from '@pathshala/contract/text/languages';
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
/**
 * What no code holds: a change there leaves what the bundlers made as it is. A bundle that has a file of these fails to build:
 * web/build-steps/bundle.ts, scripts/lib/upload/function-code.ts.
 */
export const besidesCode: readonly string[] = ['blogs', 'books', 'courses', 'lessons', 'pages'].map(
  (name) => `functions/content/${name}`,
);

/** In the order in which they are built: the function has the site's servers with it. */
export const targets: readonly Target[] = [
  {
    name: 'web',
    command: [process.execPath, 'web/build-steps/build.ts'],
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
      [siteFiles.parts, siteFiles.hashes].map((file) => `web/build/server/${language}/${file}`),
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

/** The files of the packages that a build is made from, and what it is made with. */
function ownFiles({ name, besides }: Target, { base }: Origin): string[] {
  return [
    ...inputsOf(base, `@pathshala/${name}`),
    ...besides.flatMap((path) => filesBelow(base, join(base, path))),
  ];
}

/** One hash over files, and over the variables whose names begin so. */
function hashOf(files: readonly string[], { base, environment }: Origin, variables?: string): string {
  const hash = createHash('sha256');
  for (const file of files) {
    hash
      .update(`${file.slice(base.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  const names = variables ? Object.keys(environment).filter((name) => name.startsWith(variables)) : [];
  for (const name of names.sort()) hash.update(`${name}=${environment[name]}\0`);
  return hash.digest('hex');
}

/** One hash over everything that a build is made from. */
export function inputHash(target: Target, place: Origin): string {
  const taken = (target.takes ?? []).map((path) => join(place.base, path)).filter((file) => existsSync(file));
  return hashOf([...ownFiles(target, place), ...taken], place, target.variables);
}

/** The same over what its code is made from. */
export function codeHash(target: Target, place: Origin): string {
  const beside = besidesCode.map((path) => `${join(place.base, path)}/`);
  const files = ownFiles(target, place).filter((file) => beside.every((folder) => !file.startsWith(folder)));
  return hashOf(files, place, target.variables);
}

/** One hash over the school's files, and all that reads them and makes the search index of them. */
export function contentHash(place: Origin): string {
  const files = [...inputsOf(place.base, '@pathshala/search'), join(place.base, 'package-lock.json')];
  return hashOf(files, place);
}
