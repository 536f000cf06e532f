import { endpoints } from '@pathshala/contract/calls/endpoints';
import { bytesOf, type PackName, type Part } from '../../../offline/packs/pack.ts';
import { freeBytes, hashOf, isHashOf, keepPart, unsound } from '../../../offline/packs/write.ts';
import { accessToken } from '../../auth/access-token.ts';
import { call } from '../../http/client.ts';
import { languageQueryOf } from '../../http/language-query.ts';
import { failureOf, isOf, PackFailure } from './pack-failure.ts';
import type { PackOwner, PackPlan, PackStanding, Wanted } from './pack-plan.ts';

/** Concurrent downloads. */
const atOnce = 4;

export interface KeepOptions {
  /** null: a visitor, without personal parts. */
  readonly owner: PackOwner | null;
  /** Downloaded parts stay for a retry. */
  readonly signal: AbortSignal;
  /** Progress callback after each part. */
  readonly onProgress: (standing: PackStanding) => void;
}

/** Fetched past the service worker. */
async function ask(
  { id: courseId, language }: PackName,
  { at, lesson: lessonId, own }: Wanted,
  { owner, signal }: KeepOptions,
): Promise<Response> {
  if (owner && (lessonId !== undefined || own)) {
    const query = languageQueryOf(language);
    const given = { courseId, query, token: await owner.token(), quiet: true } as const;
    const answer =
      lessonId === undefined
        ? await call(endpoints.ownCourse, given)
        : await call(endpoints.lesson, { ...given, lessonId });
    // The text that the school hashed.
    return Response.json(answer);
  }
  const answer = await fetch(at, { cache: 'no-cache', signal });
  if (!answer.ok) throw new PackFailure(answer.status === 404 ? 'changed' : 'lost');
  return answer;
}

/**
 * Downloads and stores a part if its hash matches.
 * @throws PackFailure `changed` if it differs; ApiError, TypeError, DOMException
 */
async function loadPart(pack: PackName, part: Wanted, options: KeepOptions): Promise<Part> {
  const came = await ask(pack, part, options);
  const bytes = await came.arrayBuffer();
  options.signal.throwIfAborted();
  const { hash = await hashOf(bytes) } = part;
  if (!(await isHashOf(hash, bytes))) throw new PackFailure('changed');
  return { ...part, hash, bytes: await keepPart(hash, bytes, came.headers) };
}

/** They may have logged out meanwhile: then nothing belongs to them. */
export const hasLeft = (owner: PackOwner | null) => owner !== null && accessToken.get() === null;

/**
 * Downloads missing parts and verifies all.
 * @returns the parts without a known hash
 */
export async function loadParts(plan: PackPlan, options: KeepOptions): Promise<Part[]> {
  const { owner, signal, onProgress } = options;
  const all = [...new Map(plan.parts.map((part) => [part.hash, part])).values()];
  const absent = await unsound(all);
  let missing = bytesOf(absent);
  const tell = () => onProgress({ is: 'coming', missing, of: bytesOf(all) });
  const stopIfLeft = () => {
    signal.throwIfAborted();
    if (hasLeft(owner)) throw new DOMException('Logged out', 'AbortError');
  };
  tell();
  const free = await freeBytes();
  if (free !== undefined && free < missing) throw new PackFailure('full', missing);
  // A failure ends it for all who take from it.
  const waiting = (function* () {
    yield* absent;
  })();
  const workers = Array.from({ length: atOnce }, async () => {
    for (const part of waiting) {
      stopIfLeft();
      await loadPart(plan, part, options);
      missing -= part.bytes;
      tell();
    }
  });
  // Nothing of it continues in the background.
  await Promise.allSettled(workers);
  try {
    await Promise.all(workers);
  } catch (error) {
    throw failureOf(error, missing);
  }
  const mayMiss = (failure: unknown) => {
    if (!isOf(failure, 'changed')) throw failure;
  };
  const came = await Promise.all(plan.rest.map((one) => loadPart(plan, one, options).catch(mayMiss)));
  const others = came.filter((part) => part !== undefined);
  if ((await unsound([...all, ...others])).length > 0) throw new PackFailure('lost');
  stopIfLeft();
  return others;
}
