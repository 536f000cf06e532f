// Behaves like firebase-tools where these scripts look: its log, a detached Java, and a worker that nobody ends when it dies.
// Each of the three holds a connection to FAKE_WATCH for as long as it lives. It answers with the first half of an answer.
// FAKE_FATE is `ready`, `fail` or `broken-function`.
import childProcess from 'node:child_process';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { Readable } from 'node:stream';

const { FAKE_FATE: fate, FAKE_PORT: port, FAKE_WATCH: watch } = process.env;
if (fate === 'fail') {
  console.log('Error: Could not start Firestore Emulator, port taken.');
  process.exit(1);
}
const living = ['-e', `require('node:net').connect(${watch})`];
connect(Number(watch));
const java = childProcess.spawn(process.execPath, living, { detached: true, stdio: 'ignore' });
childProcess.spawn(process.execPath, living, { stdio: 'ignore' });
console.log(`processes ${process.pid} ${java.pid}`);
if (fate === 'broken-function') console.log('⬢  functions: Failed to load function definition from source');

async function* half() {
  yield 'half';
  throw new Error('other side closed');
}
createServer((_request, response) => Readable.from(half()).pipe(response)).listen(
  Number(port),
  '127.0.0.1',
  () => console.log('✔  All emulators ready! It is now safe'),
);
