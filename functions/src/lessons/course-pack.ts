import { type CoursePack, type FileHash, maxPackBytes } from '@pathshala/contract/courses/pack';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { noSuchCourse } from '../domain/courses.ts';
import { findEnrolment } from '../domain/enrolments.ts';
import { type CourseHashes, courseHashes } from './course-hashes.ts';
import { fileHashes, type ReadFile } from './file-hashes.ts';

/** Which course is to be kept, in which language, and by whom. */
interface PackRequest {
  readonly caller: Caller | undefined;
  readonly courseId: string;
  readonly language: Language;
}

const weightOf = (parts: readonly { readonly bytes: number }[]) =>
  parts.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Adds files while there is room, so that not all of an oversized course is read.
 * @param room bytes
 * @throws DomainError `conflict` if full
 */
async function filesOf(
  names: ReadonlySet<string>,
  hashOfFile: (name: string) => Promise<FileHash | undefined>,
  room: number,
): Promise<FileHash[]> {
  const files: FileHash[] = [];
  let left = room;
  for (const name of names) {
    const contentHash = await hashOfFile(name);
    if (!contentHash) continue;
    files.push(contentHash);
    left -= contentHash.bytes;
    if (left < 0) break;
  }
  if (left < 0) throw new DomainError('conflict', 'This course is too large to save on a device.');
  return files;
}

/** The readable lessons of a course. */
async function readable(
  db: Firestore,
  { caller, courseId }: PackRequest,
  { lessons, withdrawn }: CourseHashes,
): Promise<CourseHashes['lessons']> {
  const has = caller !== undefined && (await findEnrolment(db, caller.uid, courseId)) !== undefined;
  if (withdrawn && !has) throw noSuchCourse();
  return has ? lessons : lessons.filter(({ isOpen }) => isOpen);
}

/**
 * Describes a course for offline use, as far as the caller may read it.
 * @param readFile reads uploads
 * @returns a function that throws DomainError `not-found`, `course-not-open`, or `conflict` if it is too large
 */
export function coursePacks(
  db: Firestore,
  readFile: ReadFile,
): (request: PackRequest) => Promise<CoursePack> {
  const hashesOf = courseHashes(db);
  const hashOfFile = fileHashes(readFile);
  return async (request) => {
    const hashes = await hashesOf(request.courseId, request.language);
    const lessons = await readable(db, request, hashes);
    const { hash, bytes } = hashes.course;
    const media = new Set(lessons.flatMap((one) => one.media));
    return {
      course: { hash, bytes },
      outline: hashes.outline,
      ...(hashes.withdrawn && { withdrawn: true as const }),
      lessons: lessons.map((one) => ({ id: one.id, hash: one.hash, bytes: one.bytes })),
      files: await filesOf(media, hashOfFile, maxPackBytes - weightOf([hashes.course, ...lessons])),
      hasOtherScript: [hashes.course, ...lessons].some((one) => one.hasOtherScript),
    };
  };
}
