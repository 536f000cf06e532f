// A lock that is a folder: `mkdir` succeeds for one process only. Plain JavaScript: see run.mjs.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const pollMilliseconds = 250;
/** A holder that has not yet written its process id is believed to be alive for this long. */
const graceMilliseconds = 5_000;

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function isStale(folder) {
  try {
    return !isAlive(Number(readFileSync(join(folder, 'pid'), 'utf8')));
  } catch {
    try {
      return Date.now() - statSync(folder).mtimeMs > graceMilliseconds;
    } catch {
      return false;
    }
  }
}

function tryLock(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  try {
    mkdirSync(folder);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
  writeFileSync(join(folder, 'pid'), String(process.pid));
  return true;
}

/**
 * Runs the work while no other process holds the same folder; waits for a living holder, removes a dead one's lock.
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withFolderLock(folder, work) {
  const release = () => rmSync(folder, { recursive: true, force: true });
  while (!tryLock(folder)) {
    if (isStale(folder)) release();
    else await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
  }
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}
