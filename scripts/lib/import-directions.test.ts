import { readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mayImport } from './biome-imports.ts';
import { packageNames, packageRules, rooms } from './import-rules.ts';
import { root } from './paths.ts';
import { type ImportCase, refusedImports } from './testing/lint-imports.ts';
import { codeOf } from './workspaces.ts';

/** A file that a glob of a room names: `web/src/features/**` has `web/src/features/some/x.ts`. */
function fileOf(glob: string): string {
  return glob.replace('**/*.test.ts', 'some/x.test.ts').replace('/**', '/some/x.ts').replace('*', 'one');
}

/** One file of each room with every package that is not its own. */
const pairs = rooms.flatMap((room) =>
  room.files.flatMap((glob) =>
    packageNames
      .filter((name) => name !== room.package)
      .map((name) => ({ file: fileOf(glob), name, isAllowed: mayImport(room).includes(name) })),
  ),
);
const pairCases = pairs.map(({ file, name, isAllowed }) => ({
  file,
  imported: `@pathshala/${name}/x`,
  isAllowed,
}));
/** The same pairs by a path, which is never right. */
const pathCases = pairs.map(({ file, name }) => ({
  file,
  imported: relative(dirname(file), `${packageRules[name].folder}/src/x.ts`),
}));

/** What docs/architecture.md says in words, whatever the table says. */
const never: readonly ImportCase[] = [
  { file: 'web/art/covers/x.ts', imported: '@pathshala/web/x' },
  { file: 'web/src/api/x.ts', imported: '@pathshala/functions/index' },
  { file: 'web/src/features/home/x.tsx', imported: '@pathshala/art/pictures' },
  { file: 'functions/content/src/x.ts', imported: '@pathshala/functions/firestore/courses' },
  { file: 'functions/search/rank.ts', imported: '@pathshala/content/load-content' },
  { file: 'functions/src/catalogue/routes.ts', imported: '@pathshala/content/load-content' },
  { file: 'functions/contract/x.ts', imported: '@pathshala/content/home' },
  { file: 'functions/contract/x.ts', imported: 'express' },
];

const forbiddenInside: readonly ImportCase[] = [
  { file: 'web/src/features/home/x.ts', imported: '../contact/contact-form.tsx' },
  { file: 'web/src/features/home/x.ts', imported: '../../app/shell.tsx' },
  { file: 'web/src/ui/x.ts', imported: '../features/home/hero.tsx' },
  { file: 'web/src/ui/x.ts', imported: 'react-router-dom' },
  { file: 'web/src/app/x.tsx', imported: 'react-router' },
  { file: 'web/src/features/home/x.tsx', imported: 'react-router-dom' },
  { file: 'web/src/features/practice/papers/x.tsx', imported: 'react-router/dom' },
  { file: 'web/build-steps/x.ts', imported: 'react-router-dom' },
  { file: 'web/src/auth/x.ts', imported: '../app/shell.tsx' },
  { file: 'functions/src/http/x.ts', imported: '../users/roles.ts' },
  { file: 'functions/src/firestore/x.ts', imported: '../routes.ts' },
  { file: 'functions/src/catalogue/x.ts', imported: '../users/roles.ts' },
  { file: 'functions/src/users/x.ts', imported: '../index.ts' },
  { file: 'functions/src/http/x.ts', imported: '../firestore/collections.ts' },
  { file: 'functions/src/firestore/x.ts', imported: '../domain/ledger.ts' },
  { file: 'functions/src/domain/x.ts', imported: '../checkout/settings.ts' },
  { file: 'functions/src/domain/x.ts', imported: '../rate-limit/limiter.ts' },
  { file: 'functions/src/rate-limit/x.ts', imported: '../contact/contact-limit.ts' },
  { file: 'functions/src/users/x.ts', imported: '../api.ts' },
];

const allowedInside: readonly ImportCase[] = [
  { file: 'web/src/features/home/x.ts', imported: '../../ui/wrap.tsx' },
  { file: 'web/src/features/home/x.ts', imported: './hero.tsx' },
  { file: 'web/src/app/x.ts', imported: '../features/search/search-page.tsx' },
  { file: 'web/src/auth/x.ts', imported: '../api/client.ts' },
  { file: 'web/src/ui/router.ts', imported: 'react-router-dom' },
  { file: 'web/src/server.tsx', imported: 'react-router-dom' },
  { file: 'functions/contract/x.ts', imported: './lists.ts' },
  { file: 'functions/src/routes.ts', imported: './search/routes.ts' },
  { file: 'functions/src/catalogue/x.ts', imported: '../http/route.ts' },
  { file: 'functions/src/lessons/x.ts', imported: '@pathshala/content/records' },
  { file: 'functions/src/firestore/x.ts', imported: '../http/problem.ts' },
  { file: 'functions/src/domain/x.ts', imported: '../firestore/collections.ts' },
  { file: 'functions/src/rate-limit/x.ts', imported: '../http/problem.ts' },
  { file: 'functions/src/catalogue/x.ts', imported: '../domain/courses.ts' },
  { file: 'functions/src/contact/x.ts', imported: '../rate-limit/limiter.ts' },
  { file: 'functions/content/src/render/x.ts', imported: '../problems.ts' },
  { file: 'web/art/covers/x.ts', imported: '../drawing/svg.ts' },
];

const forbidden: readonly ImportCase[] = [
  ...never,
  ...forbiddenInside,
  ...pathCases,
  ...pairCases.filter(({ isAllowed }) => !isAllowed),
];
const allowed: readonly ImportCase[] = [...allowedInside, ...pairCases.filter(({ isAllowed }) => isAllowed)];

const refused = refusedImports([...forbidden, ...allowed]);

describe('the linter knows which way imports go', () => {
  test.each(forbidden)('$file may not import $imported', (one) => {
    expect(refused.has(one)).toBe(true);
  });

  test.each(allowed)('$file may import $imported', (one) => {
    expect(refused.has(one)).toBe(false);
  });
});

test('no file of the site uses what its libraries call unsafe', () => {
  const mark = ['UNSAFE', ''].join('_');
  const files = codeOf(root, 'web').filter((file) => readFileSync(file, 'utf8').includes(mark));
  expect(files.map((file) => relative(root, file))).toEqual([]);
});
