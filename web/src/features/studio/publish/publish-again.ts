import type { StudioItem } from '@pathshala/contract/studio/items';
import { ApiError } from '../../../http/client.ts';
import { same } from '../session/merge-fields.ts';

/** The pauses between tries, milliseconds. */
const pauses = [1000, 3000];

/** The school was busy or did not answer: the text may have been published all the same. */
const isUncertain = (error: unknown) =>
  error instanceof ApiError && (error.code === 'unavailable' || error.code === 'network');

const isStale = (error: unknown) => error instanceof ApiError && error.code === 'stale';

interface Publish {
  /** The fields to publish, as the editor sees them. */
  readonly draft: StudioItem['draft'];
  /** The field that becomes the day of the publish. */
  readonly dated?: string | undefined;
  /** Publishes the draft on condition that nobody has changed it since. */
  readonly attempt: () => Promise<unknown>;
  readonly read: () => Promise<StudioItem>;
}

/**
 * Publishes, and tries again if the school was busy or the connection failed. A try that seemed to fail may have
 * published after all: then the next one is refused as stale, and the draft is live.
 * @throws ApiError the error of the last try
 */
export async function publishAgain({ draft, dated, attempt, read }: Publish): Promise<void> {
  const isLive = async () => {
    const item = await read();
    const own = dated === undefined ? draft : { ...draft, [dated]: item.draft[dated] };
    return item.state === 'live' && same(item.draft, own);
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
