import { expect, test } from 'vitest';
import { root } from './paths.ts';
import { type Job, jobsAfter } from './watch-packages.ts';
import { readWorkspaces } from './workspaces.ts';

const both: Job[] = ['function', 'site'];

test.each<[string, Job[]]>([
  ['functions/contract/catalogue/lists.ts', both],
  ['functions/content/lessons/class-1/first.md', both],
  ['functions/search/rank.ts', both],
  ['functions/src/http/app.ts', ['function']],
  ['web/brand/tokens.ts', both],
  ['web/messages/en.json', both],
  ['web/art/covers/cover.ts', ['site']],
  ['web/build-steps/prepare.ts', ['site']],
  ['web/src/server.ts', []],
  ['web/vite.config.ts', []],
  ['scripts/dev.ts', []],
  ['functions/src/http/app.test.ts', []],
  ['README.md', []],
])('a change of %s asks for %j', (path, expected) => {
  expect(jobsAfter(readWorkspaces(root), path)).toEqual(expected);
});
