import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFolderLock } from './folder-lock.mjs';
import { delay } from './processes.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Starts a program of Node; resolves once it has said something. */
async function start(...args: readonly string[]) {
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  children.push(child);
  await once(child.stdout, 'data');
  return child;
}

/** A lock as a process leaves it that was killed while it held it. */
function leaveStale(name: string, pid = 2_147_483_646): string {
  const lock = join(folder, name);
  mkdirSync(lock);
  writeFileSync(join(lock, `${pid}-0123456789abcdef`), '');
  return lock;
}

test('of eight processes that want the same locks, one at a time is inside', async () => {
  const locks = ['one', 'two'].flatMap((name) => [join(folder, `new-${name}`), leaveStale(`stale-${name}`)]);
  const [hesitant, rival] = ['hesitant-fs.mjs', 'lock-rival.mjs'].map((name) =>
    join(import.meta.dirname, 'testing', name),
  ) as [string, string];
  const rivals = await Promise.all(
    Array.from({ length: 8 }, () => start('--import', hesitant, rival, ...locks)),
  );
  const answers = rivals.map(({ stdin, stdout }) => {
    stdin.write('now');
    return text(stdout);
  });
  expect((await Promise.all(answers)).map((one) => JSON.parse(one))).toEqual(rivals.map(() => []));
});

test.each([
  ['that has ended', 2_147_483_646],
  ['whose number another process has by now', process.pid],
])('the lock of a process %s is taken over', async (_, pid) => {
  const lock = leaveStale('lock', pid);
  expect(await withFolderLock(lock, async () => 'done')).toBe('done');
  expect(readdirSync(lock)).toEqual(['free']);
});

test('the lock of a living process is waited for, and taken once that one is killed', async () => {
  const lock = join(folder, 'lock');
  const script = `
    import { withFolderLock } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.mjs'))};
    await withFolderLock(${JSON.stringify(lock)}, () => new Promise(() => {
      console.log('inside');
      setInterval(() => {}, 1000);
    }));`;
  const holder = await start('--input-type=module', '--eval', script);
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

test('works of one process take turns, one that fails gives the lock back, and a folder that cannot be made is an error', async () => {
  const lock = join(folder, 'lock');
  let inside = 0;
  const visit = async () => {
    inside += 1;
    await delay(30);
    return inside--;
  };
  const visits = [1, 2, 3].map(() => withFolderLock(lock, visit));
  expect(await Promise.all(visits)).toEqual([1, 1, 1]);
  const fail = () => Promise.reject(new Error('no luck'));
  await expect(withFolderLock(lock, fail)).rejects.toThrow('no luck');
  expect(readdirSync(lock)).toEqual(['free']);
  writeFileSync(join(folder, 'file'), '');
  await expect(withFolderLock(join(folder, 'file', 'lock'), fail)).rejects.toThrow(/ENOTDIR|EEXIST/);
});
