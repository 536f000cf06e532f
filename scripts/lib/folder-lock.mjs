// A lock that is a folder with one file in it, whose name says who holds it. Plain JavaScript: see run.mjs.
//
// The file is never made again or removed, only renamed, from the very name that was looked at: `free` or the name of
// a dead holder becomes ours. A rename works for one process only, and for none when somebody else was faster, so
// nothing has to be taken back and no moment without a file exists in which a process could be killed.
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { identityOf } from './process-identity.mjs';

const pollMilliseconds = 250;
const free = 'free';
const held = /^(\d+)-[0-9a-f]{16}$/;

/** The name by which a process holds a lock: no other process has it, not even a later one with its number. */
function nameOf(pid) {
  return `${pid}-${createHash('sha256').update(identityOf(pid)).digest('hex').slice(0, 16)}`;
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** True for the free name and for that of a process which no longer runs; other files are none of ours. */
function isForTheTaking(name) {
  if (name === free) return true;
  const pid = Number(held.exec(name)?.[1]);
  return pid > 0 && !(isAlive(pid) && nameOf(pid) === name);
}

/** Renames; false when one of these refusals says that another process was faster. */
function move(from, to, refusals) {
  try {
    renameSync(from, to);
    return true;
  } catch (error) {
    if (refusals.includes(error.code)) return false;
    throw error;
  }
}

/** Puts a free lock where there is none, in one step: a folder with a file in it is never replaced. */
function lay(folder) {
  mkdirSync(dirname(folder), { recursive: true });
  const draft = mkdtempSync(`${folder}.`);
  writeFileSync(join(draft, free), '');
  if (!move(draft, folder, ['EEXIST', 'ENOTEMPTY'])) rmSync(draft, { recursive: true });
}

function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}

function tryLock(folder, name) {
  let names = namesIn(folder);
  if (names.length === 0) {
    lay(folder);
    names = namesIn(folder);
  }
  return names
    .filter(isForTheTaking)
    .some((other) => move(join(folder, other), join(folder, name), ['ENOENT']));
}

/**
 * Runs work under a lock; waits for a living holder, and takes over the lock of a dead one. Also serialises within a
 * process. @template T
 * @param {string} folder used for nothing else; created if missing, and kept
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} the result of the work
 */
export async function withFolderLock(folder, work) {
  const name = nameOf(process.pid);
  const release = () => move(join(folder, name), join(folder, free), ['ENOENT']);
  while (!tryLock(folder, name)) await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.removeListener('exit', release);
    release();
  }
}
