import { setInterval } from 'node:timers/promises';
import { demoProject } from '../emulator-environment.ts';
import { listPaths } from './calls.ts';
import { countingProxy } from './counting-proxy.ts';
import { flood } from './flood.ts';
import type { School } from './school.ts';

/** What many calls cost one instance of the function that had never been asked before. */
export interface ReadFigures {
  readonly name: string;
  readonly calls: number;
  /** Documents that Firestore bills. */
  readonly reads: number;
}

const calls = 10_000;

/** Calls in a second; none: as fast as may be. @throws Error where a call fails: what was not answered was not read either */
async function readsOf(school: School, name: string, rate?: number): Promise<ReadFigures> {
  const proxy = await countingProxy(school.firestore);
  try {
    const ours = await school.startFunction({ FIRESTORE_EMULATOR_HOST: proxy.host });
    const until = { amount: calls };
    const { errors } = await flood({
      origin: ours.origin,
      paths: listPaths,
      connections: 20,
      until,
      rate,
    }).finally(ours.stop);
    if (errors > 0) throw new Error(`${errors} of the calls ${name} failed`);
    return { name, calls, reads: proxy.reads() };
  } finally {
    proxy.close();
  }
}

/** Counts what Firestore is asked for by calls for lists. @param isQuick without those that are spread over a minute */
export async function allReads(school: School, isQuick: boolean): Promise<ReadFigures[]> {
  const fast = await readsOf(school, 'at once');
  return isQuick ? [fast] : [fast, await readsOf(school, 'spread over a minute', calls / 60)];
}

/**
 * What a publish is to everybody who reads: another number in the manifest. It goes to Firestore beside whatever counts.
 * @throws Error where it is refused
 */
async function publish(firestore: string): Promise<void> {
  const database = `projects/${demoProject}/databases/(default)/documents`;
  const more = { fieldPath: 'revision', increment: { integerValue: '1' } };
  const transform = { document: `${database}/published/manifest`, fieldTransforms: [more] };
  const response = await fetch(`http://${firestore}/v1/${database}:commit`, {
    method: 'POST',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ writes: [{ transform }] }),
  });
  if (!response.ok) throw new Error(`The manifest was not changed: ${response.status}`);
}

/** As `allReads`, spread over a minute in which something is published every three seconds. */
export async function readsWhileEditing(school: School): Promise<ReadFigures> {
  const over = new AbortController();
  let publishes = 0;
  const publishing = (async () => {
    try {
      for await (const _ of setInterval(3000, undefined, { signal: over.signal })) {
        await publish(school.firestore);
        publishes += 1;
      }
    } catch (error) {
      if (!over.signal.aborted) throw error;
    }
  })();
  const counting = readsOf(school, 'while something was published', calls / 60);
  const [found] = await Promise.all([counting.finally(() => over.abort()), publishing]);
  return { ...found, name: `spread over a minute with ${publishes} publishes` };
}
