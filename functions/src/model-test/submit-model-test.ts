import type { QuestionRef } from '@pathshala/content/model-test/course-paper';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import type { ModelTestScore } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import type { ModelTestAnswers, ModelTestResult } from '@pathshala/contract/practice/model-test';
import type { Language } from '@pathshala/contract/text/languages';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError, wrongField } from '../core/domain-error.ts';
import { enrolmentOf, findEnrolment } from '../domain/enrolments.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import { isRightOption, type LessonQuiz, readQuizzes } from './quizzes.ts';
import { loadCoursePapers } from './start.ts';

interface SubmittedAnswers extends ModelTestAnswers {
  readonly course: CourseDetail;
  readonly language: Language;
}

const loadMarking = () => import('@pathshala/content/practice/mark');

/** The better of two results; the earlier if equal. */
function better(known: ModelTestScore | undefined, now: ModelTestScore): ModelTestScore {
  return known && known.score * now.of >= now.score * known.of ? known : now;
}

/**
 * Marks a model test and stores the best result. A repeated submission, as after a lost answer, returns the marking and
 * changes nothing.
 * @throws DomainError `not-enrolled`; `conflict` for an outdated paper; `invalid-fields` unless every question has an
 * answer, which may be empty
 */
export async function submitModelTest(
  db: Firestore,
  uid: string,
  { course, language, paper, answers }: SubmittedAnswers,
): Promise<ModelTestResult> {
  const test = (await findEnrolment(db, uid, course._id).then(required)).modelTest;
  if (test?.id !== paper) throw new DomainError('conflict', 'This is not your current paper.');
  if (answers.length !== test.questions.length) {
    throw wrongField('answers', 'request-faults.paperQuestions', { count: test.questions.length });
  }
  const { courseForm, exerciseOf, parseQuestionKey } = await loadCoursePapers();
  const { mark } = await loadMarking();
  const names = test.questions.map(parseQuestionKey);
  const quizzes = await readQuizzes(db, course._id, lessonsOf(names), language);
  const rows = names.map((name) => (name.kind === 'quiz' ? rowOf(quizzes, name) : undefined));
  const correct = names.map((name, at) => {
    const typed = answers[at] ?? '';
    const row = rows[at];
    if (name.kind === 'quiz') return row !== undefined && isRightOption(row, typed);
    const exercise = exerciseOf(name);
    return exercise !== undefined && mark(exercise, typed).result === 'right';
  });
  const marks = names.map(({ kind }) => courseForm[kind].marks);
  const sum = (counts: (at: number) => boolean) =>
    marks.reduce<number>((all, one, at) => all + (counts(at) ? one : 0), 0);
  const now = { score: sum((at) => correct[at] === true), of: sum(() => true) };
  const best = await keep(db, uid, course._id, paper, now);
  return { ...now, correct, explanations: rows.map((row) => row?.explanation ?? null), best };
}

function required<T>(found: T | undefined): T {
  if (!found) throw new DomainError('not-enrolled');
  return found;
}

const lessonsOf = (names: readonly QuestionRef[]) => [
  ...new Set(names.flatMap((name) => (name.kind === 'quiz' ? [name.lessonId] : []))),
];

const rowOf = (quizzes: readonly LessonQuiz[], { lessonId, at }: Extract<QuestionRef, { kind: 'quiz' }>) =>
  quizzes.find((one) => one.lessonId === lessonId)?.quiz[at];

/**
 * Closes a paper and stores its result if better.
 * @returns the best so far
 */
async function keep(
  db: Firestore,
  uid: string,
  courseId: string,
  paper: string,
  now: ModelTestScore,
): Promise<ModelTestScore> {
  let best = now;
  await compareAndSet(enrolmentOf(db, uid, courseId), (before) => {
    const test = required(before).modelTest;
    if (!before || test?.id !== paper) throw new DomainError('conflict', 'This is not your current paper.');
    best = test.isOpen ? better(test.best, now) : (test.best ?? now);
    const isFirst = isPassed(best) && !(test.best && isPassed(test.best));
    const passed = isFirst ? { passedAt: Timestamp.now() } : {};
    return test.isOpen ? { ...before, modelTest: { ...test, isOpen: false, best, ...passed } } : undefined;
  });
  return best;
}
