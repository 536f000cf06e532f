import { apiRoot } from '@pathshala/contract/http/endpoint';
import { findSaved, ownKey, savedUnder } from '../../offline/saved.ts';
import { stores } from '../../offline/stores.ts';
import { accessToken } from '../auth/access-token.ts';
import { ApiError } from '../http/client.ts';

/** Personal answers, in a cache that the service worker does not serve: docs/offline.md. */
const { cache: name, max } = stores.own;

export interface OwnAnswer {
  readonly uid: string;
  readonly path: string;
}

/** Not an address of the site, so nothing else can request it. */
const addressOf = ({ uid, path }: OwnAnswer) => `https://kept.invalid/${encodeURIComponent(uid)}${path}`;

export async function keepAnswer(own: OwnAnswer, answer: unknown): Promise<void> {
  // The person may have logged out meanwhile.
  if (!accessToken.get()) return;
  const store = await caches.open(name);
  await store.put(addressOf(own), Response.json(answer));
  const all = await store.keys();
  await Promise.all(all.slice(0, -max).map((one) => store.delete(one)));
}

const isUnreachable = (error: unknown) =>
  !navigator.onLine || (error instanceof ApiError && error.code === 'network');

const isRefused = (error: unknown) => error instanceof ApiError && [401, 403, 404].includes(error.status);

/** Saved with one of their courses, or in the public part of a course saved before sign-in. */
async function saved({ uid, path }: OwnAnswer): Promise<Response | undefined> {
  return (await findSaved(ownKey(uid, path))) ?? (await findSaved(savedUnder(`${apiRoot}${path}`)));
}

/**
 * The stored answer, if the school is unreachable.
 * @param error of the request
 * @throws the same, if nothing is stored, and always for refusals
 */
export async function keptInstead(own: OwnAnswer, error: unknown): Promise<unknown> {
  const store = await caches.open(name).catch(() => undefined);
  if (isRefused(error)) await store?.delete(addressOf(own)).catch(() => false);
  if (!isUnreachable(error)) throw error;
  const stored = (await store?.match(addressOf(own))) ?? (await saved(own).catch(() => undefined));
  if (!stored) throw error;
  return stored.json();
}
