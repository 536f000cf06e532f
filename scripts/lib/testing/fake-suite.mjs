// Behaves like firebase-tools where these scripts look: its log, a detached Java, and a worker that nobody ends when it dies.
// It answers with the first half of an answer. FAKE_FATE is `ready`, `slow` (never ready), `fail` or `broken-function`.
import childProcess from 'node:child_process';
import { createServer } from 'node:http';
import { Readable } from 'node:stream';

const fate = process.env.FAKE_FATE;
if (fate === 'fail') {
  console.log('Error: Could not start Firestore Emulator, port taken.');
  process.exit(1);
}
const code = ['-e', 'setInterval(() => {}, 1000)'];
const java = childProcess.spawn(process.execPath, code, { detached: true, stdio: 'ignore' });
const worker = childProcess.spawn(process.execPath, code, { stdio: 'ignore' });
console.log(`processes ${process.pid} ${java.pid} ${worker.pid}`);
if (fate === 'broken-function') console.log('⬢  functions: Failed to load function definition from source');

async function* half() {
  yield 'half';
  throw new Error('other side closed');
}
createServer((_request, response) => Readable.from(half()).pipe(response)).listen(
  Number(process.env.FAKE_PORT),
  '127.0.0.1',
  () => {
    if (fate !== 'slow') console.log('✔  All emulators ready! It is now safe');
  },
);
