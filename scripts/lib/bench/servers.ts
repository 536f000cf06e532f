import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { answersOf } from './calls.ts';

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

/**
 * Starts a program of `functions/test/bench`. Its log is written and read by nobody; what goes wrong comes to this terminal.
 */
export function startChild(
  program: 'serve-function' | 'serve-bare' | 'load-admin',
  argument = '',
  env: NodeJS.ProcessEnv = process.env,
): ChildProcess {
  const script = join(root, 'functions', 'test', 'bench', `${program}.mjs`);
  const stdio = ['ignore', 'ignore', 'inherit', 'ipc'] as const;
  const child = spawn(process.execPath, [script, argument], { env, stdio: [...stdio] });
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

/** Ends a child and waits until it has gone. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** Starts a server and resolves when it answers. */
export async function startServer(...what: Parameters<typeof startChild>): Promise<ServerChild> {
  const child = startChild(...what);
  const { origin } = await heardFrom<{ origin: string }>(child);
  const usage = () => {
    const heard = heardFrom<Usage>(child);
    child.send('usage');
    return heard;
  };
  return { origin, usage, stop: () => stopChild(child) };
}

/** Starts the bare route with the answers that the function gives to these addresses. */
export async function startBare(ours: string, paths: readonly string[]): Promise<ServerChild> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  const file = join(folder, 'answers.json');
  try {
    writeFileSync(file, JSON.stringify(await answersOf(ours, paths)));
    return await startServer('serve-bare', file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The function and the bare route beside each other, ended whatever happens. */
export async function withBoth<T>(
  startOurs: () => Promise<ServerChild>,
  paths: readonly string[],
  work: (ours: ServerChild, bare: ServerChild) => Promise<T>,
): Promise<T> {
  const ours = await startOurs();
  try {
    const bare = await startBare(ours.origin, paths);
    return await work(ours, bare).finally(bare.stop);
  } finally {
    await ours.stop();
  }
}
