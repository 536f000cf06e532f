import { listPaths } from './calls.ts';
import { countingProxy } from './counting-proxy.ts';
import { whileEditing } from './edits.ts';
import { flood } from './flood.ts';
import type { School } from './school.ts';

/** What many calls cost one instance of the function that had never been asked before. */
export interface ReadFigures {
  readonly name: string;
  readonly calls: number;
  /** Documents that Firestore bills. */
  readonly reads: number;
  /** Calls without a good answer. */
  readonly errors: number;
}

const calls = 10_000;
const ways = [
  { name: 'at once', rate: undefined, isLong: false },
  { name: 'spread over a minute', rate: calls / 60, isLong: true },
] as const;

async function countReads(school: School, rate: number | undefined): Promise<Omit<ReadFigures, 'name'>> {
  const proxy = await countingProxy(school.firestore);
  try {
    const ours = await school.startFunction({ FIRESTORE_EMULATOR_HOST: proxy.host });
    try {
      const { errors } = await flood({
        origin: ours.origin,
        paths: listPaths,
        connections: 20,
        until: { calls },
        ...(rate === undefined ? {} : { rate }),
      });
      return { calls, reads: proxy.reads(), errors };
    } finally {
      await ours.stop();
    }
  } finally {
    await proxy.close();
  }
}

/**
 * Counts what Firestore is asked for by 10,000 calls for lists.
 * @param isQuick without the calls that are spread over a minute
 * @throws Error where a call fails: what was not answered was not read either
 */
export async function readsOf(school: School, isQuick: boolean): Promise<ReadFigures[]> {
  const found: ReadFigures[] = [];
  for (const { name, rate } of ways.filter(({ isLong }) => !(isQuick && isLong))) {
    const figures = await countReads(school, rate);
    if (figures.errors > 0) throw new Error(`${figures.errors} of the calls ${name} failed`);
    found.push({ name, ...figures });
  }
  return found;
}

/** As `readsOf`, spread over a minute in which something is published every three seconds. */
export async function readsWhileEditing(school: School): Promise<ReadFigures> {
  const { found, publishes } = await whileEditing(school.firestore, () => countReads(school, calls / 60));
  if (found.errors > 0) throw new Error(`${found.errors} of the calls while something was published failed`);
  return { name: `spread over a minute with ${publishes} publishes`, ...found };
}
