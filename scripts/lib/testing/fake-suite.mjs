// Behaves like firebase-tools where these scripts look: its log, its hub, its child in a group of its own, and the
// function's process in the same group, which nobody ends when firebase-tools dies.
// What it holds is FAKE_DATA or what it imports. FAKE_HUB_PORT is where it answers exports; FAKE_FATE is `ready`, `slow` (never ready), `fail` or `broken-function`.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';

const fate = process.env.FAKE_FATE;
const imported = process.argv.indexOf('--import') + 1;
const data = imported
  ? readFileSync(join(process.argv[imported], 'data'))
  : (process.env.FAKE_DATA ?? 'data');
if (fate === 'fail') {
  console.log('⚠  firestore: Fatal error occurred: \n   Firestore Emulator has exited with code: 1, \n');
  process.exit(1);
}
const firestore = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {
  detached: true,
  stdio: 'ignore',
});
const worker = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
if (fate === 'broken-function')
  console.log('⬢  functions: Failed to load function definition from source: Error');

createServer((request, response) => {
  request.setEncoding('utf8');
  let body = '';
  request.on('data', (part) => {
    body += part;
  });
  request.on('end', () => {
    const { path } = JSON.parse(body);
    mkdirSync(path);
    writeFileSync(join(path, 'data'), data);
    response.end('{}');
  });
}).listen(Number(process.env.FAKE_HUB_PORT), '127.0.0.1', () => {
  if (fate !== 'slow') console.log('✔  All emulators ready! It is now safe');
});

process.on('SIGTERM', () => {
  firestore.kill('SIGKILL');
  worker.kill('SIGKILL');
  process.exit(0);
});
