import type { CourseDetail } from '@pathshala/contract/course';
import { type CoursePack, packMost } from '@pathshala/contract/course-pack';
import { endpoints } from '@pathshala/contract/endpoints';
import { addressIn } from '@pathshala/contract/language-address';
import { paths } from '@pathshala/contract/paths';
import {
  anyCourse,
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
import { ApiError, call } from '../client.ts';
import { PackFailure } from './pack-failure.ts';
import { builtParts, publishedParts } from './published-parts.ts';

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

/** What the build has for a course; of one that it did not know, what comes with any. */
async function builtOf(name: PackName): Promise<PackFile | undefined> {
  for (const id of [name.id, anyCourse]) {
    const answer = await fetch(packFilePath({ ...name, id }), { cache: 'no-cache' });
    if (answer.ok) return (await answer.json()) as PackFile;
    if (answer.status !== 404) return undefined;
  }
  return undefined;
}

/** What is published of a course, as far as somebody may read it. @throws PackFailure `heavy` */
async function publishedOf(courseId: string, keeper: Keeper | null): Promise<CoursePack> {
  const token = (await keeper?.token()) ?? null;
  try {
    return await call(endpoints.coursePack, { courseId, query: askedLanguage, token, quiet: true });
  } catch (error) {
    throw error instanceof ApiError && error.code === 'conflict' ? new PackFailure('heavy') : error;
  }
}

/**
 * Asks what a course is made of now.
 * @param keeper null: a visitor
 * @returns undefined where the school has nothing to keep of it
 * @throws PackFailure `heavy`, ApiError, or TypeError where the school cannot be reached
 */
export async function planPack(
  { _id: courseId, title }: Pick<CourseDetail, '_id' | 'title'>,
  keeper: Keeper | null,
): Promise<PackPlan | undefined> {
  const name = packNameOf(courseId);
  const built = await builtOf(name);
  if (!built) return undefined;
  const published = { courseId, pack: await publishedOf(courseId, keeper) };
  const parts = [...builtParts(built, published), ...publishedParts(published, keeper !== null)];
  if (bytesOf(parts) > packMost) throw new PackFailure('heavy');
  const page = addressIn(siteLanguage, paths.course(courseId));
  return { ...name, title, page, uid: keeper?.uid ?? null, parts, rest: [] };
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
