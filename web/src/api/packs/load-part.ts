import { endpoints } from '@pathshala/contract/calls/endpoints';
import type { Part } from '../../../offline/packs/pack.ts';
import { hashOf, isHashOf, keepPart } from '../../../offline/packs/write.ts';
import { call } from '../../http/client.ts';
import { languageQuery } from '../../http/language-query.ts';
import { PackFailure } from './pack-failure.ts';
import type { PackOwner, Wanted } from './pack-plan.ts';

/** Who keeps something, and what stops it. */
export interface Keeping {
  /** null: a visitor, whose plan has nothing of a person's. */
  readonly owner: PackOwner | null;
  /** What has come when it stops stays for the next time. */
  readonly signal: AbortSignal;
}

/** What the school has now: no worker answers for it. */
async function ask(id: string, { at, lesson, own }: Wanted, { owner, signal }: Keeping): Promise<Response> {
  if (owner && (lesson !== undefined || own)) {
    const given = { courseId: id, query: languageQuery, token: await owner.token(), quiet: true } as const;
    const said =
      lesson === undefined
        ? await call(endpoints.ownCourse, given)
        : await call(endpoints.lesson, { ...given, lessonId: lesson });
    // The same text as the one that the school made the hash of.
    return Response.json(said);
  }
  const answer = await fetch(at, { cache: 'no-cache', signal });
  if (!answer.ok) throw new PackFailure(answer.status === 404 ? 'changed' : 'lost');
  return answer;
}

/**
 * Has a part come and keeps it, where it is what its hash says.
 * @param id of the course or book
 * @throws PackFailure `changed` where it is something else by now; ApiError, TypeError, DOMException
 */
export async function loadPart(id: string, part: Wanted, keeping: Keeping): Promise<Part> {
  const came = await ask(id, part, keeping);
  const bytes = await came.arrayBuffer();
  keeping.signal.throwIfAborted();
  const { hash = await hashOf(bytes) } = part;
  if (!(await isHashOf(hash, bytes))) throw new PackFailure('changed');
  return { ...part, hash, bytes: await keepPart(hash, bytes, came.headers) };
}
