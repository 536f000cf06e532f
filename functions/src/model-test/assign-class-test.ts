import { findPaper, nameOfPaper, type PaperRow, quizzesOfForm } from '@pathshala/content/model-test/forms';
import { classListOf } from '@pathshala/contract/catalogue/lists';
import { type ClassTestQuestions, modelTestLimits } from '@pathshala/contract/practice/model-test';
import { firstLanguage } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { readOpenCourses } from '../domain/courses.ts';
import { type Reader, readableLessons, readQuizzesWithCourse } from './readable-quizzes.ts';

/** Loaded lazily: few calls need it. */
const loadAssigning = async () => ({
  ...(await import('@pathshala/content/model-test/assign-quiz-questions')),
  ...(await import('@pathshala/content/practice/random')),
});

/** The paper in a call's path. */
interface PaperRequest extends Reader {
  readonly schoolClass: string;
  readonly subject: string | null;
  readonly seed: string;
}

/** @throws DomainError `not-found` */
function paperOf({ schoolClass, subject, seed }: PaperRequest): {
  readonly row: PaperRow;
  readonly seed: number;
} {
  const row = findPaper(schoolClass, subject);
  const isSeed = /^\d{1,8}$/.test(seed) && Number(seed) <= modelTestLimits.lastSeed;
  if (!row || !isSeed) throw new DomainError('not-found', 'There is no such paper.');
  return { row, seed: Number(seed) };
}

/**
 * Quiz questions for a class's paper, from readable lessons of its subject's open courses, without answers.
 * @returns the same for the same seed and reader, until something is published
 * @throws DomainError `not-found` for an unknown class, subject or seed
 */
export async function assignClassTest(db: Firestore, request: PaperRequest): Promise<ClassTestQuestions> {
  const { row, seed } = paperOf(request);
  const max = quizzesOfForm(row.form);
  const lists = row.from.flatMap((one) => classListOf(one)?.list ?? []);
  const readable = await readableLessons(db, request.caller, await readOpenCourses(db, lists, row.subject));
  const { assignQuizQuestions, randomOf } = await loadAssigning();
  const random = randomOf(`${nameOfPaper(row)}/${seed}/deal`);
  // Every quiz has at least one question, so no more lessons than questions are read.
  const quizzes = await readQuizzesWithCourse(db, random.shuffled(readable, max), request.language);
  const counted = quizzes.map((one) => ({ ...one, count: one.quiz.length }));
  const assigned = assignQuizQuestions(counted, max, random).flatMap(({ quiz: lesson, at }) => {
    const { question, options } = lesson.quiz[at] ?? {};
    const name = `${lesson.courseId}/${lesson.lessonId}/${at}`;
    return question !== undefined && options ? [{ name, question, options, isOwn: lesson.isOwn }] : [];
  });
  const others = assigned.flatMap(({ isOwn }, at) => (isOwn ? [] : [[`questions[${at}]`, firstLanguage]]));
  return {
    questions: assigned.map(({ isOwn: _, ...question }) => question),
    ...(others.length > 0 && { lang: Object.fromEntries(others) }),
  };
}
