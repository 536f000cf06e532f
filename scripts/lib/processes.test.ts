import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test, vi } from 'vitest';
import { identityOf } from './process-identity.mjs';
import { endGroups, groupsBelow, isLeft, isRunning, mark, waitUntil } from './processes.ts';

const children: ChildProcess[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

/** A process in a group of its own that says when it is ready. */
async function spawnReady(code: string): Promise<number> {
  const child = spawn(
    process.execPath,
    ['-e', `${code}; setInterval(() => {}, 1000); console.log('ready')`],
    {
      detached: true,
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  children.push(child);
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

test('a process is recognised by its start and not by its number alone', async () => {
  const pid = await spawnReady('');
  const marked = mark(pid);
  expect(isRunning(marked)).toBe(true);
  expect(isRunning({ pid, identity: `${marked.identity} earlier` })).toBe(false);
  expect(isRunning({ pid, identity: '' })).toBe(false);
});

test('an ended process has no identity', async () => {
  const marked = mark(await spawnReady(''));
  children[0]?.kill('SIGKILL');
  expect(await waitUntil(() => !isRunning(marked), 5_000)).toBe(true);
  expect(identityOf(marked.pid)).toBe('');
});

test('a group that does not listen to a polite request is killed', async () => {
  const first = mark(await spawnReady(''));
  const deaf = mark(await spawnReady("process.on('SIGTERM', () => {})"));
  await endGroups([first, deaf]);
  expect(await waitUntil(() => !isRunning(first) && !isRunning(deaf), 5_000)).toBe(true);
});

test('orphans of a dead leader are killed', async () => {
  const leader = mark(
    await spawnReady("require('node:child_process').spawn('sleep', ['60'], { stdio: 'ignore' })"),
  );
  process.kill(leader.pid, 'SIGKILL');
  await waitUntil(() => !isRunning(leader), 5_000);
  expect([isRunning(leader), isLeft(leader)]).toEqual([false, true]);
  // By the clock of the test: it continues as fast as nothing is waited for.
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  const start = performance.now();
  let isDone = false;
  void endGroups([leader]).then(() => {
    isDone = true;
  });
  while (!isDone) await vi.advanceTimersByTimeAsync(100);
  expect(performance.now() - start).toBeLessThan(5_000);
  vi.useRealTimers();
  expect(await waitUntil(() => !isLeft(leader), 5_000)).toBe(true);
});

test('a process that took the number of an ended one is left alone', async () => {
  const pid = await spawnReady('');
  const gone = { pid, identity: 'of another process' };
  await endGroups([gone]);
  expect(isLeft(gone)).toBe(false);
  expect(isRunning(mark(pid))).toBe(true);
});

test('only finds children that lead a process group', async () => {
  const pid = await spawnReady('');
  const inOurGroup = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  children.push(inOurGroup);
  const found = groupsBelow(process.pid).map((group) => group.pid);
  expect(found).toContain(pid);
  expect(found).not.toContain(inOurGroup.pid);
});
