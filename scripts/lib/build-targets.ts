import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { siteFiles } from '@pathshala/contract/calls/site-server';
import { languages } from '@pathshala/contract/text/languages';

/** Paths are relative to the repository. */
export interface Target {
  readonly name: 'functions' | 'web';
  readonly script: string;
  /** The folders of its own package and of ours that it may import: import-rules.test.ts. */
  readonly folders: readonly string[];
  /** Further inputs: the build's own code and the output of other builds. */
  readonly besides: readonly string[];
  /** A file that the build always writes. */
  readonly output: string;
}

const always = ['package-lock.json', 'tsconfig.base.json'];

/**
 * Files that are not bundled: a change does not affect bundles. A bundle that contains one fails to build:
 * web/build-steps/bundle-language.ts, scripts/lib/upload/function-code.ts.
 */
export const besidesCode: readonly string[] = ['blogs', 'books', 'courses', 'lessons', 'pages'].map(
  (name) => `functions/content/${name}`,
);

const contentFolders = ['functions/contract', 'functions/content', 'functions/search', 'web/messages'];

/** In build order: the function contains the site's servers. */
export const targets: readonly Target[] = [
  {
    name: 'web',
    script: 'web/build-steps/build.ts',
    folders: ['web', 'functions/contract', 'functions/content', 'functions/search'],
    besides: always,
    output: 'web/build/client/index.html',
  },
  {
    name: 'functions',
    script: 'scripts/build-functions.ts',
    folders: ['functions', 'web/brand', 'web/messages'],
    besides: [
      ...[...always, 'scripts/build-functions.ts', 'scripts/lib/upload'],
      // One has the site's version, the other what its pages show.
      ...languages.flatMap((language) =>
        [siteFiles.parts, siteFiles.hashes].map((file) => `web/build/server/${language}/${file}`),
      ),
    ],
    output: 'functions/build/package.json',
  },
];

/** Written by builds, tests and npm. */
const writtenFolders = new Set(['node_modules', 'build', 'screenshots', 'test-results', 'playwright-report']);
/** Written by the site's preparation. */
const writtenPaths = new Set([
  'web/public',
  'web/src/theme/fonts',
  'web/src/theme/fonts.css',
  'web/src/theme/translated-fonts.css',
  'web/src/theme/other-letters.css',
  'web/src/theme/formula-fonts.css',
  'web/src/theme/theme.css',
  'web/src/theme/widgets.css',
  'web/src/ui/pictures',
  'web/src/words/compiled',
]);
const isIdle =
  /\.(test|spec)\.tsx?$|^(test|testing|e2e|playwright\.config\.ts|README\.md|\.env\.example|\.DS_Store)$/;

/** False for tests and for what builds write. @param path from the repository's folder */
export function countsForBuild(path: string): boolean {
  const name = basename(path);
  return !(writtenFolders.has(name) || writtenPaths.has(path) || isIdle.test(name));
}

/** The files at or below an absolute path that count for a build, in a fixed order; none where nothing is there. */
function filesBelow(base: string, path: string): string[] {
  if (!existsSync(path) || !countsForBuild(relative(base, path))) return [];
  if (statSync(path).isFile()) return [path];
  const names = readdirSync(path).sort();
  return names.flatMap((name) => filesBelow(base, join(path, name)));
}

function hashOf(base: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files)
    for (const part of [`${file.slice(base.length)}\0`, readFileSync(file), '\0']) hash.update(part);
  return hash.digest('hex');
}

/** `code` is without the school's files and what other builds made. */
function hashesOf(base: string, files: readonly string[]) {
  const isContent = (file: string) =>
    file.slice(base.length).includes('/build/') ||
    besidesCode.some((path) => file.startsWith(`${join(base, path)}/`));
  const { code = [], content = [] } = Object.groupBy(files, (file) => (isContent(file) ? 'content' : 'code'));
  return { all: hashOf(base, files), code: hashOf(base, code), content: hashOf(base, content) };
}

const filesIn = (base: string, folders: readonly string[]) =>
  folders.flatMap((folder) => filesBelow(base, join(base, folder)));

export function targetHashes({ folders, besides }: Target, base: string) {
  const further = besides.flatMap((path) => {
    const file = join(base, path);
    return path.includes('/build/') ? [file].filter((one) => existsSync(one)) : filesBelow(base, file);
  });
  return hashesOf(base, [...filesIn(base, folders), ...further]);
}

/** Of the school's files, and all code that reads them or makes the search index. */
export const contentHashes = (base: string) =>
  hashesOf(base, [...filesIn(base, contentFolders), join(base, 'package-lock.json')]);
