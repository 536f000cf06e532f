import { listPaths } from './calls.ts';
import { type ChildOptions, heardFrom, startChild, stopChild } from './child.ts';
import { createClient } from './client.ts';
import { median, quietRuns, type Run } from './figures.ts';
import { machineIndex } from './machine.ts';
import type { Part } from './part.ts';
import { functionBundle, type School } from './school.ts';
import { milliseconds, ratio } from './section.ts';

/** Milliseconds from the start of a process. */
export interface ColdRun extends Run {
  /** Until firebase-admin was loaded; until it had read a document. */
  readonly admin: number;
  readonly adminRead: number;
  /** Until the function had answered something that it need not read, and a list out of Firestore. */
  readonly answer: number;
  readonly list: number;
}

/** Starts a process and waits for what it says, then for what is asked of it. */
async function timed(options: ChildOptions, ask?: (origin: string) => Promise<void>): Promise<number> {
  const began = performance.now();
  const child = startChild(options);
  try {
    const { origin = '' } = await heardFrom<{ origin?: string }>(child);
    await ask?.(origin);
    return performance.now() - began;
  } finally {
    await stopChild(child);
  }
}

function asking(path: string, status: number): (origin: string) => Promise<void> {
  return async (origin) => {
    const client = createClient(origin);
    const answer = await client.get(path);
    client.close();
    if (answer.status !== status) throw new Error(`${path} was answered ${answer.status}`);
  };
}

async function measure({ environment }: School): Promise<ColdRun> {
  const before = machineIndex();
  const admin = { program: 'load-admin', environment } as const;
  const ours = { program: 'serve-function', argument: functionBundle, environment } as const;
  const figures = {
    admin: await timed(admin),
    answer: await timed(ours, asking('/api/nowhere', 404)),
    adminRead: await timed({ ...admin, argument: 'read' }),
    list: await timed(ours, asking(listPaths[0] ?? '', 200)),
  };
  return { ...figures, machine: Math.min(before, machineIndex()) };
}

/** Medians of the quiet runs; a ratio is the median of each run's own, for a run meets one machine. */
export function coldFigures(runs: readonly ColdRun[]) {
  const quiet = quietRuns(runs);
  const of = (figure: (run: ColdRun) => number) => median(quiet.map(figure));
  return {
    admin: of((run) => run.admin),
    adminRead: of((run) => run.adminRead),
    answer: of((run) => run.answer),
    list: of((run) => run.list),
    answerRatio: of((run) => run.answer / run.admin),
    listRatio: of((run) => run.list / run.admin),
    readRatio: of((run) => run.list / run.adminRead),
  };
}

/** How long a new instance of the function takes to its first answer, against firebase-admin's own load. */
export const coldPart: Part = {
  name: 'cold',
  title: 'cold start',
  builds: ['functions'],
  run: async (tools) => {
    const school = await tools.school();
    const runs = Math.max(3, tools.runs);
    const found: ColdRun[] = [];
    // Once for the disk: what is read for the first time is not what a process takes.
    await measure(school);
    for (let run = 0; run < runs; run++) {
      tools.tell('new processes', run, runs);
      found.push(await measure(school));
    }
    tools.tell('done', runs, runs);
    const figures = coldFigures(found);
    const { admin, adminRead, answer, list, answerRatio, listRatio, readRatio } = figures;
    return {
      section: {
        head: ['Cold start', 'ratio', 'at most', 'ours', 'firebase-admin'],
        rows: [
          ['to the first answer', ratio(answerRatio), '1.50', milliseconds(answer), milliseconds(admin)],
          [
            'to the first list from Firestore',
            ratio(listRatio),
            '1.50',
            milliseconds(list),
            milliseconds(admin),
          ],
          [
            'the same, against its first read',
            ratio(readRatio),
            '',
            milliseconds(list),
            milliseconds(adminRead),
          ],
        ],
      },
      figures: { ...figures, runs: found },
    };
  },
};
