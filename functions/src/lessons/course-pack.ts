import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { CourseDetail } from '@pathshala/contract/course';
import type { CoursePack, LessonPrint } from '@pathshala/contract/course-pack';
import type { Language } from '@pathshala/contract/language';
import type { Lesson } from '@pathshala/contract/lesson';
import { mayReadLesson } from '@pathshala/contract/lesson-access';
import type { Firestore } from 'firebase-admin/firestore';
import { readCourse } from '../domain/courses.ts';
import { findEnrolment } from '../domain/enrolments.ts';
import type { Caller } from '../http/caller.ts';
import { ApiError } from '../http/problem.ts';
import { findVersion, toLesson } from './lessons.ts';

/** By what a device knows that a lesson has come whole, and that it has it already. */
function printOf(lesson: Lesson): LessonPrint {
  const text = JSON.stringify(lesson);
  const hash = createHash('sha256').update(text).digest('base64url');
  return { id: lesson._id, hash, bytes: gzipSync(text).length };
}

/** Ids of the lessons that the caller may read. @throws ApiError `course-not-open` */
async function readableIds(
  db: Firestore,
  caller: Caller | undefined,
  course: CourseDetail,
): Promise<string[]> {
  if (!course.complete) throw new ApiError('course-not-open');
  const has = caller !== undefined && (await findEnrolment(db, caller.uid, course._id)) !== undefined;
  const reader = has ? 'enrolled' : 'visitor';
  return course.outline.map(({ id }) => id).filter((id) => mayReadLesson(course, id, reader) === 'open');
}

/**
 * What a device needs to know to keep a course: its lessons, as far as the caller may read them.
 * @throws ApiError `not-found`, `course-not-open`
 */
export async function readPack(
  db: Firestore,
  caller: Caller | undefined,
  { courseId, language }: { readonly courseId: string; readonly language: Language },
): Promise<CoursePack> {
  const course = await readCourse(db, courseId, language);
  const ids = await readableIds(db, caller, course);
  const lessons = await Promise.all(ids.map((id) => findVersion(db, course, id, language)));
  return { lessons: lessons.filter((one) => one !== undefined).map((one) => printOf(toLesson(one))) };
}
