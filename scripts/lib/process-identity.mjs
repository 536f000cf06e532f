// What tells a process from a later one with the same number. Plain JavaScript: see run.mjs.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

function linuxIdentity(pid) {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces; the fields after it start with number 3, and 22 is the start time.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? '' : `${boot} ${fields[19] ?? ''}`;
}

function listedIdentity(pid) {
  // Two commands may run in different languages and time zones and still have to read the same.
  const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
  const options = { encoding: 'utf8', stdio: 'pipe', env };
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], options).trim();
}

/** No such file, no such process, or the answer of `ps` that it knows none. */
function saysNone(error) {
  return error.code === 'ENOENT' || error.code === 'ESRCH' || error.status === 1;
}

/**
 * When a process was started, in the words of its system.
 * @param {number} pid
 * @returns {string} empty when there is no such process, or the machine cannot tell
 * @throws when this process may not look, as when it has too many files open: nobody may be taken for dead then
 */
export function identityOf(pid) {
  try {
    return process.platform === 'linux' ? linuxIdentity(pid) : listedIdentity(pid);
  } catch (error) {
    if (saysNone(error)) return '';
    throw error;
  }
}
