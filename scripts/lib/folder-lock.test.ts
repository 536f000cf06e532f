import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withFolderLock } from './folder-lock.mjs';

let lock: string;
beforeEach(() => {
  lock = join(mkdtempSync(join(tmpdir(), 'lock-')), 'lock');
});
afterEach(() => rmSync(join(lock, '..'), { recursive: true }));

test.each([
  ['that has ended', 2_147_483_646],
  ['whose number another process has by now', process.pid],
])('the lock of a process %s is taken over', async (_, pid) => {
  mkdirSync(lock);
  writeFileSync(join(lock, `${pid}-0123456789abcdef`), '');
  expect(await withFolderLock(lock, async () => 'done')).toBe('done');
  expect(readdirSync(lock)).toEqual(['free']);
});

test('the lock of a living process is waited for, and taken once that one is killed', async () => {
  const script = `
    import { withFolderLock } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.mjs'))};
    await withFolderLock(${JSON.stringify(lock)}, () => new Promise(() => {
      console.log('inside');
      setInterval(() => {}, 1000);
    }));`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(holder.stdout, 'data');
  const order: string[] = [];
  const ended = once(holder, 'exit').then(() => order.push('killed'));
  const work = withFolderLock(lock, async () => order.push('inside'));
  holder.kill('SIGKILL');
  await Promise.all([ended, work]);
  expect(order).toEqual(['killed', 'inside']);
});

test('works of one process take turns, and one that fails gives the lock back', async () => {
  let inside = 0;
  const visit = async () => {
    inside += 1;
    await new Promise(setImmediate);
    return inside--;
  };
  const visits = [1, 2, 3].map(() => withFolderLock(lock, visit));
  expect(await Promise.all(visits)).toEqual([1, 1, 1]);
  const fail = () => Promise.reject(new Error('no luck'));
  await expect(withFolderLock(lock, fail)).rejects.toThrow('no luck');
  expect(readdirSync(lock)).toEqual(['free']);
});
