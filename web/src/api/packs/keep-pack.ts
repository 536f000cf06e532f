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

/** So many parts come side by side: on a slow line each waits mostly. */
const atOnce = 4;

export interface KeepOptions extends Keeping {
  /** Told how far it is: each time that a part has come. */
  readonly onProgress: (standing: PackStanding) => void;
}

/** Works through a list, some of it side by side; the first failure ends all. */
async function each<One>(list: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  // A loop that fails closes it for all of them.
  const waiting = (function* () {
    yield* list;
  })();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const one of waiting) await work(one);
  });
  // Nothing of it goes on in the background.
  await Promise.allSettled(workers);
  await Promise.all(workers);
}

/** They may have logged out while it came: then nothing of it is theirs any more. */
const hasLeft = (owner: PackOwner | null) => owner !== null && accessToken.get() === null;

/** Has everything come that is not here, and looks over all of it. @returns what nobody had said the hash of */
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

/** What was kept of the same addresses when they were open is older. */
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
    // What has come stays for the next time; not where there will be none, or nobody whose it is.
    if (hasLeft(owner)) await removePack(plan);
    else if (isOf(failure, 'full', 'gone', 'heavy')) await dropHalf(plan);
    throw failure;
  }
  // Somebody has shown that they want it: once is enough to ask.
  if ((await readPacks()).length === 1) navigator.storage?.persist?.().catch(() => undefined);
}

/** As `Keepable.plan`. What the school does not give leaves nothing half here; what is here whole stays. */
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
 * Keeps a course or a book on this device: what is not here yet comes, each part is verified, and only when all of it is
 * here it takes the place of what was kept before. Where the school publishes something in between, once more as it is then.
 * @throws PackFailure, ApiError, DOMException `AbortError` where it was stopped
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
