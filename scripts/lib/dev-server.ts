import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './messages.ts';
import { logFolder, root } from './paths.ts';
import { endGroups, mark, type ProcessMark, signalGroup, waitUntil } from './processes.ts';
import type { Front } from './school.ts';

const startMilliseconds = 180_000;
const logFile = join(logFolder, 'dev-vite.log');

/** Vite in front of the school. */
export interface DevServer extends Front {
  /** Restarts Vite; open pages reload. */
  restart: () => Promise<void>;
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(10_000) }).then(
    () => true,
    () => false,
  );

/**
 * Starts Vite and waits until it answers.
 * @param hosting Hosting's port, for the API
 * @throws PlainError if it exits before
 */
export async function openDevServer(
  port: number,
  hosting: number,
  onGroup: (group: ProcessMark) => void,
): Promise<DevServer> {
  const url = `http://127.0.0.1:${port}`;
  /** Undefined while there is none, so that one which was told to end is no crash. */
  let current: ProcessMark | undefined;
  let isStopped = false;
  let crash: (why: string) => void = () => undefined;
  const crashed = new Promise<string>((resolve) => {
    crash = resolve;
  });

  const start = async (mode: 'w' | 'a') => {
    const log = openSync(logFile, mode);
    const args = ['run', 'dev', '-w', '@pathshala/web', '--', '--port', String(port), '--strictPort'];
    const env = { ...process.env, PATHSHALA_API_PROXY: `http://127.0.0.1:${hosting}` };
    // A separate process group: Ctrl-C only reaches this process, which stops the rest after saving.
    const child = spawn('npm', args, { cwd: root, env, stdio: ['ignore', log, log], detached: true });
    closeSync(log);
    const group = mark(child.pid ?? 0);
    current = group;
    onGroup(group);
    let why: string | undefined;
    const end = (text: string) => {
      why = text;
      if (current === group) crash(text);
    };
    child.on('error', ({ message }) => end(`The dev server did not start: ${message}`));
    child.on('close', (code) => end(`The dev server ended by itself (exit code ${code})`));
    await waitUntil(async () => why !== undefined || (await answers(url)), startMilliseconds, 300);
    if (why !== undefined && current === group) throw new PlainError(why, logFile);
  };

  const restart = async () => {
    const old = current;
    current = undefined;
    if (old) await endGroups([old]);
    if (!isStopped) await start('a');
  };

  const stop = () => {
    isStopped = true;
    if (current) signalGroup(current.pid, 'SIGTERM');
    current = undefined;
  };

  await start('w');
  return { url, crashed, logFile, restart, stop };
}
