// Preloaded into a test's child process: hesitates before every call of node:fs on the folders that the script got
// as arguments, so that what one process has looked at, another can change before it acts. The code under test stays
// as it is. With PAUSE_AT_CALL=3 it stops at the third call, writes `<folder>.paused` and waits for `<folder>.resume`.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { existsSync, writeFileSync } = fs;
const longestMilliseconds = 6;
const pauseAt = Number(process.env.PAUSE_AT_CALL ?? 0);
const nothing = new Int32Array(new SharedArrayBuffer(4));
const rest = (milliseconds) => Atomics.wait(nothing, 0, 0, milliseconds);
let calls = 0;

function hesitate(folder) {
  calls += 1;
  if (pauseAt === 0) rest(Math.random() * longestMilliseconds);
  if (calls !== pauseAt) return;
  writeFileSync(`${folder}.paused`, '');
  while (!existsSync(`${folder}.resume`)) rest(1);
}

const reads = ['existsSync', 'readdirSync', 'readFileSync', 'statSync'];
const writes = ['linkSync', 'mkdirSync', 'mkdtempSync', 'renameSync', 'rmSync', 'writeFileSync'];
for (const name of [...reads, ...writes]) {
  const call = fs[name];
  fs[name] = (...parameters) => {
    const touched = parameters.filter((parameter) => typeof parameter === 'string').join('\n');
    const folder = process.argv.slice(2).find((argument) => touched.includes(argument));
    if (folder) hesitate(folder);
    return call(...parameters);
  };
}
syncBuiltinESMExports();
