import { setTimeout as wait } from 'node:timers/promises';
import { listPaths } from './load.ts';
import { inTurns, type Part } from './part.ts';
import { functionBundle, type School } from './school.ts';
import { heardFrom, startChild, startFunction, stopChild, type Usage } from './servers.ts';
import { count, milliseconds, ratio } from './table.ts';

/** What a new process uses that loads firebase-admin and nothing else. */
async function loadAdmin({ environment }: School): Promise<Usage> {
  const child = startChild('load-admin', '', environment);
  const used = await heardFrom<Usage>(child);
  await stopChild(child);
  return used;
}

/** Long enough for what goes on after the answer, milliseconds. */
const rest = 2000;

/** What a new instance of a function uses until it has answered once and rests. */
async function startAndAsk({ environment }: School, name: string, path: string): Promise<Usage> {
  const { origin, stop, usage } = await startFunction(functionBundle, environment, name);
  try {
    await (await fetch(origin + path)).text();
    const { processor } = await usage();
    await wait(rest);
    return { processor, memory: (await usage()).memory };
  } finally {
    await stop();
  }
}

/**
 * As in an instance: the heap that V8 gives itself where memory is 512 MiB or less; with a big machine's it would collect less
 * often. And nothing kept of earlier compiling, which npm's commands do.
 */
const asInInstances = { NODE_OPTIONS: '--max-heap-size=259', NODE_COMPILE_CACHE: undefined };

/** A first call of each function. An unknown address is answered without Firestore. */
const firstCalls: readonly (readonly [title: string, name: string, path: string])[] = [
  ['api, an answer without reads', 'api', '/api/nowhere'],
  ['api, a list from Firestore', 'api', listPaths[0] ?? ''],
  ['pages, the sitemap', 'pages', '/sitemap.xml'],
  ['accountEnded', 'accountEnded', '/'],
  ['retention', 'retention', '/'],
];

/** Processor time of a cold start and memory at rest of each function, compared with firebase-admin alone. */
export const coldPart: Part = {
  builds: ['functions'],
  run: async ({ isQuick, runs, tell, school }) => {
    const { environment, ...others } = await school();
    const opened = { ...others, environment: { ...environment, ...asInInstances } };
    const things = [
      () => loadAdmin(opened),
      ...firstCalls.map(
        ([, name, path]) =>
          () =>
            startAndAsk(opened, name, path),
      ),
    ];
    // Warms up the disk cache.
    for (const measure of things) await measure();
    const often = { runs: Math.max(isQuick ? 1 : 3, runs), tell };
    const found = await inTurns(
      often,
      things,
      () => 'new processes',
      (measure) => measure(),
    );
    const [admin = { processor: Number.NaN, memory: Number.NaN }, ...functions] = found;
    const memoryOf = ({ memory }: Usage) => `${count(memory)} MiB`;
    const section = {
      head: ['Cold start', 'ratio', 'processor', 'at rest'],
      rows: [
        ['firebase-admin alone', '', milliseconds(admin.processor), memoryOf(admin)],
        ...functions.map((used, at) => [
          ...[firstCalls[at]?.[0] ?? '', ratio(used.processor / admin.processor)],
          ...[milliseconds(used.processor), memoryOf(used)],
        ]),
      ],
    };
    return { section, figures: { admin, functions } };
  },
};
