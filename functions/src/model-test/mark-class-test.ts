import type { QuizRecord } from '@pathshala/content/records';
import type { ClassTestAnswers, ClassTestMarks, QuestionMark } from '@pathshala/contract/practice/model-test';
import type { Firestore } from 'firebase-admin/firestore';
import { wrongField } from '../core/domain-error.ts';
import { readCourseFields } from '../domain/courses.ts';
import { isRightOption } from './quizzes.ts';
import { type LessonRef, type Reader, readableLessons, readQuizzesWithCourse } from './readable-quizzes.ts';

interface NamedQuestion extends LessonRef {
  readonly at: number;
}

function questionOf(name: string): NamedQuestion {
  const [courseId = '', lessonId = '', at = ''] = name.split('/');
  return { courseId, lessonId, at: Number(at) };
}

const isSame = (a: LessonRef, b: LessonRef) => a.courseId === b.courseId && a.lessonId === b.lessonId;

function markOf(row: QuizRecord, typed: string): QuestionMark {
  const isRight = isRightOption(row, typed);
  const feedback = isRight ? undefined : row.feedback?.[Number(typed) - 1];
  const { answer, explanation } = row;
  return { isRight, answer, explanation, ...(feedback && { feedback }) };
}

/**
 * Marks quiz questions of a class's paper without storing anything or revealing more than the quizzes themselves.
 * @returns null for unknown or unreadable questions
 * @throws DomainError `invalid-fields` for an option that there is not: who answers nothing is told nothing
 */
export async function markClassTest(
  db: Firestore,
  { answers, caller, language }: Reader & ClassTestAnswers,
): Promise<ClassTestMarks> {
  const names = answers.map(({ question }) => questionOf(question));
  const ids = [...new Set(names.map(({ courseId }) => courseId))];
  const records = await readCourseFields(db, ids, ['complete', 'outline', 'withdrawn']);
  const courses = ids.flatMap((_id, at) => {
    const record = records[at];
    return record && !record.withdrawn ? [{ _id, ...record }] : [];
  });
  const readable = await readableLessons(db, caller, courses);
  const requestedLessons = readable.filter((place) => names.some((name) => isSame(place, name)));
  const quizzes = await readQuizzesWithCourse(db, requestedLessons, language);
  const marks = names.map((name, at) => {
    const row = quizzes.find((one) => isSame(one, name))?.quiz[name.at];
    if (!row) return null;
    const typed = answers[at]?.answer ?? '';
    if (row.options[Number(typed) - 1] === undefined) {
      const count = row.options.length;
      throw wrongField(`answers[${at}].answer`, 'request-faults.questionOptions', { count });
    }
    return markOf(row, typed);
  });
  return { marks };
}
