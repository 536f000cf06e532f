import type { StudioItem } from '@pathshala/contract/studio/items';
import { ApiError } from '../../../http/client.ts';
import { same } from '../saving/same.ts';

/** How long after a try the next one is made, milliseconds. */
const pauses = [1000, 3000];

/** The school was busy, or nothing came back: the text may be published all the same. */
const isUncertain = (error: unknown) =>
  error instanceof ApiError && (error.code === 'unavailable' || error.code === 'network');

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'stale';

interface Publish {
  /** What is to be published, as its editor has it. */
  readonly draft: StudioItem['draft'];
  /** Publishes it on the condition that nobody has changed it since. */
  readonly attempt: () => Promise<unknown>;
  readonly read: () => Promise<StudioItem>;
}

/**
 * Publishes, and tries again by itself where the school was busy or the connection broke. A try that seemed to fail may
 * have been done after all: the next one is refused as stale, and what was to be published is live.
 * @throws ApiError of the last try
 */
export async function publishAgain({ draft, attempt, read }: Publish): Promise<void> {
  const isLive = async () => {
    const item = await read();
    return item.state === 'live' && same(item.draft, draft);
  };
  for (let tries = 0; ; tries += 1) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (tries > 0 && isStale(error) && (await isLive())) return;
      const pause = pauses[tries];
      if (pause === undefined || !isUncertain(error)) throw error;
      await new Promise((done) => setTimeout(done, pause));
    }
  }
}
