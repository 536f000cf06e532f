import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './paths.ts';
import { ownerOf, readWorkspaces } from './workspaces.ts';

/** What no file of a package names, and why it is declared all the same. That what is imported is declared, the linter looks. */
const unnamed: Readonly<Record<string, string>> = {
  '@emotion/styled': 'MUI asks for it beside itself',
  '@google-cloud/firestore':
    'optional for firebase-admin, and some versions of npm leave it out without a word',
  jsdom: 'vitest.config.ts names it for the component tests',
};

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** `@types/express` and `express` are used together. */
const usedWith = (name: string) => name.replace(/^@types\/(.+)__(.+)$/, '@$1/$2').replace(/^@types\//, '');

const packages = readWorkspaces(root);
const listing = [
  'ls-files',
  '--cached',
  '--others',
  '--exclude-standard',
  '*.ts',
  '*.tsx',
  '*.mts',
  '*.mjs',
  '*.css',
];
const code = execFileSync('git', listing, { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((path) => path && existsSync(join(root, path)))
  .map((path) => ({ path, owner: ownerOf(packages, path) }));

describe.each(packages)('$name', ({ folder }) => {
  const files = code
    .filter(({ owner }) => owner?.folder === folder)
    .map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

  test('imports what it declares', () => {
    const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest;
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
    const isNamed = (name: string) => files.some(({ text }) => new RegExp(`['"\`]${name}['"\`/]`).test(text));
    const unused = declared.filter((name) => !isNamed(name) && !isNamed(usedWith(name)));
    expect(unused.filter((name) => !(name in unnamed))).toEqual([]);
  });

  test('reaches the others by their names, never by a path', () => {
    const leaving = files.flatMap(({ path, text }) =>
      [...text.matchAll(/(?:\bfrom\s+|\bimport\s*\(?\s*)['"](\.[^'"\n]+)['"]/g)]
        .map(([, to = '']) => join(dirname(path), to))
        .filter((target) => ownerOf(packages, target)?.folder !== folder)
        .map((target) => `${path} → ${target}`),
    );
    expect(leaving).toEqual([]);
  });

  test('uses nothing that its libraries call unsafe', () => {
    const mark = ['UNSAFE', ''].join('_');
    expect(files.filter(({ text }) => text.includes(mark)).map(({ path }) => path)).toEqual([]);
  });
});
