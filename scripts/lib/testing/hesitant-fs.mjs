// Preloaded into a test's child process: hesitates before every call of node:fs on the folders that the script got
// as arguments, so that what one process has looked at, another can change before it acts. The code under test stays
// as it is.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const longestMilliseconds = 6;
const nothing = new Int32Array(new SharedArrayBuffer(4));

for (const name of ['mkdirSync', 'mkdtempSync', 'readdirSync', 'renameSync', 'rmSync', 'writeFileSync']) {
  const call = fs[name];
  fs[name] = (...parameters) => {
    const touched = parameters.filter((parameter) => typeof parameter === 'string').join('\n');
    const isWatched = process.argv.slice(2).some((argument) => touched.includes(argument));
    if (isWatched) Atomics.wait(nothing, 0, 0, Math.random() * longestMilliseconds);
    return call(...parameters);
  };
}
syncBuiltinESMExports();
