import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../paths.ts';
import { listPaths } from './load.ts';

/** A server in a process of its own. */
export interface ServerChild {
  /** Such as `http://127.0.0.1:40123`. */
  readonly origin: string;
  readonly stop: () => Promise<void>;
  /** What it has used so far. */
  readonly usage: () => Promise<Usage>;
}

/** Processor time in milliseconds, and resident memory in MiB. */
export interface Usage {
  readonly processor: number;
  readonly memory: number;
}

/**
 * Starts a program of `functions/test/bench`, which ends with this process. Its log is discarded; errors are printed.
 */
export function startChild(program: string, argument = '', env = process.env): ChildProcess {
  const script = join(root, 'functions', 'test', 'bench', `${program}.mjs`);
  return fork(script, [argument], { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/**
 * The child's first message.
 * @throws Error if it exits without one
 */
export async function heardFrom<T>(child: ChildProcess): Promise<T> {
  const ended = once(child, 'exit').then(([code]): never => {
    throw new Error(`A process of the bench ended by itself (exit code ${code})`);
  });
  const [said] = await Promise.race([once(child, 'message'), ended]);
  return said;
}

/** Stops a child and waits for its exit. */
export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}

/** @returns the server in a child, when it answers */
async function serverIn(child: ChildProcess): Promise<ServerChild> {
  const { origin } = await heardFrom<{ origin: string }>(child);
  const usage = async () => {
    const said = once(child, 'message');
    child.send('usage');
    const [used] = (await said) as [Usage];
    return used;
  };
  return { origin, stop: () => stopChild(child), usage };
}

/** @param name of the function; its instances have it in `FUNCTION_TARGET` */
export function startFunction(bundle: string, env: NodeJS.ProcessEnv, name = 'api'): Promise<ServerChild> {
  return serverIn(startChild('serve-function', bundle, { ...env, FUNCTION_TARGET: name }));
}

/** Headers that the server writes again for each answer. */
const ownToEach = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding', 'content-length']);

/** The function's answers, as the bare route is given them. */
async function listsOf({ origin }: ServerChild) {
  const all = listPaths.map(async (path) => {
    const response = await fetch(origin + path);
    if (!response.ok) throw new Error(`${path} was answered ${response.status}`);
    const headers = Object.fromEntries([...response.headers].filter(([name]) => !ownToEach.has(name)));
    return { path, headers, body: await response.text() };
  });
  return await Promise.all(all);
}
export type ListAnswers = Awaited<ReturnType<typeof listsOf>>;

/** Runs the function and a bare route with the same lists, and stops both in any case. */
export async function withBare<T>(
  ours: ServerChild,
  work: (ours: ServerChild, bare: ServerChild, answers: ListAnswers) => Promise<T>,
): Promise<T> {
  const child = startChild('serve-bare');
  try {
    const answers = await listsOf(ours);
    child.send(answers);
    return await work(ours, await serverIn(child), answers);
  } finally {
    await Promise.all([ours.stop(), stopChild(child)]);
  }
}
