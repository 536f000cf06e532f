// One of several processes that want the same locks at the same moment. Takes the folders of the locks as arguments,
// begins at a word on its input, and prints the locks that it held while another process was inside.
import { withFolderLock } from '../folder-lock.mjs';
import { visitAlone } from './room.mjs';

async function visit(lock) {
  return (await withFolderLock(lock, () => visitAlone(lock, 10))) ? [] : [lock];
}

process.stdin.once('data', async () => {
  const shared = await Promise.all(process.argv.slice(2).map(visit));
  console.log(JSON.stringify(shared.flat()));
  process.exit();
});
console.log('ready');
