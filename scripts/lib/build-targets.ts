import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFiles } from '@pathshala/contract/calls/site-server';
import { languages } from '@pathshala/contract/text/languages';
import { filesBelow, inputsOf } from './workspaces.ts';

/** A build target: a package with its dependencies. */
export interface Target {
  readonly name: 'functions' | 'web';
  /** Program and arguments. */
  readonly command: readonly [string, ...string[]];
  /** Further inputs: the build's own code. */
  readonly besides: readonly string[];
  /** Prefixes of environment variables that the build reads. */
  readonly variables?: string;
  /** Outputs of other builds that it uses, relative to the repository. */
  readonly takes?: readonly string[];
  /** A file that the build always writes. */
  readonly output: string;
}

const always = ['package-lock.json', 'tsconfig.base.json'];
/**
 * Files that are not bundled: a change does not affect bundles. A bundle that contains one fails to build:
 * web/build-steps/bundle.ts, scripts/lib/upload/function-code.ts.
 */
export const besidesCode: readonly string[] = ['blogs', 'books', 'courses', 'lessons', 'pages'].map(
  (name) => `functions/content/${name}`,
);

/** In build order: the function contains the site's servers. */
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

/** Input files of a build. */
function ownFiles({ name, besides }: Target, { base }: Origin): string[] {
  return [
    ...inputsOf(base, `@pathshala/${name}`),
    ...besides.flatMap((path) => filesBelow(base, join(base, path))),
  ];
}

/** Hash of files and environment variables. */
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

/** Hash of all inputs of a build. */
export function inputHash(target: Target, place: Origin): string {
  const taken = (target.takes ?? []).map((path) => join(place.base, path)).filter((file) => existsSync(file));
  return hashOf([...ownFiles(target, place), ...taken], place, target.variables);
}

const isCode = (file: string, { base }: Origin) =>
  besidesCode.every((path) => !file.startsWith(`${join(base, path)}/`));

/** Hash of its code only. */
export function codeHash(target: Target, place: Origin): string {
  const files = ownFiles(target, place).filter((file) => isCode(file, place));
  return hashOf(files, place, target.variables);
}

/** Hashes of all that reads the school's files and makes the search index of them, and of these files. */
export function contentHashes(place: Origin): { readonly code: string; readonly files: string } {
  const all = [...inputsOf(place.base, '@pathshala/search'), join(place.base, 'package-lock.json')];
  const code = all.filter((file) => isCode(file, place));
  const files = all.filter((file) => !isCode(file, place));
  return { code: hashOf(code, place), files: hashOf(files, place) };
}
