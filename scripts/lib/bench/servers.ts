import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { answersOf } from './calls.ts';

/** What a process holds, in bytes, and what it has used. */
interface Usage {
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

/**
 * Starts a program of `functions/test/bench`, which ends with this process. Its log is written and read by nobody; what goes
 * wrong comes to this terminal.
 */
export function startChild(program: string, argument = '', env = process.env): ChildProcess {
  const script = join(root, 'functions', 'test', 'bench', `${program}.mjs`);
  return fork(script, [argument], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/**
 * What the child says next.
 * @throws Error when it ends without saying anything
 */
export function heardFrom<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    child.once('message', (said) => resolve(said as T));
    child.once('exit', (code) =>
      reject(new Error(`A process of the bench ended by itself (exit code ${code})`)),
    );
  });
}

/** Ends a child and waits until it has gone. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** @returns the server in a child, when it answers */
async function serverIn(child: ChildProcess): Promise<ServerChild> {
  const { origin } = await heardFrom<{ origin: string }>(child);
  const usage = () => {
    const heard = heardFrom<Usage>(child);
    child.send('usage');
    return heard;
  };
  return { origin, usage, stop: () => stopChild(child) };
}

export function startFunction(bundle: string, env: NodeJS.ProcessEnv): Promise<ServerChild> {
  return serverIn(startChild('serve-function', bundle, env));
}

/** The function and the bare route that gives the same answers beside each other, ended whatever happens. */
export async function withBoth<T>(
  ours: ServerChild,
  paths: readonly string[],
  work: (ours: ServerChild, bare: ServerChild) => Promise<T>,
): Promise<T> {
  const child = startChild('serve-bare');
  try {
    child.send(await answersOf(ours.origin, paths));
    return await work(ours, await serverIn(child));
  } finally {
    await Promise.all([ours.stop(), stopChild(child)]);
  }
}
