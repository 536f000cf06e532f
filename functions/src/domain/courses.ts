import type { CourseRecord } from '@pathshala/content/records';
import { type CourseDetail, courseDetailSchema, courseSchema } from '@pathshala/contract/course';
import type { Firestore } from 'firebase-admin/firestore';
import { collections, isContentId } from '../firestore/collections.ts';
import { forAMinute } from '../http/for-a-minute.ts';
import { ApiError } from '../http/problem.ts';
import { knownRevision, recallManifest } from './manifest.ts';

const fieldNames = [...Object.keys(courseSchema.fields), ...Object.keys(courseDetailSchema.fields)];

/** Firestore keeps no order of fields: in the contract's order the same course is the same bytes, and the same ETag. */
export function inContractOrder<T extends object>(course: T): T {
  const values = new Map<string, unknown>(Object.entries(course));
  return Object.fromEntries(
    fieldNames.filter((name) => values.has(name)).map((name) => [name, values.get(name)]),
  ) as T;
}

/** Ids that no course had at a revision of what is published: asking again costs nothing. */
const unknownIds = new WeakMap<Firestore, ReturnType<typeof forAMinute<number>>>();

function unknownIdsOf(db: Firestore) {
  const ids = unknownIds.get(db) ?? forAMinute<number>();
  unknownIds.set(db, ids);
  return ids;
}

/** Whether nothing was published since the id was looked for and not found. */
async function isUnknown(db: Firestore, id: string): Promise<boolean> {
  const revision = unknownIdsOf(db).get(id);
  return revision !== undefined && revision === (await recallManifest(db)).revision;
}

/**
 * A course with its outline, by one document read. An id that is unknown stays so for a minute, or until something is
 * published.
 * @throws ApiError `not-found`
 */
export async function readCourse(db: Firestore, id: string): Promise<CourseDetail> {
  const isAsked = isContentId(id) && !(await isUnknown(db, id));
  const revision = knownRevision(db);
  const record = isAsked ? (await collections.courses(db).doc(id).get()).data() : undefined;
  if (!record) {
    if (isAsked) unknownIdsOf(db).set(id, revision);
    throw new ApiError('not-found', 'There is no such course.');
  }
  return inContractOrder({ _id: id, ...record });
}

/**
 * Some fields of several courses, by one call.
 * @returns in the order of the ids; undefined for a course that is gone
 */
export async function readCourseFields<Name extends keyof CourseRecord>(
  db: Firestore,
  ids: readonly string[],
  fieldMask: Name[],
): Promise<(Pick<CourseRecord, Name> | undefined)[]> {
  if (ids.length === 0) return [];
  const references = ids.map((id) => db.doc(collections.courses(db).doc(id).path));
  const snapshots = await db.getAll(...references, { fieldMask });
  return snapshots.map((one) => one.data() as Pick<CourseRecord, Name> | undefined);
}
