import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Part } from '../../../offline/packs/pack.ts';
import { hashOf, isHashOf, keepPart } from '../../../offline/packs/write.ts';
import { call } from '../../http/client.ts';
import { languageQuery } from '../../http/language-query.ts';
import { PackFailure } from './pack-failure.ts';
import type { PackOwner, Wanted } from './pack-plan.ts';

/** Owner and abort signal of a download. */
export interface Keeping {
  /** null: a visitor, without personal parts. */
  readonly owner: PackOwner | null;
  /** Downloaded parts stay for a retry. */
  readonly signal: AbortSignal;
}

/** Fetched past the service worker. */
async function ask(id: string, { at, lesson, own }: Wanted, { owner, signal }: Keeping): Promise<Response> {
  if (owner && (lesson !== undefined || own)) {
    const given = { courseId: id, query: languageQuery, token: await owner.token(), quiet: true } as const;
    const response =
      lesson === undefined
        ? await call(endpoints.ownCourse, given)
        : await call(endpoints.lesson, { ...given, lessonId: lesson });
    // The text that the school hashed.
    return Response.json(response);
  }
  const answer = await fetch(at, { cache: 'no-cache', signal });
  if (!answer.ok) throw new PackFailure(answer.status === 404 ? 'changed' : 'lost');
  return answer;
}

/**
 * Downloads and stores a part if its hash matches.
 * @param id of the course or book
 * @throws PackFailure `changed` if it differs; ApiError, TypeError, DOMException
 */
export async function loadPart(id: string, part: Wanted, keeping: Keeping): Promise<Part> {
  const came = await ask(id, part, keeping);
  const bytes = await came.arrayBuffer();
  keeping.signal.throwIfAborted();
  const { hash = await hashOf(bytes) } = part;
  if (!(await isHashOf(hash, bytes))) throw new PackFailure('changed');
  return { ...part, hash, bytes: await keepPart(hash, bytes, came.headers) };
}
