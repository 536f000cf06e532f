import { type CourseDetail, type OutlineItem, quizMark } from '@pathshala/contract/courses/course';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { findCourse } from '../domain/courses.ts';
import { collections } from '../firestore/collections.ts';

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
  const { docs } = await collections.lessons(db, courseId).select('order', 'title', 'minutes', 'quiz').get();
  return docs
    .filter(({ id }) => !id.includes('.'))
    .sort((a, b) => a.get('order') - b.get('order'))
    .map((one) => ({
      id: one.id,
      title: one.get('title'),
      minutes: one.get('minutes'),
      ...quizMark(one.get('quiz').length),
    }));
}
