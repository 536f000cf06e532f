import { randomUUID } from 'node:crypto';
import type { QuestionRef } from '@pathshala/content/model-test/course-paper';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import type { ModelTestPaper, ModelTestQuestion } from '@pathshala/contract/practice/model-test';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { type FieldLanguages, otherLanguages } from '@pathshala/contract/text/local-text';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { enrolmentOf, findEnrolment } from '../domain/enrolments.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import type { ModelTestRecord } from '../firestore/learning-records.ts';
import { type LessonQuiz, readCourseQuizzes } from './quizzes.ts';

/** Loaded lazily: templates are large, and few calls need them. */
export const loadCoursePapers = () => import('@pathshala/content/model-test/course-paper');
const loadTemplates = () => import('@pathshala/content/practice/templates/all-templates');

type Shown = (name: QuestionRef) => ModelTestQuestion | undefined;

/** A question for the student: a quiz question without answers, or an exercise reference. */
function shownBy(
  quizzes: readonly LessonQuiz[],
  marks: Readonly<Record<QuestionRef['kind'], number>>,
): Shown {
  return (name) => {
    if (name.kind === 'exercise') return { ...name, marks: marks.exercise };
    const row = quizzes.find(({ lessonId }) => lessonId === name.lessonId)?.quiz[name.at];
    return row && { kind: 'quiz', marks: marks.quiz, question: row.question, options: row.options };
  };
}

/** Whether an open paper is still valid: lessons or templates may have changed. */
const isWhole = (names: readonly QuestionRef[], shown: Shown, isTemplate: (id: string) => boolean) =>
  names.every((name) => (name.kind === 'exercise' ? isTemplate(name.template) : shown(name) !== undefined));

/**
 * Returns the open model test of a course, or creates and stores one.
 * @throws DomainError `not-enrolled`; `not-found` if the course has no questions
 */
export async function startPaper(
  db: Firestore,
  uid: string,
  course: CourseDetail,
  language: Language,
): Promise<ModelTestPaper> {
  const enrolment = await findEnrolment(db, uid, course._id);
  if (!enrolment) throw new DomainError('not-enrolled');
  const [quizzes, papers, { templates, templateOf }] = await Promise.all([
    readCourseQuizzes(db, course, language),
    loadCoursePapers(),
    loadTemplates(),
  ]);
  const { courseForm, makeCoursePaper, minutesFor, questionKey, parseQuestionKey } = papers;
  const shown = shownBy(quizzes, { quiz: courseForm.quiz.marks, exercise: courseForm.exercise.marks });
  const isOpen = ({ isOpen, questions }: ModelTestRecord) =>
    isOpen && isWhole(questions.map(parseQuestionKey), shown, (id) => templateOf(id) !== undefined);
  const own = new Set(course.outline.map(({ id }) => `${course._id}/${id}`));
  const fresh = (): Omit<ModelTestRecord, 'best' | 'passedAt'> => {
    const id = randomUUID();
    const counts = quizzes.map(({ lessonId, quiz }) => ({ lessonId, count: quiz.length }));
    const practised = templates.filter(({ lessons }) => lessons.some((lesson) => own.has(lesson)));
    const questions = makeCoursePaper(counts, practised, id).map(questionKey);
    if (questions.length === 0) throw new DomainError('not-found', 'This course has no model test.');
    return { id, startedAt: Timestamp.now(), questions, isOpen: true };
  };
  let record: ModelTestRecord | undefined;
  await compareAndSet(enrolmentOf(db, uid, course._id), (before) => {
    if (!before) throw new DomainError('not-enrolled');
    const known = before.modelTest;
    if (known && isOpen(known)) {
      record = known;
      return undefined;
    }
    record = {
      ...fresh(),
      ...(known?.best && { best: known.best }),
      ...(known?.passedAt && { passedAt: known.passedAt }),
    };
    return { ...before, modelTest: record };
  });
  if (!record) throw new DomainError('unavailable');
  const names = record.questions.map(parseQuestionKey);
  const lang = languagesOf(course, quizzes, names, language);
  return {
    id: record.id,
    courseId: course._id,
    courseTitle: course.title,
    startedAt: record.startedAt.toDate().toISOString(),
    minutes: minutesFor(names),
    questions: names.flatMap((name) => shown(name) ?? []),
    best: record.best ?? null,
    ...(lang && { lang }),
  };
}

/** Which texts of the paper are not translated. */
function languagesOf(
  { title }: CourseDetail,
  quizzes: readonly LessonQuiz[],
  names: readonly QuestionRef[],
  language: Language,
): FieldLanguages | undefined {
  if (language === firstLanguage) return undefined;
  const titles = otherLanguages({ courseTitle: title }, language);
  const quizLessons = new Set(names.flatMap((name) => (name.kind === 'quiz' ? [name.lessonId] : [])));
  const isOther = quizzes.some(({ lessonId, isOwn }) => quizLessons.has(lessonId) && !isOwn);
  return isOther ? { ...titles, questions: firstLanguage } : titles;
}
