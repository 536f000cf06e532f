import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { PlainError } from './messages.ts';
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

export async function run(program: string, args: readonly string[], options: ChildOptions): Promise<Outcome> {
  const { logFile, environment = process.env } = options;
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  // Logs are read in editors as often as in terminals.
  const env = { ...environment, FORCE_COLOR: undefined, NO_COLOR: '1' };
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', log, log] });
  running.add(child);
  const code = await once(child, 'close').then(
    ([status]) => status ?? 1,
    ({ message }: Error) => {
      writeSync(log, `${message}\n`);
      return 1;
    },
  );
  running.delete(child);
  closeSync(log);
  return { code, output: stripVTControlCharacters(readFileSync(logFile, 'utf8')) };
}

/** Runs a step that later ones need. @throws PlainError with the first error that it printed, naming the log */
export async function succeed(
  what: string,
  program: string,
  args: readonly string[],
  options: ChildOptions,
): Promise<void> {
  const { code, output } = await run(program, args, options);
  if (code === 0) return;
  const reason = output.split('\n').find((line) => /Error\b.*: /.test(line));
  throw new PlainError(`${what} failed${reason ? `: ${reason.trim()}` : ''}`, options.logFile);
}

/** False when the group has no process left. */
export function killGroup(leader: number): boolean {
  try {
    return process.kill(-leader, 'SIGKILL');
  } catch {
    return false;
  }
}

/** False when the condition did not hold within the time. */
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
