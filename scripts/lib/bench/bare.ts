import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answersOf } from './calls.ts';
import { type ServerChild, startServer } from './child.ts';

/** Starts the bare route with the answers that the function gives to these addresses. */
export async function startBare(ours: string, paths: readonly string[]): Promise<ServerChild> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-bare-'));
  const file = join(folder, 'answers.json');
  try {
    writeFileSync(file, JSON.stringify(await answersOf(ours, paths)));
    return await startServer({ program: 'serve-bare', argument: file, environment: process.env });
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
    try {
      return await work(ours, bare);
    } finally {
      await bare.stop();
    }
  } finally {
    await ours.stop();
  }
}
