import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { PlainError } from './messages.ts';
import { logFolder, root } from './paths.ts';
import type { Front } from './school.ts';

const script = join(root, 'web', 'build-steps', 'dev-server.ts');
const logFile = join(logFolder, 'dev-vite.log');

/** Vite in front of the school. */
export interface DevServer extends Front {
  /** Restarts Vite; open pages reload. */
  restart: () => Promise<void>;
}

/**
 * Starts Vite in a thread, which can be started again with all modules read from the start, and waits until it listens.
 * @param hosting Hosting's port, for the API
 * @throws PlainError if it ends before
 */
export async function openDevServer(port: number, hosting: number): Promise<DevServer> {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const env = { ...process.env, PATHSHALA_API_PROXY: `http://127.0.0.1:${hosting}` };
  const argv = ['--port', String(port), '--strictPort'];
  let current: Worker | undefined;
  const { promise: crashed, resolve: crash } = Promise.withResolvers<string>();

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(script, { argv, env, stdout: true, stderr: true });
      current = worker;
      for (const output of [worker.stdout, worker.stderr]) output.pipe(log, { end: false });
      const end = (why: string) => {
        reject(new PlainError(why, logFile));
        if (current === worker) crash(why);
      };
      worker.once('message', () => resolve());
      worker.on('error', ({ message }) => end(`The dev server ended by itself: ${message}`));
      worker.on('exit', (code) => end(`The dev server ended by itself (exit code ${code})`));
    });

  const stop = async () => {
    const old = current;
    // One that was told to end is no crash.
    current = undefined;
    await old?.terminate();
  };
  const restart = async () => {
    await stop();
    await start();
  };

  await start();
  return { url: `http://127.0.0.1:${port}`, crashed, logFile, restart, stop };
}
