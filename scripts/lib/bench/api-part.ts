import {
  answersOf,
  type CallFigures,
  type CallOptions,
  callBoth,
  callHead,
  callRow,
  listPaths,
} from './calls.ts';
import { median, summed } from './figures.ts';
import { type FloodFigures, flood } from './flood.ts';
import type { Part, Tools } from './part.ts';
import { type ReadFigures, readsOf, readsWhileEditing } from './reads.ts';
import { count, ratio, type Section } from './section.ts';
import { type ServerChild, withBoth } from './servers.ts';

export interface ApiFigures {
  readonly list: CallFigures;
  readonly unchanged: CallFigures;
  readonly ours: FloodFigures;
  readonly bare: FloodFigures;
  readonly reads: readonly ReadFigures[];
  /** The same while the school is edited; not in a quick run. */
  readonly edited: readonly ReadFigures[];
  /** Bytes of a list's answer as the function sends it, the median of the 19. */
  readonly bytes: number;
}

/** How many connections are open where requests in a second are counted. */
const connections = 10;

async function measure(ours: ServerChild, bare: ServerChild, tools: Tools): Promise<ApiFigures> {
  const { runs, isQuick, tell } = tools;
  const answers = await answersOf(ours.origin, listPaths);
  const tags = new Map(answers.map(({ path, headers }) => [path, String(headers.etag)]));
  const plain: CallOptions = {
    ours: ours.origin,
    bare: bare.origin,
    paths: listPaths,
    calls: isQuick ? 2000 : 4000,
  };
  const unchanged: CallOptions = {
    ...plain,
    headersOf: (path) => ({ 'if-none-match': tags.get(path) ?? '' }),
  };
  const steps = runs + 3;
  tell('warming up', 0, steps);
  await callBoth(plain);
  await callBoth(unchanged);
  const found = { plain: [] as CallFigures[], unchanged: [] as CallFigures[] };
  for (let run = 0; run < runs; run++) {
    tell('a list, and one that has not changed, against bare Express', run, steps);
    found.plain.push(await callBoth(plain));
    found.unchanged.push(await callBoth(unchanged));
  }
  tell('requests in a second', runs, steps);
  const flooded = async (origin: string) => {
    const figures = await flood({
      origin,
      paths: listPaths,
      connections,
      until: { seconds: isQuick ? 2 : 10 },
    });
    if (figures.errors > 0) throw new Error(`${figures.errors} calls failed`);
    return figures;
  };
  const [first, bareFlood] = [await flooded(ours.origin), await flooded(bare.origin)];
  tell('Firestore’s reads', runs + 1, steps);
  const school = await tools.school();
  const reads = await readsOf(school, isQuick);
  const edited = isQuick ? [] : [await readsWhileEditing(school)];
  tell('done', steps, steps);
  return {
    list: summed(found.plain),
    unchanged: summed(found.unchanged),
    ours: first,
    bare: bareFlood,
    reads,
    edited,
    bytes: median(answers.map(({ body }) => Buffer.byteLength(body))),
  };
}

function readsRow({ name, calls, reads }: ReadFigures, target: string): string[] {
  return [`Firestore’s reads in ${count(calls)} calls ${name}`, '', target, count(reads)];
}

function shown({ list, unchanged, ours, bare, reads, edited }: ApiFigures): Section {
  return {
    head: ['API, warm', ...callHead],
    rows: [
      callRow('a list', list, '1.50'),
      callRow('a list, unchanged (304)', unchanged),
      [
        ...[`requests in a second, ${connections} connections`, ratio(bare.perSecond / ours.perSecond), ''],
        ...[count(ours.perSecond), '', '', count(bare.perSecond)],
      ],
      ...reads.map((one) => readsRow(one, '100')),
      ...edited.map((one) => readsRow(one, '')),
    ],
  };
}

/** The function's catalogue calls against a bare Express route that sends the same bytes. */
export const apiPart: Part = {
  title: 'catalogue calls against bare Express',
  builds: ['functions'],
  run: async (tools) => {
    const school = await tools.school();
    const figures = await withBoth(school.startFunction, listPaths, (ours, bare) =>
      measure(ours, bare, tools),
    );
    return { section: shown(figures), figures };
  },
};
