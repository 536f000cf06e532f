import type { ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFolderLock } from './folder-lock.mjs';
import { delay, waitUntil } from './processes.ts';
import { answerOf, startRival } from './testing/rivals.ts';
import { visitAlone } from './testing/room.mjs';

/** Many processes start at once, on a machine that may be slow. */
const patience = { timeout: 30_000 };

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

async function rivalFor(locks: readonly string[], pauseAt?: number): Promise<ChildProcess> {
  const rival = await startRival('lock-rival.mjs', locks, pauseAt);
  children.push(rival);
  return rival;
}

/** A lock as a process leaves it that was killed while it held it. */
function leaveStale(lock: string, pid = 2_147_483_646): string {
  mkdirSync(lock);
  writeFileSync(join(lock, `${pid}-0123456789abcdef`), '');
  return lock;
}

test('of eight processes that want the same locks, one at a time is inside', patience, async () => {
  const locks = ['one', 'two'].flatMap((name) => [
    join(folder, `new-${name}`),
    leaveStale(join(folder, `stale-${name}`)),
  ]);
  const rivals = await Promise.all(Array.from({ length: 8 }, () => rivalFor(locks)));
  const shared = await Promise.all(rivals.map(answerOf));
  expect(shared.flat()).toEqual([]);
});

/** Lets a rival stop at one of its calls, goes inside meanwhile, and says whether both were inside alone. */
async function overtake(lock: string, pauseAt: number): Promise<boolean> {
  const rival = await rivalFor([lock], pauseAt);
  const answer = answerOf(rival);
  await waitUntil(() => existsSync(`${lock}.paused`) || rival.exitCode !== null, 3_000, 10);
  const resume = () => writeFileSync(`${lock}.resume`, '');
  // Where it stopped with the lock in its hands, it has to go on before we can go inside.
  const late = setTimeout(resume, 400);
  const wasAlone = await withFolderLock(lock, async () => {
    clearTimeout(late);
    resume();
    return await visitAlone(lock, 150);
  });
  expect(await answer).toEqual([]);
  return wasAlone;
}

/** How often a process touches a lock on its way in and out again. */
const steps = { new: 7, stale: 3 };

test('a process that is overtaken at any step goes inside after the other one', patience, async () => {
  const locks = [
    ...Array.from({ length: steps.new }, (_, index) => [join(folder, `new-${index}`), index + 1] as const),
    ...Array.from(
      { length: steps.stale },
      (_, index) => [leaveStale(join(folder, `stale-${index}`)), index + 1] as const,
    ),
  ];
  const alone = await Promise.all(locks.map(([lock, step]) => overtake(lock, step)));
  expect(alone).toEqual(locks.map(() => true));
  expect(locks.filter(([lock]) => !existsSync(`${lock}.paused`))).toEqual([]);
});

test('works of one process under one lock never overlap', async () => {
  const lock = join(folder, 'lock');
  const visit = () => withFolderLock(lock, () => visitAlone(lock, 30));
  expect(await Promise.all([visit(), visit(), visit()])).toEqual([true, true, true]);
  expect(readdirSync(lock)).toEqual(['free']);
});

test.each([
  ['that has ended', 2_147_483_646],
  ['whose number another process has by now', process.pid],
])('the lock of a process %s is taken over', async (_, pid) => {
  const lock = leaveStale(join(folder, 'lock'), pid);
  expect(await withFolderLock(lock, async () => 'done')).toBe('done');
  expect(readdirSync(lock)).toEqual(['free']);
});

test('the lock of a living process is waited for, and taken once that one is killed', async () => {
  const lock = join(folder, 'lock');
  // It stops at its last step: with the lock in its hands, about to give it back.
  const holder = await rivalFor([lock], steps.new);
  void answerOf(holder);
  expect(await waitUntil(() => existsSync(`${lock}.paused`), 3_000, 10)).toBe(true);
  let isInside = false;
  const work = withFolderLock(lock, async () => {
    isInside = true;
  });
  await delay(400);
  expect(isInside).toBe(false);
  holder.kill('SIGKILL');
  await work;
  expect(isInside).toBe(true);
});

test('a work that fails gives the lock back, and a folder that cannot be made is an error', async () => {
  const lock = join(folder, 'lock');
  const fail = () => Promise.reject(new Error('no luck'));
  await expect(withFolderLock(lock, fail)).rejects.toThrow('no luck');
  expect(readdirSync(lock)).toEqual(['free']);
  writeFileSync(join(folder, 'file'), '');
  await expect(withFolderLock(join(folder, 'file', 'lock'), fail)).rejects.toThrow(/ENOTDIR|EEXIST/);
});
