// A lock that ends with the process that holds it, even if killed. Plain JavaScript: see run.mjs.
import { createHash } from 'node:crypto';
import { closeSync, constants, mkdirSync, openSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, resolve } from 'node:path';

const pollMilliseconds = 250;

/** On Linux: an abstract socket, which one process can have. Undefined while another has it. */
function takeName(path) {
  const name = `\0pathshala-${createHash('sha256').update(resolve(path)).digest('hex')}`;
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? done(undefined) : fail(error)));
    server.listen(name, () => done(() => server.close()));
    server.unref();
  });
}

/** On macOS: a file locked on opening. Undefined while another process has it. */
function takeFile(path) {
  mkdirSync(dirname(path), { recursive: true });
  // O_EXLOCK, which Node has no name for.
  const locked = 0x20;
  try {
    const file = openSync(path, constants.O_CREAT | constants.O_RDWR | constants.O_NONBLOCK | locked);
    return () => closeSync(file);
  } catch (error) {
    if (error.code === 'EAGAIN') return undefined;
    throw error;
  }
}

/**
 * Takes a lock that nobody holds, until this process ends or gives it back.
 * @param {string} path used for nothing else
 * @returns {Promise<(() => void) | undefined>} releases the lock; undefined while somebody has it
 */
export const takeLock = async (path) =>
  await (process.platform === 'linux' ? takeName(path) : takeFile(path));

/**
 * Runs work under a lock; waits for a living holder. Also serialises within a process. @template T
 * @param {string} path used for nothing else
 * @param {() => Promise<T>} work
 * @returns {Promise<T>} the result of the work
 */
export async function withFolderLock(path, work) {
  let release = await takeLock(path);
  while (!release) {
    await new Promise((done) => setTimeout(done, pollMilliseconds));
    release = await takeLock(path);
  }
  try {
    return await work();
  } finally {
    release();
  }
}
