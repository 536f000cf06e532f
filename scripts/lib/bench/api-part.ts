import { countingProxy } from './counting-proxy.ts';
import { listPaths, load } from './load.ts';
import { inTurns, type Part } from './part.ts';
import type { School } from './school.ts';
import { withBare } from './servers.ts';
import { count, milliseconds, ratio } from './table.ts';

const rows = [
  { name: 'a list, one call after the other', connections: 1, isKnown: false, target: '1.50' },
  { name: 'one that has not changed (304)', connections: 1, isKnown: true, target: '' },
  { name: 'lists, 10 connections', connections: 10, isKnown: false, target: '' },
  { name: 'lists, 200 connections', connections: 200, isKnown: false, target: '' },
] as const;

/** Calls whose reads are counted. */
const calls = 10_000;

/**
 * The documents that Firestore bills for many calls of lists to a new instance.
 * @param seconds to spread them over; left out: as fast as possible
 */
async function readsOf({ firestore, startFunction }: School, seconds?: number): Promise<number> {
  const proxy = await countingProxy(firestore);
  try {
    const { origin, stop } = await startFunction({ FIRESTORE_EMULATOR_HOST: proxy.host });
    const rate = seconds === undefined ? {} : { rate: calls / seconds };
    await load({ origin, connections: 20, until: { amount: calls }, ...rate }).finally(stop);
    return proxy.reads();
  } finally {
    proxy.close();
  }
}

/**
 * Compares the function's lists with a bare Express route that sends the same bytes, and counts their Firestore reads.
 */
export const apiPart: Part = {
  builds: ['functions'],
  run: async ({ isQuick, runs, tell, school }) => {
    const opened = await school();
    const { loads, bytes } = await withBare(await opened.startFunction(), async (ours, bare, answers) => {
      const known = new Map(answers.map(({ path, headers }) => [path, headers.etag ?? '']));
      const until = { duration: isQuick ? 1 : 3 };
      const measure = async ({ connections, isKnown }: (typeof rows)[number]) => {
        const how = { connections, until, ...(isKnown && { tags: known }) };
        const { perSecond, p99 } = await load({ ...how, origin: ours.origin });
        return { ours: perSecond, p99, bare: (await load({ ...how, origin: bare.origin })).perSecond };
      };
      tell('warming up');
      for (const row of rows.slice(0, 2)) await measure(row);
      const found = await inTurns({ runs, tell }, rows, ({ name }) => name, measure);
      const sum = answers.reduce((all, { body }) => all + Buffer.byteLength(body), 0);
      return { loads: rows.map((row, at) => ({ ...row, ...found[at] })), bytes: sum / listPaths.length };
    });
    const reads = [{ name: 'at once', calls, reads: await readsOf(opened) }];
    if (!isQuick) reads.push({ name: 'spread over a minute', calls, reads: await readsOf(opened, 60) });
    const section = {
      head: ['API, warm', 'ratio', 'at most', 'a second', 'bare', 'a call', 'p99'],
      rows: [
        ...loads.map(({ name, target, connections, ours = 0, bare = 0, p99 = 0 }) => [
          ...[name, ratio(bare / ours), target, count(ours), count(bare)],
          ...[milliseconds((1000 * connections) / ours), milliseconds(p99)],
        ]),
        ...reads.map((one) => [
          `Firestore’s reads in ${count(calls)} calls ${one.name}`,
          ...['', '100', count(one.reads)],
        ]),
      ],
    };
    return { section, figures: { calls: loads, reads, bytes } };
  },
};
