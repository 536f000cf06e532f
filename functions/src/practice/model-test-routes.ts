import { randomUUID } from 'node:crypto';
import type { QuestionRef } from '@pathshala/content/model-test/course-paper';
import type { QuizRecord } from '@pathshala/content/records';
import { lessonVersion } from '@pathshala/contract/content/published';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import type { ModelTestScore } from '@pathshala/contract/courses/enrolment';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { practiceEndpoints } from '@pathshala/contract/practice/endpoints';
import type {
  ModelTestAnswers,
  ModelTestPaper,
  ModelTestQuestion,
  ModelTestResult,
} from '@pathshala/contract/practice/model-test';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { type FieldLanguages, otherLanguages } from '@pathshala/contract/text/local-text';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError, wrongField } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import type { ModelTestRecord } from '../firestore/learning-records.ts';
import { compareAndSet } from '../firestore/writes.ts';
import { json, type Route, requestedLanguage, signedIn } from '../http/route.ts';
import { enrolmentOf, findEnrolment, readCourseFor } from '../people/enrolments.ts';

/** Loaded lazily: templates are large, and few calls need them. */
export const loadCoursePapers = () => import('@pathshala/content/model-test/course-paper');
const loadTemplates = () => import('@pathshala/content/practice/templates/all-templates');

type Shown = (name: QuestionRef) => ModelTestQuestion | undefined;

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

const isWhole = (names: readonly QuestionRef[], shown: Shown, isTemplate: (id: string) => boolean) =>
  names.every((name) => (name.kind === 'exercise' ? isTemplate(name.template) : shown(name) !== undefined));

export async function startPaper(
  db: Firestore,
  uid: string,
  course: CourseDetail,
  language: Language,
): Promise<ModelTestPaper> {
  required(await findEnrolment(db, uid, course._id));
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

function languagesOf(
  { title }: CourseDetail,
  quizzes: readonly LessonQuiz[],
  names: readonly QuestionRef[],
  language: Language,
): FieldLanguages | undefined {
  if (language === firstLanguage) return undefined;
  const titles = otherLanguages({ courseTitle: title }, language);
  const quizLessons = lessonsOf(names);
  const isOther = quizzes.some(({ lessonId, isOwn }) => quizLessons.includes(lessonId) && !isOwn);
  return isOther ? { ...titles, questions: firstLanguage } : titles;
}

interface SubmittedAnswers extends ModelTestAnswers {
  readonly course: CourseDetail;
  readonly language: Language;
}

function better(known: ModelTestScore | undefined, now: ModelTestScore): ModelTestScore {
  return known && known.score * now.of >= now.score * known.of ? known : now;
}

/** Repeated, it changes nothing. @throws DomainError `not-enrolled`, `conflict`, `invalid-fields` */
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
  const { mark } = await import('@pathshala/content/practice/mark');
  const names = test.questions.map(parseQuestionKey);
  const quizzes = await readQuizzes(db, course._id, lessonsOf(names), language);
  const rows = names.map((name) => (name.kind === 'quiz' ? rowOf(quizzes, name) : undefined));
  const correct = names.map((name, at) => {
    const typed = answers[at] ?? '';
    const row = rows[at];
    if (name.kind === 'quiz') return row !== undefined && typed === String(row.answer + 1);
    const exercise = exerciseOf(name);
    return exercise !== undefined && mark(exercise, typed).result === 'right';
  });
  const marks = names.map(({ kind }) => courseForm[kind].marks);
  const sum = (counts: (at: number) => boolean) =>
    marks.reduce<number>((all, one, at) => all + (counts(at) ? one : 0), 0);
  const now = { score: sum((at) => correct[at] === true), of: sum(() => true) };
  const best = await keepBest(db, uid, course._id, paper, now);
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

async function keepBest(db: Firestore, uid: string, courseId: string, paper: string, now: ModelTestScore) {
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

export interface LessonQuiz {
  readonly lessonId: string;
  readonly quiz: readonly QuizRecord[];
  readonly isOwn: boolean;
}

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

export function readCourseQuizzes(db: Firestore, { _id, outline }: CourseDetail, language: Language) {
  const ids = outline.map(({ id }) => id);
  return readQuizzes(db, _id, ids, language);
}

export function modelTestRoutes(db: Firestore): Route[] {
  return [
    json(practiceEndpoints.startModelTest, async (call) => {
      const language = requestedLanguage(call.query);
      const { uid } = signedIn(call);
      const course = await readCourseFor(db, uid, call.params.courseId, language);
      return await startPaper(db, uid, course, language);
    }),
    json(practiceEndpoints.submitModelTest, async (call) => {
      const language = requestedLanguage(call.query);
      const { uid } = signedIn(call);
      const course = await readCourseFor(db, uid, call.params.courseId, language);
      return await submitModelTest(db, uid, { course, language, ...call.body });
    }),
  ];
}
