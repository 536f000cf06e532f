import { type CoursePack, type FileHash, maxPackBytes } from '@pathshala/contract/courses/pack';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import type { Caller } from '../core/caller.ts';
import { DomainError } from '../core/domain-error.ts';
import { noSuchCourse } from '../domain/courses.ts';
import { findEnrolment } from '../domain/enrolments.ts';
import { courseHashes } from './course-hashes.ts';
import { fileHashes, type ReadFile } from './file-hashes.ts';

/** Which course is to be kept, in which language, and by whom. */
interface PackRequest {
  readonly caller: Caller | undefined;
  readonly courseId: string;
  readonly language: Language;
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
  return async ({ caller, courseId, language }) => {
    const { course, outline, withdrawn, lessons: all } = await hashesOf(courseId, language);
    const has = caller !== undefined && (await findEnrolment(db, caller.uid, courseId)) !== undefined;
    if (withdrawn && !has) throw noSuchCourse();
    const lessons = has ? all : all.filter(({ isOpen }) => isOpen);
    const texts = [course, ...lessons];
    const files: FileHash[] = [];
    let room = maxPackBytes - texts.reduce((sum, { bytes }) => sum + bytes, 0);
    for (const name of new Set(lessons.flatMap(({ media }) => media))) {
      // Not all files of an oversized course are read.
      if (room < 0) break;
      const file = await hashOfFile(name);
      if (!file) continue;
      files.push(file);
      room -= file.bytes;
    }
    if (room < 0) throw new DomainError('conflict', 'This course is too large to save on a device.');
    return {
      course: { hash: course.hash, bytes: course.bytes },
      outline,
      ...(withdrawn && { withdrawn: true as const }),
      lessons: lessons.map(({ id, hash, bytes }) => ({ id, hash, bytes })),
      files,
      hasOtherScript: texts.some((one) => one.hasOtherScript),
    };
  };
}
