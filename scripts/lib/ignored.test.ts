import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './paths.ts';

/** Whether git would leave a file out that lies here. */
function isIgnored(path: string): boolean {
  return spawnSync('git', ['check-ignore', '--quiet', '--no-index', path], { cwd: root }).status === 0;
}

test.each([
  '.env',
  'functions/.env',
  'functions/.env.my-school',
  'functions/.env.local',
  'web/.env.production',
  'functions/.secret.local',
])('settings and secrets in %s do not come into git', (path) => {
  expect(isIgnored(path)).toBe(true);
});

test.each(['functions/.env.example', 'functions/src/index.ts', 'firebase.json'])('%s does', (path) => {
  expect(isIgnored(path)).toBe(false);
});
