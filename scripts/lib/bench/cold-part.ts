import { listPaths } from './load.ts';
import { inTurns, type Part } from './part.ts';
import { functionBundle, type School } from './school.ts';
import { heardFrom, startChild, startFunction, stopChild } from './servers.ts';
import { milliseconds, ratio } from './table.ts';

/** Milliseconds until a new process has loaded firebase-admin. */
async function loadAdmin({ environment }: School): Promise<number> {
  const began = performance.now();
  const child = startChild('load-admin', '', environment);
  await heardFrom(child);
  const took = performance.now() - began;
  await stopChild(child);
  return took;
}

/** Milliseconds until a new process has answered. */
async function startAndAsk({ environment }: School, path: string): Promise<number> {
  const began = performance.now();
  const { origin, stop } = await startFunction(functionBundle, environment);
  try {
    await (await fetch(origin + path)).text();
    return performance.now() - began;
  } finally {
    await stop();
  }
}

/** Measured alternately: firebase-admin alone, an answer without reads, and a list from Firestore. */
const things = {
  admin: loadAdmin,
  answer: (school: School) => startAndAsk(school, '/api/nowhere'),
  list: (school: School) => startAndAsk(school, listPaths[0] ?? ''),
} as const;

/** Cold start of the function, compared with loading firebase-admin. */
export const coldPart: Part = {
  builds: ['functions'],
  run: async ({ isQuick, runs, tell, school }) => {
    const opened = await school();
    // Warms up the disk cache.
    for (const measure of Object.values(things)) await measure(opened);
    const often = { runs: Math.max(isQuick ? 1 : 3, runs), tell };
    const [admin = 0, answer = 0, list = 0] = (
      await inTurns(
        often,
        Object.values(things),
        () => 'new processes',
        async (measure) => ({ took: await measure(opened) }),
      )
    ).map(({ took }) => took);
    const row = (name: string, took: number) => [
      ...[name, ratio(took / admin), '1.50', milliseconds(took), milliseconds(admin)],
    ];
    const rows = [row('to the first answer', answer), row('to the first list from Firestore', list)];
    const head = ['Cold start', 'ratio', 'at most', 'ours', 'firebase-admin'];
    return { section: { head, rows }, figures: { admin, answer, list } };
  },
};
