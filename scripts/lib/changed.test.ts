import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { affectedBy, changedFiles } from './changed.ts';
import { emulatorTestsOf } from './emulator-tests.ts';
import { apiJourneys, siteJourneys } from './feature-journeys.ts';
import { root } from './paths.ts';

/** A changed file, and what it can break. */
const cases = [
  ['docs/security.md', {}],
  ['README.md', {}],
  ['LICENSE', {}],
  ['web/src/features/contact/contact-form.tsx', { journeys: ['screens-contact'] }],
  ['web/src/features/contact/contact-page.test.tsx', { journeys: ['screens-contact'] }],
  ['web/src/features/brand-new/page.tsx', { journeys: 'all' }],
  ['web/e2e/people.spec.ts', { journeys: ['people'] }],
  [
    'functions/src/users/roles.ts',
    { emulator: emulatorTestsOf(root, 'users'), journeys: ['admins', 'guards', 'people'] },
  ],
  [
    'functions/src/users/roles.emulator.test.ts',
    { emulator: ['functions/src/users/roles.emulator.test.ts'] },
  ],
  ['functions/src/users/removed.emulator.test.ts', {}],
  ['web/e2e/removed.spec.ts', {}],
  ['functions/test/support/people.ts', { emulator: 'all' }],
  ['functions/search/fold.test.ts', {}],
  ['functions/content/lessons/free-water/1-where.md', { everyUnit: true, journeys: ['learning'] }],
  ['scripts/lib/ports.ts', {}],
  ['web/src/ui/icon.tsx', { everyUnit: true, emulator: 'all', journeys: 'all' }],
  ['functions/src/http/app.ts', { emulator: 'all', journeys: 'all' }],
  ['package-lock.json', { everyUnit: true, emulator: 'all', journeys: 'all' }],
  ['firestore.rules', { everyUnit: true, emulator: 'all', journeys: 'all' }],
] as const;

describe('what a change can break', () => {
  test.each(cases)('%s', (file, expected) => {
    const nothing = { everyUnit: false, emulator: [], journeys: [] };
    expect(affectedBy([file])).toEqual({ ...nothing, ...expected, files: [file] });
  });

  test('a page that the function renders, too, is rendered by it in the emulators', () => {
    const { emulator } = affectedBy(['web/src/features/lesson/lesson-page.tsx']);
    expect(emulator).toEqual(['functions/src/pages/']);
  });

  test('several files break what each of them breaks, once', () => {
    const files = [
      'web/src/features/blog/a.tsx',
      'web/src/features/books/b.tsx',
      'functions/src/search/c.ts',
    ];
    expect(affectedBy(files)).toMatchObject({ journeys: ['articles', 'screens-blog-books', 'search'] });
  });
});

describe('the table of features', () => {
  const layers = ['domain', 'firestore', 'http', 'rate-limit'];
  const folders = (path: string) =>
    readdirSync(join(root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && readdirSync(join(root, path, entry.name)).length > 0)
      .map((entry) => entry.name)
      .filter((name) => !layers.includes(name));

  test('has every feature of the site and of the API, and no other', () => {
    expect(Object.keys(siteJourneys).sort()).toEqual(folders('web/src/features').sort());
    expect(Object.keys(apiJourneys).sort()).toEqual(folders('functions/src').sort());
  });

  test('names journeys that are there', () => {
    const specs = readdirSync(join(root, 'web', 'e2e'));
    const named = [...Object.values(siteJourneys), ...Object.values(apiJourneys)].flat();
    expect(named.filter((name) => !specs.includes(`${name}.spec.ts`))).toEqual([]);
  });
});

describe('changed files', () => {
  let folder = '';
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.test', ...args], { cwd: folder });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'changed-'));
    git('init', '-q', '-b', 'main');
    for (const name of ['same', 'edited', 'removed']) writeFileSync(join(folder, name), name);
    git('add', '.');
    git('commit', '-qm', 'first');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('are those committed since the base, edited, new and removed', () => {
    git('switch', '-qc', 'work');
    writeFileSync(join(folder, 'committed'), '');
    git('add', '.');
    git('commit', '-qm', 'second');
    writeFileSync(join(folder, 'edited'), 'other');
    writeFileSync(join(folder, 'new'), '');
    rmSync(join(folder, 'removed'));
    expect(changedFiles(folder, 'main')).toEqual(['committed', 'edited', 'new', 'removed']);
  });

  test('an unknown base is an error', () => {
    expect(() => changedFiles(folder, 'nowhere')).toThrow();
  });
});
