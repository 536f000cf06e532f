import { apiRoot } from '@pathshala/contract/http/endpoint';
import { fromPacks, ownFromPacks } from '../../offline/packs/read.ts';
import { stores } from '../../offline/stores.ts';
import { accessToken } from '../auth/access-token.ts';
import { ApiError } from '../http/client.ts';

/** What the school said to a person, in a store that no worker answers from: docs/offline.md. */
const { cache: name, max } = stores.own;

/** Whose answer it is, and to what. */
export interface OwnAnswer {
  readonly uid: string;
  /** Path and query of the call. */
  readonly path: string;
}

/** No address of the site's: nothing else can ask for it. */
const addressOf = ({ uid, path }: OwnAnswer) => `https://kept.invalid/${encodeURIComponent(uid)}${path}`;

/** Keeps what the school has said. */
export async function keepAnswer(own: OwnAnswer, answer: unknown): Promise<void> {
  // They may have logged out while it was on its way.
  if (!accessToken.get()) return;
  const store = await caches.open(name);
  await store.put(addressOf(own), Response.json(answer));
  const all = await store.keys();
  await Promise.all(all.slice(0, -max).map((one) => store.delete(one)));
}

const isUnreachable = (error: unknown) =>
  !navigator.onLine || (error instanceof ApiError && error.code === 'network');

/** Whether the school has said that this is not theirs to read, or is no more. */
const isRefused = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** Takes out what was kept of an answer: something newer is kept elsewhere. */
export async function dropKept(own: OwnAnswer): Promise<void> {
  await (await caches.open(name)).delete(addressOf(own));
}

/** In a pack of theirs, or, of what anybody may read, in one that they have kept before they signed in. */
async function packed({ uid, path }: OwnAnswer): Promise<Response | undefined> {
  return (await ownFromPacks(uid, path)) ?? (await fromPacks(`${apiRoot}${path}`));
}

/**
 * What the school said last, where it cannot be reached now.
 * @param error why there is no answer
 * @throws the same, where nothing is kept, and whenever the school itself says no
 */
export async function keptInstead(own: OwnAnswer, error: unknown): Promise<unknown> {
  const store = await caches.open(name).catch(() => undefined);
  if (isRefused(error)) await store?.delete(addressOf(own)).catch(() => false);
  if (!isUnreachable(error)) throw error;
  const kept = (await store?.match(addressOf(own))) ?? (await packed(own).catch(() => undefined));
  if (!kept) throw error;
  return kept.json();
}
