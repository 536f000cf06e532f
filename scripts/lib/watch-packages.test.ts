import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from './paths.ts';
import { type Job, jobsAfter, watchPackages } from './watch-packages.ts';
import { readWorkspaces } from './workspaces.ts';

const both: Job[] = ['function', 'site'];

test.each<[string, Job[]]>([
  ['functions/contract/lists.ts', both],
  ['functions/content/lessons/class-1/first.md', both],
  ['functions/search/rank.ts', both],
  ['functions/src/http/app.ts', ['function']],
  ['web/brand/tokens.ts', both],
  ['web/messages/en.json', both],
  ['web/art/covers/cover.ts', ['site']],
  ['web/build-steps/prepare.ts', ['site']],
  ['web/src/server.tsx', []],
  ['web/vite.config.ts', []],
  ['scripts/dev.ts', []],
  ['functions/src/http/app.test.ts', []],
  ['README.md', []],
])('a change of %s asks for %j', (path, expected) => {
  expect(jobsAfter(readWorkspaces(root), path)).toEqual(expected);
});

/** How long a busy machine may take to tell of a change, and how often that is looked for: milliseconds. */
const patience = { timeout: 30_000, interval: 200 };

const base = mkdtempSync(join(tmpdir(), 'watch-'));
let end = async () => {};
afterAll(async () => {
  await end();
  rmSync(base, { recursive: true });
});

function write(path: string, content: string): void {
  mkdirSync(dirname(join(base, path)), { recursive: true });
  writeFileSync(join(base, path), content);
}

test('a file that changes is seen, at the top of a package and deep in it', async () => {
  const folders = { functions: {}, web: { '@pathshala/content': '*' }, 'functions/content': {} };
  write('package.json', JSON.stringify({ workspaces: Object.keys(folders) }));
  for (const [folder, dependencies] of Object.entries(folders)) {
    const name = `@pathshala/${folder.split('/').at(-1)}`;
    write(`${folder}/package.json`, JSON.stringify({ name, dependencies }));
  }
  write('functions/src/deep/a.ts', '1');
  write('functions/content/instructors.json', '1');
  const onChange = vi.fn();
  end = await watchPackages(base, onChange);
  const isSeen = (jobs: Job[]) => vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(jobs), patience);

  write('functions/content/instructors.json', '2');
  await isSeen(['site']);
  expect(onChange).not.toHaveBeenCalledWith(['function']);
  write('functions/src/deep/a.ts', '2');
  await isSeen(['function']);

  // Editors put a new file in the place of the old one, again and again. What comes within a twentieth of a second after a
  // change counts as the same one, so a file may have to be saved once more.
  for (const content of ['3', '4']) {
    onChange.mockClear();
    await vi.waitFor(() => {
      write('spare', content);
      renameSync(join(base, 'spare'), join(base, 'functions/content/instructors.json'));
      expect(onChange).toHaveBeenCalledWith(['site']);
    }, patience);
  }
  onChange.mockClear();
  write('functions/src/new/b.ts', '1');
  await isSeen(['function']);
});
