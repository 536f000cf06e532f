import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { affectedBy, changedFiles } from './changed.ts';
import { apiJourneys, siteJourneys } from './feature-journeys.ts';
import { root } from './paths.ts';

const nothing = { everything: false, api: false, journeys: [] };
const anything = { everything: true, api: true, journeys: 'all' };

test.each([
  ['docs/security.md', {}],
  ['web/src/features/contact/contact-form.tsx', { journeys: ['screens-contact'] }],
  ['web/src/features/contact/contact-form.test.tsx', {}],
  ['web/src/features/brand-new/page.tsx', { journeys: 'all' }],
  ['web/e2e/removed.spec.ts', {}],
  ['functions/src/users/roles.emulator.test.ts', { api: true }],
  ['functions/src/contact/routes.ts', { api: true, journeys: ['screens-contact'] }],
  ['functions/src/http/app.ts', { api: true, journeys: 'all' }],
  ['package-lock.json', anything],
])('what %s can break', (file, expected) => {
  expect(affectedBy([file])).toEqual({ ...nothing, ...expected });
});

test('several files break what each of them breaks, once', () => {
  const files = ['web/src/features/blog/a.tsx', 'web/src/features/books/b.tsx', 'functions/src/search/c.ts'];
  const journeys = ['blog-books', 'fresh-pages', 'search'];
  expect(affectedBy(files)).toMatchObject({ journeys });
});

describe('the table of features', () => {
  const layers = ['core', 'domain', 'firestore', 'http', 'rate-limit'];
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
