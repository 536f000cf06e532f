import { countingProxy } from './counting-proxy.ts';
import { load } from './load.ts';
import type { School } from './school.ts';

/** Firestore reads of many calls to a new instance. */
export interface ReadFigures {
  readonly name: string;
  readonly calls: number;
  /** Documents that Firestore bills. */
  readonly reads: number;
}

const calls = 10_000;

/**
 * Counts Firestore reads of list requests.
 * @param seconds to spread them over; default: as fast as possible
 */
export async function readsOf(school: School, name: string, seconds?: number): Promise<ReadFigures> {
  const proxy = await countingProxy(school.firestore);
  try {
    const { origin, stop } = await school.startFunction({ FIRESTORE_EMULATOR_HOST: proxy.host });
    const rate = seconds === undefined ? {} : { rate: calls / seconds };
    await load({ origin, connections: 20, until: { amount: calls }, ...rate }).finally(stop);
    return { name, calls, reads: proxy.reads() };
  } finally {
    proxy.close();
  }
}
