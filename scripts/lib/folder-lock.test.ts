import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { newFolder } from '@pathshala/contract/testing/new-folder';
import { expect, test } from 'vitest';
import { withFolderLock } from './folder-lock.mjs';

const lock = join(newFolder(), 'lock');

test('the lock of a living process is waited for, and taken once that one is killed', async () => {
  const script = `
    import { withFolderLock } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.mjs'))};
    await withFolderLock(${JSON.stringify(lock)}, () => new Promise(() => {
      console.log('inside');
      setInterval(() => {}, 1000);
    }));`;
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  await once(holder.stdout, 'data');
  let isInside = false;
  const work = withFolderLock(lock, async () => {
    isInside = true;
  });
  await withFolderLock(`${lock}-other`, async () => undefined);
  expect(isInside).toBe(false);
  holder.kill('SIGKILL');
  await work;
  expect(isInside).toBe(true);
});
