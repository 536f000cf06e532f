import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { root } from './paths.ts';

export interface Outcome {
  code: number;
  /** The program's output, without colours. */
  output: string;
}

export interface ChildOptions {
  logFile: string;
  environment?: NodeJS.ProcessEnv;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGTERM');
});

export function run(program: string, args: readonly string[], options: ChildOptions): Promise<Outcome> {
  mkdirSync(dirname(options.logFile), { recursive: true });
  const log = createWriteStream(options.logFile);
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      // Logs are read in editors as often as in terminals.
      env: { ...(options.environment ?? process.env), FORCE_COLOR: undefined, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    const finish = (code: number) => {
      running.delete(child);
      log.end(() =>
        resolve({ code, output: stripVTControlCharacters(readFileSync(options.logFile, 'utf8')) }),
      );
    };
    child.on('error', (error) => {
      log.write(`${error.message}\n`);
      if (child.pid === undefined) finish(1);
    });
    child.on('close', (code) => finish(code ?? 1));
  });
}

/** Runs one of our own scripts on this same Node. */
export function runScript(script: string, args: readonly string[], options: ChildOptions): Promise<Outcome> {
  return run(process.execPath, [script, ...args], options);
}

/** False when the group has no process left. */
export function killGroup(leader: number): boolean {
  try {
    return process.kill(-leader, 'SIGKILL');
  } catch {
    return false;
  }
}

/** Waits until the condition holds; false when it did not within the time. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  milliseconds: number,
  every = 100,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  while (performance.now() < end) {
    if (await condition()) return true;
    await delay(every);
  }
  return await condition();
}

/** One Ctrl-C may arrive several times: from the terminal, npm and the parent script. */
const echoMilliseconds = 2_000;

/** Resolves on the first signal to end; a later one that is no echo ends this process at once. */
export function interruption(): Promise<'interrupted'> {
  return new Promise((resolve) => {
    let first: number | undefined;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        first ??= performance.now();
        if (performance.now() - first > echoMilliseconds) process.exit(1);
        resolve('interrupted');
      });
    }
  });
}
