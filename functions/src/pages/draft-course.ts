import type { CourseDetail, OutlineItem } from '@pathshala/contract/courses/course';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { readLessonRows } from '../domain/course-lessons.ts';
import { findCourse } from '../domain/courses.ts';

/** @returns undefined for an unpublished course */
export async function courseNow(
  db: Firestore,
  id: string,
  language: Language,
): Promise<CourseDetail | undefined> {
  return await findCourse(db, id, language).then(
    ({ course }) => course,
    (error: unknown) => {
      if (error instanceof DomainError && error.code === 'not-found') return undefined;
      throw error;
    },
  );
}

/** Published lessons of a course that may be unpublished. */
export async function outlineOf(db: Firestore, courseId: string): Promise<OutlineItem[]> {
  const rows = await readLessonRows(db, courseId);
  return rows.map(({ titles: _, ...row }) => row);
}
