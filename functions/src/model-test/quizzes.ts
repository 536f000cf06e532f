import type { QuizRecord } from '@pathshala/content/records';
import { lessonVersion } from '@pathshala/contract/content/published';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';

/** A lesson's quiz, and whether it is translated. */
export interface LessonQuiz {
  readonly lessonId: string;
  readonly quiz: readonly QuizRecord[];
  readonly isOwn: boolean;
}

/**
 * Whether an option is right.
 * @param typed its number, from 1
 */
export const isRightOption = ({ answer }: QuizRecord, typed: string): boolean => typed === String(answer + 1);

/**
 * Quizzes of lessons in a language or the original, in one call.
 * @returns in the order of the lessons, without deleted ones
 */
export async function readQuizzes(
  db: Firestore,
  courseId: string,
  lessonIds: readonly string[],
  language: Language,
): Promise<LessonQuiz[]> {
  if (lessonIds.length === 0) return [];
  const lessons = collections.lessons(db, courseId);
  const languages: readonly Language[] =
    language === firstLanguage ? [firstLanguage] : [language, firstLanguage];
  const places = lessonIds.flatMap((lessonId) =>
    languages.map((one) => db.doc(lessons.doc(lessonVersion(lessonId, one)).path)),
  );
  const found = await db.getAll(...places, { fieldMask: ['quiz'] });
  return lessonIds.flatMap((lessonId, at) => {
    const versions = languages.map((_, version) => found[at * languages.length + version]?.data());
    const place = versions.findIndex((one) => one !== undefined);
    const quiz = versions[place]?.quiz as readonly QuizRecord[] | undefined;
    return quiz ? [{ lessonId, quiz, isOwn: place === 0 }] : [];
  });
}

/** The quizzes of all lessons of a course. */
export function readCourseQuizzes(
  db: Firestore,
  { _id, outline }: CourseDetail,
  language: Language,
): Promise<LessonQuiz[]> {
  return readQuizzes(
    db,
    _id,
    outline.map(({ id }) => id),
    language,
  );
}
