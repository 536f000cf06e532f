import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { root } from './paths.ts';
import { type Job, jobsAfter, watchPackages } from './watch-packages.ts';
import { readWorkspaces } from './workspaces.ts';

const both: Job[] = ['function', 'site'];

test.each<[string, string, Job[]]>([
  ['functions/contract', 'functions/contract/lists.ts', both],
  ['functions/content', 'functions/content/lessons/class-1/first.md', both],
  ['functions/search', 'functions/search/rank.ts', both],
  ['functions', 'functions/src/http/app.ts', ['function']],
  ['web/brand', 'web/brand/tokens.ts', ['site']],
  ['web/art', 'web/art/covers/cover.ts', ['site']],
  ['web', 'web/build-steps/prepare.ts', ['site']],
  ['web', 'web/src/root.tsx', []],
  ['web', 'web/vite.config.ts', []],
  ['scripts', 'scripts/dev.ts', []],
  ['functions', 'functions/src/http/app.test.ts', []],
])('a change in %s, of %s, asks for %j', (folder, path, expected) => {
  const workspaces = readWorkspaces(root);
  const owner = workspaces.find((one) => one.folder === folder);
  expect(owner && jobsAfter(workspaces, owner, path)).toEqual(expected);
});

const base = mkdtempSync(join(tmpdir(), 'watch-'));
let end = () => {};
afterAll(() => {
  end();
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
  end = watchPackages(base, onChange);

  write('functions/content/instructors.json', '2');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(['site']), 5000);
  expect(onChange).not.toHaveBeenCalledWith(['function']);
  write('functions/src/deep/a.ts', '2');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith(['function']), 5000);
});
