// One of several processes that want the same locks at the same moment. Takes the folders of the locks as arguments,
// starts at a word on its input, and prints the locks that it held while another process was inside.
import { closeSync, openSync, unlinkSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { withFolderLock } from '../folder-lock.mjs';

/** Goes into the room that a lock guards; the lock's name when another process was in there already. */
async function visit(lock) {
  const room = `${lock}.room`;
  try {
    closeSync(openSync(room, 'wx'));
  } catch {
    return [lock];
  }
  await delay(10);
  unlinkSync(room);
  return [];
}

process.stdin.once('data', async () => {
  const locks = process.argv.slice(2);
  const shared = await Promise.all(locks.map((lock) => withFolderLock(lock, () => visit(lock))));
  console.log(JSON.stringify(shared.flat()));
  process.exit();
});
console.log('ready');
