import { bytesOf, type Part } from '../../../offline/packs/pack.ts';
import { readPacks } from '../../../offline/packs/read.ts';
import {
  dropHalf,
  inTurn,
  prune,
  readPack,
  removePack,
  unsound,
  writePack,
} from '../../../offline/packs/write.ts';
import { stores } from '../../../offline/stores.ts';
import { accessToken } from '../../auth/access-token.ts';
import { dropKept } from '../kept-store.ts';
import { freeBytes, haveWorker } from './device.ts';
import { type Keeping, loadPart } from './load-part.ts';
import { failureOf, isOf, PackFailure } from './pack-failure.ts';
import type { Keepable, PackOwner, PackPlan, PackStanding } from './pack-plan.ts';

/** Concurrent downloads. */
const atOnce = 4;

export interface KeepOptions extends Keeping {
  /** Progress callback after each part. */
  readonly onProgress: (standing: PackStanding) => void;
}

/** Processes a list concurrently; the first failure stops it. */
async function each<One>(list: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  // A failure stops all workers.
  const waiting = (function* () {
    yield* list;
  })();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const one of waiting) await work(one);
  });
  // Nothing of it continues in the background.
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

/** They may have logged out meanwhile: then nothing belongs to them. */
const hasLeft = (owner: PackOwner | null) => owner !== null && accessToken.get() === null;

/**
 * Downloads missing parts and verifies all.
 * @returns the parts without a known hash
 */
async function load({ id, parts, rest }: PackPlan, options: KeepOptions): Promise<Part[]> {
  const all = [...new Map(parts.map((part) => [part.hash, part])).values()];
  const absent = await unsound(all);
  let missing = bytesOf(absent);
  const tell = () => options.onProgress({ is: 'coming', missing, of: bytesOf(all) });
  tell();
  const free = await freeBytes();
  if (free !== undefined && free < missing) throw new PackFailure('full', missing);
  const stopIfLeft = () => {
    options.signal.throwIfAborted();
    if (hasLeft(options.owner)) throw new DOMException('Logged out', 'AbortError');
  };
  await each(absent, async (part) => {
    stopIfLeft();
    await loadPart(id, part, options);
    missing -= part.bytes;
    tell();
  });
  const mayMiss = (failure: unknown) => {
    if (!isOf(failure, 'changed')) throw failure;
  };
  const came = await Promise.all(rest.map((one) => loadPart(id, one, options).catch(mayMiss)));
  const others = came.filter((part) => part !== undefined);
  if ((await unsound([...all, ...others])).length > 0) throw new PackFailure('lost');
  stopIfLeft();
  return others;
}

/** Pages cached when they were opened are older. */
async function dropOlder({ parts, rest }: PackPlan, owner: PackOwner | null): Promise<void> {
  const { page, data, answer } = stores;
  const opened = await Promise.all([page, data, answer].map(({ cache }) => caches.open(cache)));
  for (const { at, as = [at], lesson } of [...parts, ...rest]) {
    if (lesson !== undefined) await dropKept({ uid: owner?.uid ?? '', path: at });
    // Files are the same wherever they are.
    else if (!at.startsWith('/assets/'))
      for (const cache of opened) await Promise.all(as.map((path) => cache.delete(path)));
  }
}

async function keep(plan: PackPlan, options: KeepOptions): Promise<void> {
  const { parts: coming, rest: _, ...name } = plan;
  const { owner } = options;
  const before = await readPack(plan);
  await haveWorker();
  let missing = bytesOf(coming);
  const onProgress = (standing: PackStanding) => {
    missing = standing.missing;
    options.onProgress(standing);
  };
  try {
    const uid = owner?.uid ?? null;
    await writePack({ ...name, uid, at: before?.at ?? 0, parts: before?.parts ?? [], coming });
    const others = await load(plan, { ...options, onProgress });
    await writePack({ ...name, uid, at: Date.now(), parts: [...coming, ...others] });
    await dropOlder(plan, owner);
    await prune();
  } catch (error) {
    const failure = failureOf(error, missing);
    // Downloaded parts stay for a retry, unless there is none or the owner is gone.
    if (hasLeft(owner)) await removePack(plan);
    else if (isOf(failure, 'full', 'gone', 'heavy')) await dropHalf(plan);
    throw failure;
  }
  // Explicitly requested: asking once for persistent storage is enough.
  if ((await readPacks()).length === 1) navigator.storage?.persist?.().catch(() => undefined);
}

/** Like `Keepable.plan`. If refused, incomplete packs are removed; complete ones stay. */
export async function planNow(
  { name, plan }: Keepable,
  owner: PackOwner | null,
  isAsked: boolean,
): Promise<PackPlan | undefined> {
  try {
    return await plan(owner, isAsked);
  } catch (error) {
    const failure = failureOf(error);
    if (isOf(failure, 'gone', 'heavy')) await inTurn(() => dropHalf(name));
    throw failure;
  }
}

/**
 * Stores a course or book on this device: downloads and verifies missing parts, then replaces the previous version
 * atomically. Restarts if the school publishes meanwhile.
 * @throws PackFailure, ApiError, DOMException `AbortError` if stopped
 */
export async function keepPack(what: Keepable, options: KeepOptions): Promise<void> {
  const once = async () => {
    const plan = await planNow(what, options.owner, true);
    if (!plan) throw new PackFailure('changed');
    await inTurn(() => keep(plan, options));
  };
  await once().catch((failure: unknown) => {
    if (!isOf(failure, 'changed')) throw failure;
    return once();
  });
}
