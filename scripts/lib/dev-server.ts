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
  /** Ends Vite and starts it again in the same place; pages that are open load anew by themselves. */
  restart: () => Promise<void>;
}

export interface DevServerOptions {
  port: number;
  /** Where Hosting answers, which has the API. */
  hosting: number;
  onGroup: (group: ProcessMark) => void;
}

interface Vite {
  group: ProcessMark;
  /** Resolves with one line about why it ended. */
  ended: Promise<string>;
}

function startVite({ port, hosting, onGroup }: DevServerOptions, mode: 'w' | 'a'): Vite {
  const log = openSync(logFile, mode);
  const args = ['run', 'dev', '-w', '@pathshala/web', '--', '--port', String(port), '--strictPort'];
  const child = spawn('npm', args, {
    cwd: root,
    env: { ...process.env, PATHSHALA_API_PROXY: `http://127.0.0.1:${hosting}` },
    stdio: ['ignore', log, log],
    // A group of its own: Ctrl-C reaches this process alone, which ends the rest after saving.
    detached: true,
  });
  closeSync(log);
  const group = mark(child.pid ?? 0);
  onGroup(group);
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`The dev server did not start: ${error.message}`));
    child.on('close', (code) => resolve(`The dev server ended by itself (exit code ${code})`));
  });
  return { group, ended };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Starts Vite and resolves when it answers.
 * @throws PlainError when it ends before that
 */
export async function openDevServer(options: DevServerOptions): Promise<DevServer> {
  const url = `http://127.0.0.1:${options.port}`;
  let current: Vite | undefined;
  let isStopped = false;
  let crash: (why: string) => void = () => {};
  const crashed = new Promise<string>((resolve) => {
    crash = resolve;
  });

  const start = async (mode: 'w' | 'a') => {
    const vite = startVite(options, mode);
    current = vite;
    // One that was told to end is not `current` any more.
    const end = vite.ended.then((why) => {
      if (current === vite && !isStopped) crash(why);
      return why;
    });
    const outcome = await Promise.race([
      end,
      waitUntil(() => answers(url), startMilliseconds, 300).then(() => undefined),
    ]);
    if (outcome !== undefined && !isStopped) throw new PlainError(outcome, logFile);
  };

  const restart = async () => {
    const old = current;
    current = undefined;
    if (old) await endGroups([old.group]);
    if (!isStopped) await start('a');
  };

  const stop = () => {
    isStopped = true;
    if (current) signalGroup(current.group.pid, 'SIGTERM');
  };

  await start('w');
  return { url, crashed, logFile, restart, stop };
}
