import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteFiles } from '@pathshala/contract/calls/site-server';
import { languages } from '@pathshala/contract/text/languages';
import { filesBelow, inputsOf } from './workspaces.ts';

/** A build target: a package with its dependencies. Paths are relative to the repository. */
export interface Target {
  readonly name: 'functions' | 'web';
  readonly script: string;
  /** Further inputs: the build's own code, and what other builds have made. */
  readonly besides: readonly string[];
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
    script: 'web/build-steps/build.ts',
    besides: always,
    output: 'web/build/client/index.html',
  },
  {
    name: 'functions',
    script: 'scripts/build-functions.ts',
    besides: [
      ...[...always, 'scripts/build-functions.ts', 'scripts/lib/upload'],
      // The version of the site is in one, what its pages show in the other.
      ...languages.flatMap((language) =>
        [siteFiles.parts, siteFiles.hashes].map((file) => `web/build/server/${language}/${file}`),
      ),
    ],
    output: 'functions/build/package.json',
  },
];

function hashOf(base: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file.slice(base.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}

/** Hashes of what is made from files: of all of them, of the code and of what is no code. */
export interface Hashes {
  readonly all: string;
  readonly code: string;
  readonly content: string;
}

function hashesOf(base: string, files: readonly string[]): Hashes {
  const isContent = (file: string) => besidesCode.some((path) => file.startsWith(`${join(base, path)}/`));
  return {
    all: hashOf(base, files),
    code: hashOf(
      base,
      files.filter((file) => !isContent(file)),
    ),
    content: hashOf(base, files.filter(isContent)),
  };
}

/** Of all that a build is made from. @param base absolute path of the repository */
export function targetHashes({ name, besides }: Target, base: string): Hashes {
  const further = besides.flatMap((path) => {
    const file = join(base, path);
    // What was built is no input by its path.
    return path.includes('/build/') ? [file].filter((one) => existsSync(one)) : filesBelow(base, file);
  });
  return hashesOf(base, [...inputsOf(base, `@pathshala/${name}`), ...further]);
}

/** Of all that reads the school's files and makes the search index of them, and of these files. */
export function contentHashes(base: string): Hashes {
  return hashesOf(base, [...inputsOf(base, '@pathshala/search'), join(base, 'package-lock.json')]);
}
