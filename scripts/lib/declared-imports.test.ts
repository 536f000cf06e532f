import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { compareDeclarations, importedPackages, relativeImports } from './declared-imports.ts';
import { root } from './paths.ts';
import { codeOf, ownerOf, readWorkspaces } from './workspaces.ts';

/** Tools of the whole repository, which its own `package.json` declares for every package. */
const everywhere = ['vitest'];

/** What no file of the package names, and why it is declared all the same. */
const unnamed: Readonly<Record<string, string>> = {
  '@emotion/styled': 'MUI asks for it beside itself',
  '@google-cloud/firestore': 'docs/decisions/0008-firestore-client-named.md',
  jsdom: 'vitest.config.ts names it for the component tests',
};

describe.each(readWorkspaces(root))('$name', ({ folder }) => {
  const { missing, unused } = compareDeclarations(join(root, folder), codeOf(root, folder));

  test('declares what it imports', () => {
    expect(missing.filter((name) => !everywhere.includes(name))).toEqual([]);
  });

  test('imports what it declares', () => {
    expect(unused.filter((name) => !(name in unnamed))).toEqual([]);
  });
});

test('a reason is given for nothing that needs none', () => {
  const all = readWorkspaces(root).flatMap(
    ({ folder }) => compareDeclarations(join(root, folder), codeOf(root, folder)).unused,
  );
  expect(Object.keys(unnamed).filter((name) => !all.includes(name))).toEqual([]);
});

/** Backticks stand for quotes: this file's own imports are looked at, too. */
test.each([
  ['import a from `one`;', ['one']],
  ['import type { A } from `@scope/two/deep/file`;', ['@scope/two']],
  ['import {\n  a,\n} from `three/x.ts`;\nexport { b } from `four`;', ['three', 'four']],
  ['const a = await import(`five`);\nimport `six/style.css`;', ['five', 'six']],
  ['@import `seven/style.css`;\n@import url(`eight`);', ['seven', 'eight']],
  ['import a from `node:fs`;\nimport b from `./own.ts`;\nimport c from `path`;', []],
  ['// import a from `nine`;\n/** import b from `ten`; */', []],
])('%s imports %j', (text, expected) => {
  expect([...importedPackages(text.replaceAll('`', "'"))]).toEqual(expected);
});

describe('every path', () => {
  const packages = readWorkspaces(root);

  test.each(packages)('of an import in $name stays in it', ({ folder }) => {
    const leaving = codeOf(root, folder).flatMap((file) =>
      relativeImports(readFileSync(file, 'utf8'))
        .map((path) => relative(root, join(dirname(file), path)))
        .filter((target) => ownerOf(packages, target)?.folder !== folder)
        .map((target) => `${relative(root, file)} → ${target}`),
    );
    expect(leaving).toEqual([]);
  });
});

test('no file of the site uses what its libraries call unsafe', () => {
  const mark = ['UNSAFE', ''].join('_');
  const files = codeOf(root, 'web').filter((file) => readFileSync(file, 'utf8').includes(mark));
  expect(files.map((file) => relative(root, file))).toEqual([]);
});
