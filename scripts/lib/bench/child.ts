import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../paths.ts';

/** What a process holds, in bytes, and what it has used. */
export interface Usage {
  readonly now: number;
  /** The most since it began. */
  readonly most: number;
  /** Milliseconds of a processor since it began. */
  readonly processor: number;
}

/** A server in a process of its own. */
export interface ServerChild {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly usage: () => Promise<Usage>;
  readonly stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

export interface ChildOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** A program in `functions/test/bench`. */
  readonly program: 'serve-function' | 'serve-bare' | 'load-admin';
  readonly argument?: string;
}

/** Starts a program of the bench. Its log is written and read by nobody; what goes wrong comes to this terminal. */
export function startChild({ program, argument = '', environment }: ChildOptions): ChildProcess {
  const script = join(root, 'functions', 'test', 'bench', `${program}.mjs`);
  const child = spawn(process.execPath, [script, argument], {
    env: environment,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  return child;
}

/**
 * What the child says next.
 * @throws Error when it ends without saying anything
 */
export async function heardFrom<T>(child: ChildProcess): Promise<T> {
  const over = new AbortController();
  const ended = once(child, 'exit', { signal: over.signal }).then(([code]) => {
    throw new Error(`A process of the bench ended by itself (exit code ${code})`);
  });
  try {
    const [said] = (await Promise.race([once(child, 'message', { signal: over.signal }), ended])) as [T];
    return said;
  } finally {
    ended.catch(() => undefined);
    over.abort();
  }
}

/** Asks a server what it holds and has used. */
export function usageOf(child: ChildProcess): Promise<Usage> {
  const heard = heardFrom<Usage>(child);
  child.send('usage');
  return heard;
}

/** Ends a child and waits until it has gone. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Starts a server and resolves when it answers. */
export async function startServer(options: ChildOptions): Promise<ServerChild> {
  const child = startChild(options);
  const { origin } = await heardFrom<{ origin: string }>(child);
  return {
    origin,
    usage: () => usageOf(child),
    stop: () => stopChild(child),
  };
}
