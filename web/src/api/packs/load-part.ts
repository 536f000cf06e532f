import { endpoints } from '@pathshala/contract/endpoints';
import type { Part } from '../../../offline/packs/pack.ts';
import { hashOf, isHashOf, keepPart } from '../../../offline/packs/write.ts';
import { askedLanguage } from '../asked-language.ts';
import { call } from '../client.ts';
import { isOf, PackFailure } from './pack-failure.ts';
import type { Keeper, Unhashed } from './pack-plan.ts';

/** What lies at an address of the site, as the school has it now: no worker answers for it. */
async function fetched(at: string, signal: AbortSignal): Promise<Response> {
  const answer = await fetch(at, { cache: 'no-cache', signal });
  if (!answer.ok) throw new PackFailure(answer.status === 404 ? 'changed' : 'lost');
  return answer;
}

/** A lesson, or a course that was unpublished, as the school says it to the person. */
async function ownPart(courseId: string, { lesson }: Part, keeper: Keeper): Promise<Response> {
  const given = { courseId, query: askedLanguage, token: await keeper.token(), quiet: true } as const;
  const answer =
    lesson === undefined
      ? await call(endpoints.ownCourse, given)
      : await call(endpoints.lesson, { ...given, lessonId: lesson });
  // The same text as the one that the school made the hash of.
  return Response.json(answer);
}

/**
 * Has a part come and keeps it, where it is what its hash says.
 * @param id of the course or book
 * @param keeper null: a visitor, whose plan has no lessons of a person
 * @throws PackFailure `changed` where it is something else by now; ApiError, TypeError, DOMException
 */
export async function loadPart(
  id: string,
  part: Part,
  keeper: Keeper | null,
  signal: AbortSignal,
): Promise<void> {
  const isOwn = part.lesson !== undefined || part.own;
  const came = isOwn && keeper ? await ownPart(id, part, keeper) : await fetched(part.at, signal);
  const bytes = await came.arrayBuffer();
  signal.throwIfAborted();
  if (!(await isHashOf(part.hash, bytes))) throw new PackFailure('changed');
  await keepPart(part.hash, bytes, came.headers);
}

/** Has come what nobody knows the hash of, and that is small: it is fetched anew each time. */
export async function loadAsItIs({ mayMiss, ...part }: Unhashed, signal: AbortSignal): Promise<Part[]> {
  try {
    const came = await fetched(part.at, signal);
    const bytes = await came.arrayBuffer();
    const hash = await hashOf(bytes);
    return [{ ...part, hash, bytes: await keepPart(hash, bytes, came.headers) }];
  } catch (error) {
    if (mayMiss && isOf(error, 'changed')) return [];
    throw error;
  }
}
