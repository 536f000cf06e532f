import { bytesOf } from '../../../offline/packs/pack.ts';
import { readPacks } from '../../../offline/packs/read.ts';
import { dropHalf, inTurn, prune, readPack, removePack, writePack } from '../../../offline/packs/write.ts';
import { stores, workerContainer, workerPath } from '../../../offline/stores.ts';
import { dropKept } from '../kept-store.ts';
import { bookPlan } from './book-plan.ts';
import { coursePlan } from './course-plan.ts';
import { hasLeft, type KeepOptions, loadParts } from './load-parts.ts';
import { failureOf, isOf, PackFailure } from './pack-failure.ts';
import type { Keepable, PackOwner, PackPlan } from './pack-plan.ts';

/**
 * Waits for the service worker, without which packs are useless.
 * @throws PackFailure `unable`
 */
async function haveWorker(): Promise<void> {
  const can = 'caches' in globalThis && 'CompressionStream' in globalThis;
  // Fails where storage is blocked, as in some private windows.
  const registration =
    can &&
    (await workerContainer()
      ?.register(workerPath)
      .catch(() => undefined));
  if (!registration) throw new PackFailure('unable');
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
  const { at = 0, parts = [] } = (await readPack(plan)) ?? {};
  const record = { ...name, uid: owner?.uid ?? null };
  await haveWorker();
  try {
    await writePack({ ...record, at, parts, coming });
    const others = await loadParts(plan, options);
    await writePack({ ...record, at: Date.now(), parts: [...coming, ...others] });
    await dropOlder(plan, owner);
    await prune();
  } catch (error) {
    const failure = failureOf(error, bytesOf(coming));
    // Downloaded parts stay for a retry, unless there is none or the owner is gone.
    if (hasLeft(owner)) await removePack(plan);
    else if (isOf(failure, 'full', 'gone', 'heavy')) await dropHalf(plan);
    throw failure;
  }
  // Explicitly requested: asking once for persistent storage is enough.
  if ((await readPacks()).length === 1) navigator.storage?.persist?.().catch(() => undefined);
}

/**
 * The current plan; undefined if there is nothing to store. If refused, incomplete packs are removed; complete ones stay.
 * @param owner null: a visitor
 * @throws PackFailure, ApiError
 */
export async function planOf(what: Keepable, owner: PackOwner | null): Promise<PackPlan | undefined> {
  try {
    return await (what.kind === 'course' ? coursePlan(what, owner) : bookPlan(what));
  } catch (error) {
    const failure = failureOf(error);
    if (isOf(failure, 'gone', 'heavy')) await inTurn(() => dropHalf(what));
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
    const plan = await planOf(what, options.owner);
    if (!plan) throw new PackFailure('changed');
    await inTurn(() => keep(plan, options));
  };
  await once().catch((failure: unknown) => {
    if (!isOf(failure, 'changed')) throw failure;
    return once();
  });
}
