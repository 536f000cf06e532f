import { ownFromPacks } from '../../offline/packs/read.ts';
import { stores } from '../../offline/stores.ts';
import { accessToken } from '../auth/access-token.ts';
import { ApiError } from './client.ts';

/** What the school said to a person, in a store that no worker answers from: docs/offline.md. */
const { cache: name, most } = stores.own;

/** Whose answer it is, and to what. */
export interface OwnAnswer {
  readonly uid: string;
  /** Path and query of the call. */
  readonly path: string;
}

/** No address of the site's: nothing else can ask for it. */
const addressOf = ({ uid, path }: OwnAnswer) => `https://kept.invalid/${encodeURIComponent(uid)}${path}`;

async function keep(own: OwnAnswer, answer: unknown): Promise<void> {
  // They may have logged out while it was on its way.
  if (!accessToken.get()) return;
  const store = await caches.open(name);
  await store.put(addressOf(own), Response.json(answer));
  const all = await store.keys();
  await Promise.all(all.slice(0, -most).map((one) => store.delete(one)));
}

const isUnreachable = (error: unknown) =>
  !navigator.onLine || (error instanceof ApiError && error.code === 'network');

/** Whether the school has said that this is not theirs to read, or is no more. */
const isRefused = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** Takes out what was kept of an answer: something newer is kept elsewhere. */
export async function dropKept(own: OwnAnswer): Promise<void> {
  await (await caches.open(name)).delete(addressOf(own));
}

/**
 * Asks the school for something that is the person's own, and keeps it on the device. Where the school cannot be reached,
 * what it said last is the answer.
 * @throws what asking throws, where nothing is kept, and whenever the school itself says no
 */
export async function askOrKept<Answer>(own: OwnAnswer, ask: () => Promise<Answer>): Promise<Answer> {
  const hasStore = 'caches' in globalThis;
  try {
    const answer = await ask();
    if (hasStore) keep(own, answer).catch(() => undefined);
    return answer;
  } catch (error) {
    if (!hasStore) throw error;
    const store = await caches.open(name).catch(() => undefined);
    if (isRefused(error)) await store?.delete(addressOf(own)).catch(() => false);
    if (!isUnreachable(error)) throw error;
    const kept =
      (await store?.match(addressOf(own))) ?? (await ownFromPacks(own.uid, own.path).catch(() => undefined));
    if (!kept) throw error;
    return (await kept.json()) as Answer;
  }
}
