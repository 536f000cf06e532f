import type { CourseDetail } from '@pathshala/contract/course';
import { apiRoot, pathOf } from '@pathshala/contract/endpoint';
import { endpoints } from '@pathshala/contract/endpoints';
import { addressIn } from '@pathshala/contract/language-address';
import { paths } from '@pathshala/contract/paths';
import {
  bytesOf,
  type KeptPack,
  type PackFile,
  type PackName,
  type Part,
  packFilePath,
} from '../../../offline/packs/pack.ts';
import { keptHashes, readPack } from '../../../offline/packs/write.ts';
import { siteLanguage } from '../../words/language.ts';
import { askedLanguage } from '../asked-language.ts';
import { call } from '../client.ts';

/** Who keeps something. */
export interface Keeper {
  readonly uid: string;
  /** A fresh ID token. */
  readonly token: () => Promise<string | null>;
}

/** A pack as it is to be kept: what the school has of it now. */
export interface PackPlan extends PackName, Pick<KeptPack, 'title' | 'page' | 'uid'> {
  readonly parts: readonly Part[];
  /** Addresses of what is kept with it as it is then: nobody has said its hash. */
  readonly rest: readonly string[];
}

/** Something that can be kept. */
export interface Keepable {
  readonly name: PackName;
  /**
   * Asks what it is made of now; undefined: the school has nothing to keep of it.
   * @param keeper null: a visitor
   * @param isAsked somebody wants it now: what the page has been told is not enough
   */
  readonly plan: (keeper: Keeper | null, isAsked: boolean) => Promise<PackPlan | undefined>;
}

export const packNameOf = (courseId: string): PackName => ({
  kind: 'course',
  id: courseId,
  language: siteLanguage,
});

/** The lessons that somebody may read, as the school gives them. */
async function lessonsOf(courseId: string, { token }: Keeper): Promise<Part[]> {
  const query = askedLanguage;
  const given = { courseId, query, token: await token(), quiet: true } as const;
  const { lessons } = await call(endpoints.coursePack, given);
  return lessons.map(({ id, hash, bytes }) => {
    const at = pathOf(endpoints.lesson, { courseId, lessonId: id, query });
    return { at, hash, bytes, lesson: id };
  });
}

/**
 * Asks what a course is made of now.
 * @param keeper null: a visitor
 * @returns undefined where the school has nothing to keep of it
 * @throws ApiError, or TypeError where the school cannot be reached
 */
export async function planPack(
  { _id: courseId, title }: Pick<CourseDetail, '_id' | 'title'>,
  keeper: Keeper | null,
): Promise<PackPlan | undefined> {
  const name = packNameOf(courseId);
  const answer = await fetch(packFilePath(name), { cache: 'no-cache' });
  if (!answer.ok) return undefined;
  const { parts } = (await answer.json()) as PackFile;
  const lessons = keeper ? await lessonsOf(courseId, keeper) : [];
  const page = addressIn(siteLanguage, paths.course(courseId));
  const uid = keeper?.uid ?? null;
  const rest = [`${apiRoot}${pathOf(endpoints.course, { id: courseId, query: askedLanguage })}`];
  return { ...name, title, page, uid, parts: [...parts, ...lessons], rest };
}

/** A course, to be kept. */
export const courseToKeep = (course: Pick<CourseDetail, '_id' | 'title'>): Keepable => ({
  name: packNameOf(course._id),
  plan: (keeper) => planPack(course, keeper),
});

/** How a pack stands on this device. */
export interface PackStanding {
  /** `begun`: some of it is here, and was asked for; `newer`: it is here, and the school has something newer. */
  readonly is: 'none' | 'begun' | 'kept' | 'newer';
  /** What is still to come, bytes. */
  readonly missing: number;
  /** What all of it weighs, bytes. */
  readonly of: number;
}

const has = ({ parts }: KeptPack, { at, hash }: Part) =>
  parts.some((one) => one.at === at && one.hash === hash);

/**
 * @param plan what the school has; undefined: nobody knows now
 * @returns undefined where there is neither
 */
export async function standingOf(
  name: PackName,
  plan: PackPlan | undefined,
): Promise<PackStanding | undefined> {
  const kept = await readPack(name);
  const isWhole = kept !== undefined && kept.parts.length > 0;
  if (!plan) return isWhole ? { is: 'kept', missing: 0, of: bytesOf(kept.parts) } : undefined;
  const here = await keptHashes();
  const missing = bytesOf(plan.parts.filter(({ hash }) => !here.has(hash)));
  const of = bytesOf(plan.parts);
  if (isWhole) {
    const isNewest = plan.parts.every((part) => has(kept, part));
    return isNewest ? { is: 'kept', missing, of: bytesOf(kept.parts) } : { is: 'newer', missing, of };
  }
  return { is: kept ? 'begun' : 'none', missing, of };
}
