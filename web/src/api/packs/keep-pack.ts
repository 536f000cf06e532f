import type { CourseDetail } from '@pathshala/contract/course';
import { apiRoot, pathOf } from '@pathshala/contract/endpoint';
import { endpoints } from '@pathshala/contract/endpoints';
import { answers, bytesOf, type PackName, type Part } from '../../../offline/packs/pack.ts';
import { readPacks, readPart } from '../../../offline/packs/read.ts';
import { inTurn, isSound, prune, readPack, removePack, writePack } from '../../../offline/packs/write.ts';
import { stores } from '../../../offline/stores.ts';
import { accessToken } from '../../auth/access-token.ts';
import { askedLanguage } from '../asked-language.ts';
import { dropKept } from '../kept-store.ts';
import { askToLast, haveRoom, haveWorker } from './device.ts';
import { loadAsItIs, loadPart, loadPicture } from './load-part.ts';
import { failureOf, isRefused, PackFailure } from './pack-failure.ts';
import type { Keeper, PackPlan } from './pack-plan.ts';

/** So many parts come side by side: on a slow line each waits mostly. */
const atOnce = 4;

/** How far it is, bytes. */
export interface PackProgress {
  readonly here: number;
  readonly of: number;
}

export interface KeepOptions {
  /** null: a visitor. */
  readonly keeper: Keeper | null;
  /** Stops it; what has come stays for the next time. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: PackProgress) => void;
}

/** Works through a list, some of it side by side; the first failure ends all. */
async function each<One>(list: readonly One[], work: (one: One) => Promise<void>): Promise<void> {
  // A loop that fails closes it for all of them.
  const waiting = (function* () {
    yield* list;
  })();
  const hands = Array.from({ length: atOnce }, async () => {
    for (const one of waiting) await work(one);
  });
  // Nothing of it goes on in the background.
  await Promise.allSettled(hands);
  await Promise.all(hands);
}

/** They may have logged out while it came: then nothing of it is theirs any more. */
const hasLeft = ({ uid }: PackPlan) => uid !== null && accessToken.get() === null;

/** The address of a course's picture, as the school has it now. */
async function pictureOf({ kind, id, parts }: PackPlan): Promise<string | undefined> {
  if (kind !== 'course') return undefined;
  const address = `${apiRoot}${pathOf(endpoints.course, { id, query: askedLanguage })}`;
  const course = parts.find((part) => answers(part, address));
  const answer = (await (course && (await readPart(course)))?.json()) as Partial<CourseDetail> | undefined;
  return answer?.img;
}

/** What nobody has said the hash of: what the plan names, who the project is, and a picture that was drawn for no course alone. */
async function loadRest(plan: PackPlan, signal: AbortSignal): Promise<Part[]> {
  const rest: Promise<Part | undefined>[] = plan.rest.map((at) => loadAsItIs(at, signal));
  const project = '/__/firebase/init.js';
  if (plan.uid) rest.push(loadAsItIs(`${project}?useEmulator=true`, signal, project));
  const picture = await pictureOf(plan);
  if (picture && !plan.parts.some(({ at }) => at === picture)) rest.push(loadPicture(picture, signal));
  return (await Promise.all(rest)).filter((part) => part !== undefined);
}

/** Has everything come that is not here, and looks over all of it. */
async function load(plan: PackPlan, { keeper, signal, onProgress }: KeepOptions): Promise<Part[]> {
  const all = [...new Map(plan.parts.map((part) => [part.hash, part])).values()];
  const of = bytesOf(all);
  let here = 0;
  const absent: Part[] = [];
  for (const part of all) {
    if (await isSound(part)) here += part.bytes;
    else absent.push(part);
  }
  onProgress({ here, of });
  try {
    await haveRoom(of - here);
    await each(absent, async (part) => {
      signal.throwIfAborted();
      if (hasLeft(plan)) throw new DOMException('Logged out', 'AbortError');
      await loadPart(plan, part, keeper, signal);
      here += part.bytes;
      onProgress({ here, of });
    });
    const rest = await loadRest(plan, signal);
    for (const part of [...all, ...rest]) if (!(await isSound(part))) throw new PackFailure('lost');
    return rest;
  } catch (error) {
    throw failureOf(error, of - here);
  }
}

/** What was kept of the same addresses when they were open is older. */
async function dropOlder({ uid, parts, rest }: PackPlan): Promise<void> {
  const names = [stores.page.cache, stores.data.cache, stores.answer.cache];
  // Files are the same wherever they are.
  const all: readonly Pick<Part, 'at' | 'as' | 'lesson'>[] = [...parts, ...rest.map((at) => ({ at }))];
  for (const { at, as = [at], lesson } of all.filter(({ at }) => !at.startsWith('/assets/'))) {
    if (lesson !== undefined) await dropKept({ uid: uid ?? '', path: at });
    else for (const name of names) for (const path of as) await (await caches.open(name)).delete(path);
  }
}

/** Takes out what has not come whole of a course; what was kept before stays. */
async function dropHalf(name: PackName): Promise<void> {
  const pack = await readPack(name);
  if (!pack?.coming) return;
  const { coming: _, ...whole } = pack;
  if (whole.parts.length === 0) return await removePack(name);
  await writePack(whole);
  await prune();
}

/** What failed leaves what has come for the next time; not where there will be none, or nobody whose it is. */
async function tidy(plan: PackPlan, failure: unknown): Promise<void> {
  if (hasLeft(plan)) return await removePack(plan);
  const isFull = failure instanceof PackFailure && failure.trouble === 'full';
  if (isFull || isRefused(failure)) await dropHalf(plan);
}

async function keep(plan: PackPlan, options: KeepOptions): Promise<void> {
  const { parts: coming, rest: _, ...name } = plan;
  const before = await readPack(plan);
  await haveWorker();
  try {
    await writePack({ ...name, at: before?.at ?? 0, parts: before?.parts ?? [], coming });
    const rest = await load(plan, options);
    if (hasLeft(plan)) return await removePack(plan);
    await writePack({ ...name, at: Date.now(), parts: [...coming, ...rest] });
    await dropOlder(plan);
    await prune();
  } catch (error) {
    const failure = failureOf(error, bytesOf(coming));
    await tidy(plan, failure);
    throw failure;
  }
  // Somebody has shown that they want it: once is enough to ask.
  if ((await readPacks()).length === 1) askToLast().catch(() => undefined);
}

/**
 * Keeps a course or a book on this device: what is not here yet comes, each part is verified, and only when all of it is
 * here it takes the place of what was kept before.
 * @throws PackFailure, ApiError, DOMException `AbortError` where it was stopped
 */
export async function keepPack(plan: PackPlan, options: KeepOptions): Promise<void> {
  await inTurn(() => keep(plan, options));
}

/** Takes out what has begun to come of a course that the school does not give. What is here whole stays. */
export async function forgetHalf(name: PackName): Promise<void> {
  await inTurn(() => dropHalf(name));
}
