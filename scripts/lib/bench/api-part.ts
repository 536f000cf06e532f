import { listPaths, load } from './load.ts';
import { inTurns, type Part } from './part.ts';
import { type ReadFigures, readsOf } from './reads.ts';
import { withBare } from './servers.ts';
import { count, milliseconds, ratio } from './table.ts';

const rows = [
  { name: 'a list, one call after the other', connections: 1, isKnown: false, target: '1.50' },
  { name: 'one that has not changed (304)', connections: 1, isKnown: true, target: '' },
  { name: 'lists, 10 connections', connections: 10, isKnown: false, target: '' },
  { name: 'lists, 200 connections', connections: 200, isKnown: false, target: '' },
] as const;

export interface ApiFigures {
  readonly calls: readonly {
    readonly name: string;
    readonly ours: number;
    readonly bare: number;
    readonly p99: number;
  }[];
  readonly reads: readonly ReadFigures[];
  /** Bytes of a list as the function sends it: their mean. */
  readonly bytes: number;
}

/**
 * Compares the function's lists with a bare Express route that sends the same bytes, and counts their Firestore reads.
 */
export const apiPart: Part = {
  builds: ['functions'],
  run: async ({ isQuick, runs, tell, school }) => {
    const opened = await school();
    const { calls, bytes } = await withBare(await opened.startFunction(), async (ours, bare, answers) => {
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
      return { calls: rows.map((row, at) => ({ ...row, ...found[at] })), bytes: sum / listPaths.length };
    });
    const reads = [await readsOf(opened, 'at once')];
    if (!isQuick) reads.push(await readsOf(opened, 'spread over a minute', 60));
    const section = {
      head: ['API, warm', 'ratio', 'at most', 'a second', 'bare', 'a call', 'p99'],
      rows: [
        ...calls.map(({ name, target, connections, ours = 0, bare = 0, p99 = 0 }) => [
          ...[name, ratio(bare / ours), target, count(ours), count(bare)],
          ...[milliseconds((1000 * connections) / ours), milliseconds(p99)],
        ]),
        ...reads.map((one) => [
          `Firestore’s reads in ${count(one.calls)} calls ${one.name}`,
          ...['', '100', count(one.reads)],
        ]),
      ],
    };
    return { section, figures: { calls, reads, bytes } };
  },
};
