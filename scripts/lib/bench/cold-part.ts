import { get, listPaths } from './calls.ts';
import { machineIndex, median, quietRuns } from './figures.ts';
import { inTurns, type Part } from './part.ts';
import { functionBundle, type School } from './school.ts';
import { heardFrom, startChild, startFunction, stopChild } from './servers.ts';
import { milliseconds, ratio } from './table.ts';

/** What a process took until it was so far, in milliseconds. */
interface Took {
  /** By the clock on the wall. */
  readonly time: number;
  /** Of a processor: what a busy machine does not stretch as much. */
  readonly processor: number;
}

async function loadAdmin(environment: NodeJS.ProcessEnv, argument = ''): Promise<Took> {
  const began = performance.now();
  const child = startChild('load-admin', argument, environment);
  const { processor } = await heardFrom<{ processor: number }>(child);
  const time = performance.now() - began;
  await stopChild(child);
  return { time, processor };
}

async function startAndAsk(environment: NodeJS.ProcessEnv, path: string, status: number): Promise<Took> {
  const began = performance.now();
  const ours = await startFunction(functionBundle, environment);
  try {
    await get(ours.origin + path, {}, undefined, status);
    const time = performance.now() - began;
    return { time, processor: (await ours.usage()).processor };
  } finally {
    await ours.stop();
  }
}

async function measure({ environment }: School) {
  const before = machineIndex();
  const figures = {
    /** Until firebase-admin was loaded; until it had read a document. */
    admin: await loadAdmin(environment),
    adminRead: await loadAdmin(environment, 'read'),
    /** Until the function had answered something that it need not read, and a list out of Firestore. */
    answer: await startAndAsk(environment, '/api/nowhere', 404),
    list: await startAndAsk(environment, listPaths[0] ?? '', 200),
  };
  return { ...figures, machine: Math.min(before, machineIndex()) };
}

/** What is compared: the function's time with firebase-admin's. */
const comparisons = [
  { name: 'to the first answer', target: '1.50', ours: 'answer', yardstick: 'admin' },
  { name: 'to the first list from Firestore', target: '1.50', ours: 'list', yardstick: 'admin' },
  { name: 'the same, against its first read', target: '', ours: 'list', yardstick: 'adminRead' },
] as const;

/** Medians of the quiet runs; a ratio is the median of each run's own, for a run meets one machine. */
function coldFigures(runs: readonly Awaited<ReturnType<typeof measure>>[]) {
  const quiet = quietRuns(runs);
  return comparisons.map(({ ours, yardstick, ...row }) => {
    const of = (kind: keyof Took) => ({
      ratio: median(quiet.map((run) => run[ours][kind] / run[yardstick][kind])),
      ours: median(quiet.map((run) => run[ours][kind])),
      admin: median(quiet.map((run) => run[yardstick][kind])),
    });
    return { ...row, time: of('time'), processor: of('processor') };
  });
}

/** How long a new instance of the function takes to its first answer, against firebase-admin's own load. */
export const coldPart: Part = {
  builds: ['functions'],
  run: async ({ isQuick, runs, tell, school }) => {
    // Once for the disk: what is read for the first time is not what a process takes.
    if (!isQuick) await measure(await school());
    const often = { runs: Math.max(isQuick ? 1 : 3, runs), tell };
    const [found = []] = await inTurns(often, [await school()], () => 'new processes', measure);
    const figures = coldFigures(found);
    const rows = figures.map(({ name, target, time, processor }) => [
      ...[name, ratio(time.ratio), target, milliseconds(time.ours), milliseconds(time.admin)],
      ...[ratio(processor.ratio), milliseconds(processor.ours), milliseconds(processor.admin)],
    ]);
    const head = ['Cold start', 'ratio', 'at most', 'ours', 'admin', 'processor', 'ours', 'admin'];
    return { section: { head, rows }, figures: { rows: figures, runs: found } };
  },
};
