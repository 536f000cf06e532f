import { listPaths } from './calls.ts';
import { createClient } from './client.ts';
import { median, quietRuns, type Run } from './figures.ts';
import { machineIndex } from './machine.ts';
import type { Part } from './part.ts';
import { functionBundle, type School } from './school.ts';
import { milliseconds, ratio } from './section.ts';
import { heardFrom, startChild, startServer, stopChild } from './servers.ts';

/** What a process took until it was so far, in milliseconds. */
export interface Took {
  /** By the clock on the wall. */
  readonly time: number;
  /** Of a processor: what a busy machine does not stretch as much. */
  readonly processor: number;
}

export interface ColdRun extends Run {
  /** Until firebase-admin was loaded; until it had read a document. */
  readonly admin: Took;
  readonly adminRead: Took;
  /** Until the function had answered something that it need not read, and a list out of Firestore. */
  readonly answer: Took;
  readonly list: Took;
}

async function loadAdmin(environment: NodeJS.ProcessEnv, argument = ''): Promise<Took> {
  const began = performance.now();
  const child = startChild('load-admin', argument, environment);
  try {
    const { processor } = await heardFrom<{ processor: number }>(child);
    return { time: performance.now() - began, processor };
  } finally {
    await stopChild(child);
  }
}

async function startAndAsk(environment: NodeJS.ProcessEnv, path: string, status: number): Promise<Took> {
  const began = performance.now();
  const ours = await startServer('serve-function', functionBundle, environment);
  try {
    const client = createClient(ours.origin);
    const answer = await client.get(path);
    const time = performance.now() - began;
    client.close();
    if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}`);
    return { time, processor: (await ours.usage()).processor };
  } finally {
    await ours.stop();
  }
}

async function measure({ environment }: School): Promise<ColdRun> {
  const before = machineIndex();
  const figures = {
    admin: await loadAdmin(environment),
    answer: await startAndAsk(environment, '/api/nowhere', 404),
    adminRead: await loadAdmin(environment, 'read'),
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
export function coldFigures(runs: readonly ColdRun[]) {
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
  title: 'cold start',
  builds: ['functions'],
  run: async (tools) => {
    const school = await tools.school();
    const runs = Math.max(tools.isQuick ? 1 : 3, tools.runs);
    const found: ColdRun[] = [];
    // Once for the disk: what is read for the first time is not what a process takes.
    if (!tools.isQuick) await measure(school);
    for (let run = 0; run < runs; run++) {
      tools.tell('new processes', run, runs);
      found.push(await measure(school));
    }
    tools.tell('done', runs, runs);
    const figures = coldFigures(found);
    const rows = figures.map(({ name, target, time, processor }) => [
      ...[name, ratio(time.ratio), target, milliseconds(time.ours), milliseconds(time.admin)],
      ...[ratio(processor.ratio), milliseconds(processor.ours), milliseconds(processor.admin)],
    ]);
    const head = ['Cold start', 'ratio', 'at most', 'ours', 'admin', 'processor', 'ours', 'admin'];
    return { section: { head, rows }, figures: { rows: figures, runs: found } };
  },
};
