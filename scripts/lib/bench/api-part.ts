import { answersOf, callBoth, callHead, callRow, listPaths } from './calls.ts';
import { median, summed } from './figures.ts';
import { flood } from './flood.ts';
import { inTurns, type Part, type Tools } from './part.ts';
import { allReads, type ReadFigures, readsWhileEditing } from './reads.ts';
import { type ServerChild, withBoth } from './servers.ts';
import { count, ratio, type Section } from './table.ts';

/** How many connections are open where requests in a second are counted. */
const connections = 10;

/** @throws Error where a call fails */
async function flooded(origin: string, duration: number) {
  const figures = await flood({ origin, paths: listPaths, connections, until: { duration } });
  if (figures.errors > 0) throw new Error(`${figures.errors} calls failed`);
  return figures;
}

async function measure(ours: ServerChild, bare: ServerChild, tools: Tools) {
  const { isQuick, tell } = tools;
  const answers = await answersOf(ours.origin, listPaths);
  const tags = new Map(answers.map(({ path, headers }) => [path, String(headers.etag)]));
  const plain = { ours: ours.origin, bare: bare.origin, paths: listPaths, calls: isQuick ? 2000 : 4000 };
  const unchanged = { ...plain, headersOf: (path: string) => ({ 'if-none-match': tags.get(path) ?? '' }) };
  tell('warming up', 0, 1);
  for (const options of [plain, unchanged]) await callBoth(options);
  const what = () => 'a list, and one that has not changed, against bare Express';
  const [lists = [], same = []] = await inTurns(tools, [plain, unchanged], what, callBoth);
  tell('requests in a second', 0, 1);
  const seconds = isQuick ? 2 : 10;
  const ourFlood = await flooded(ours.origin, seconds);
  const bareFlood = await flooded(bare.origin, seconds);
  tell('Firestore’s reads', 0, 1);
  const school = await tools.school();
  return {
    list: summed(lists),
    unchanged: summed(same),
    ours: ourFlood,
    bare: bareFlood,
    reads: await allReads(school, isQuick),
    /** The same while the school is edited. */
    edited: isQuick ? [] : [await readsWhileEditing(school)],
    /** Bytes of a list's answer as the function sends it, the median of the 19. */
    bytes: median(answers.map(({ body }) => Buffer.byteLength(body))),
  };
}
export type ApiFigures = Awaited<ReturnType<typeof measure>>;

function readsRow({ name, calls, reads }: ReadFigures, target: string): string[] {
  return [`Firestore’s reads in ${count(calls)} calls ${name}`, '', target, count(reads)];
}

function shown({ list, unchanged, ours, bare, reads, edited }: ApiFigures): Section {
  const perSecond = [ratio(bare.perSecond / ours.perSecond), '', count(ours.perSecond)];
  return {
    head: ['API, warm', ...callHead],
    rows: [
      callRow('a list', list, '1.50'),
      callRow('a list, unchanged (304)', unchanged),
      [`requests in a second, ${connections} connections`, ...perSecond, '', '', count(bare.perSecond)],
      ...reads.map((one) => readsRow(one, '100')),
      ...edited.map((one) => readsRow(one, '')),
    ],
  };
}

/** The function's catalogue calls against a bare Express route that sends the same bytes. */
export const apiPart: Part = {
  builds: ['functions'],
  run: async (tools) => {
    const ours = await (await tools.school()).startFunction();
    const figures = await withBoth(ours, listPaths, (_, bare) => measure(ours, bare, tools));
    return { section: shown(figures), figures };
  },
};
