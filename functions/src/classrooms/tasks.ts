import {
  classroomLimits,
  practiceRight,
  type Task,
  type TaskKind,
  type TaskProgress,
  type TaskRow,
  taskKinds,
  taskName,
} from '@pathshala/contract/classrooms/classroom';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { ownValue } from '@pathshala/contract/http/own-value';
import { lessonItemId, lessonParts } from '@pathshala/contract/studio/items';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { readCourse, readCourseFields, shownFields, shownIn } from '../content/courses.ts';
import { DomainError } from '../core/domain-error.ts';
import { personalId } from '../firestore/collections.ts';
import type { EnrolmentRecord, ModelTestRecord } from '../firestore/learning-records.ts';
import { enrolmentOf } from '../people/enrolments.ts';
import { readPracticeSums, recentOf, skillSum } from '../people/practice-log.ts';

export type TaskWords = Pick<Task, 'about' | 'price'> & { readonly title: string };

/** Requested ids may no longer exist. */
export interface TaskKindRow {
  readonly require: (db: Firestore, id: string) => Promise<void>;
  readonly describe: (
    db: Firestore,
    ids: readonly string[],
    language: Language,
  ) => Promise<ReadonlyMap<string, TaskWords>>;
  readonly progress: (
    db: Firestore,
    uids: readonly string[],
    ids: readonly string[],
  ) => Promise<(uid: string, id: string) => TaskProgress>;
  /** What is read once per pupil for several tasks: the lesson's course. */
  readonly readOf: (id: string) => string;
}

const partsOf = (id: string) => lessonParts(id) ?? { courseId: '', lessonId: '' };

function coursesOf(ids: readonly string[]): string[] {
  return [...new Set(ids.map((id) => partsOf(id).courseId))].filter((id) => id !== '');
}

function progressOf(
  enrolment: EnrolmentProgress | undefined,
  lessonId: string,
  noQuiz: boolean,
): TaskProgress {
  if (!enrolment) return { state: 'not-enrolled' };
  const at = ownValue(enrolment.doneAt, lessonId)?.toDate().toISOString();
  const result = ownValue(enrolment.quizzes, lessonId);
  const isMarked = enrolment.lessonsDone.includes(lessonId);
  const isDone = isMarked && (noQuiz || (result !== undefined && isPassed(result)));
  return {
    state: isDone ? 'done' : isMarked ? 'not-passed' : 'open',
    ...(isDone && at ? { at } : {}),
    ...(result ? { result: { score: result.score, of: result.of } } : {}),
  };
}

/** A lesson of an open course: done once marked and its quiz, if any, is passed; shows the best result. */
export const lessonTasks: TaskKindRow = {
  require: async (db, id) => {
    const { courseId, lessonId } = partsOf(id);
    const course = await readCourse(db, courseId);
    if (!course.outline.some((lesson) => lesson.id === lessonId)) {
      throw new DomainError('not-found', 'This course doesn’t have that lesson.');
    }
    if (!course.complete) throw new DomainError('course-not-open');
  },
  describe: async (db, ids, language) => {
    const courseIds = coursesOf(ids);
    const records = await readCourseFields(db, courseIds, [...shownFields(language), 'price']);
    const courses = new Map(
      records.flatMap((record, at) =>
        record ? [[courseIds[at] ?? '', { ...shownIn(record, language), price: record.price }] as const] : [],
      ),
    );
    return new Map(
      ids.flatMap((id) => {
        const { courseId, lessonId } = partsOf(id);
        const course = courses.get(courseId);
        const lesson = course?.outline.find((one) => one.id === lessonId);
        if (!course || !lesson) return [];
        return [[id, { title: lesson.title, about: course.title, price: course.price }] as const];
      }),
    );
  },
  progress: async (db, uids, ids) => {
    const courseIds = coursesOf(ids);
    const [enrolments, courses] = await Promise.all([
      readEnrolmentProgress(db, uids, courseIds),
      readCourseFields(db, courseIds, ['outline']),
    ]);
    const withoutQuiz = new Set(
      courses.flatMap((course, at) =>
        (course?.outline ?? []).flatMap(({ id, noQuiz }) =>
          noQuiz ? lessonItemId(courseIds[at] ?? '', id) : [],
        ),
      ),
    );
    return (uid, id) => {
      const { courseId, lessonId } = partsOf(id);
      return progressOf(enrolments(uid, courseId), lessonId, withoutQuiz.has(id));
    };
  },
  readOf: (id) => partsOf(id).courseId,
};

/** The model test of an open course: done once passed; shows the best marks. */
export const modelTestTasks: TaskKindRow = {
  require: async (db, courseId) => {
    const course = await readCourse(db, courseId);
    if (!course.complete) throw new DomainError('course-not-open');
  },
  describe: async (db, courseIds, language) => {
    const records = await readCourseFields(db, courseIds, [...shownFields(language), 'price']);
    return new Map(
      records.flatMap((record, at) =>
        record
          ? [
              [
                courseIds[at] ?? '',
                { title: shownIn(record, language).title, about: '', price: record.price },
              ] as const,
            ]
          : [],
      ),
    );
  },
  progress: async (db, uids, courseIds) => {
    const enrolments = await readEnrolmentProgress(db, uids, courseIds);
    return (uid, courseId) => {
      const enrolment = enrolments(uid, courseId);
      if (!enrolment) return { state: 'not-enrolled' };
      const best = enrolment.modelTest?.best;
      if (!best) return { state: 'open' };
      const { score, of } = best;
      return { state: isPassed(best) ? 'done' : 'not-passed', result: { score, of } };
    };
  },
  readOf: (courseId) => courseId,
};

export function practiceProgress(stored: string | undefined, now: number): TaskProgress {
  const sum = skillSum(stored);
  const since = sum.right[practiceRight - 1];
  const { right, tried } = recentOf(sum, now);
  return {
    ...(since === undefined ? { state: 'open' } : { state: 'done', at: new Date(since).toISOString() }),
    ...(tried > 0 ? { result: { score: right, of: tried } } : {}),
  };
}

/** Done after enough exercises right at the first answer, without hints. The site knows the names. */
export const practiceTasks: TaskKindRow = {
  require: async (_db, id) => {
    // Loaded lazily: only a new task needs the templates.
    const { templates } = await import('@pathshala/content/practice/templates/all-templates');
    if (!templates.some((template) => template.id === id)) {
      throw new DomainError('not-found', 'There is no practice of that name.');
    }
  },
  describe: async (_db, ids) => new Map(ids.map((id) => [id, { title: '', about: '' }])),
  progress: async (db, uids, ids) => {
    const sums = await readPracticeSums(db, uids, ids);
    const now = Date.now();
    return (uid, id) => practiceProgress(ownValue(sums.get(uid), id), now);
  },
  // The sums of all skills are in one document.
  readOf: () => '',
};

const batchSize = 300;

export type EnrolmentProgress = Pick<EnrolmentRecord, 'lessonsDone' | 'doneAt' | 'quizzes'> & {
  readonly modelTest?: Pick<ModelTestRecord, 'best'>;
};

const fieldMask: readonly (keyof EnrolmentProgress | 'modelTest.best')[] = [
  ...(['lessonsDone', 'doneAt', 'quizzes'] as const),
  'modelTest.best',
];

export async function readEnrolmentProgress(
  db: Firestore,
  uids: readonly string[],
  courseIds: readonly string[],
): Promise<(uid: string, courseId: string) => EnrolmentProgress | undefined> {
  const documents = uids.flatMap((uid) =>
    courseIds.map((courseId) => db.doc(enrolmentOf(db, uid, courseId).path)),
  );
  const groups = Array.from({ length: Math.ceil(documents.length / batchSize) }, (_, at) =>
    documents.slice(at * batchSize, (at + 1) * batchSize),
  );
  const read = await Promise.all(groups.map((group) => db.getAll(...group, { fieldMask: [...fieldMask] })));
  const enrolments = new Map(
    read.flat().flatMap((one) => (one.exists ? [[one.id, one.data() as EnrolmentProgress] as const] : [])),
  );
  return (uid, courseId) => enrolments.get(personalId(uid, courseId));
}

export const taskKindRows: Readonly<Record<TaskKind, TaskKindRow>> = {
  lesson: lessonTasks,
  practice: practiceTasks,
  'model-test': modelTestTasks,
};

function idsOf(rows: readonly TaskRow[], kind: TaskKind): string[] {
  return [...new Set(rows.filter((row) => row.kind === kind).map(({ id }) => id))];
}

async function ofEachKind<T>(
  rows: readonly TaskRow[],
  read: (kind: TaskKind, ids: readonly string[]) => Promise<T>,
): Promise<ReadonlyMap<TaskKind, T>> {
  const kinds = taskKinds.filter((kind) => rows.some((row) => row.kind === kind));
  return new Map(
    await Promise.all(kinds.map(async (kind) => [kind, await read(kind, idsOf(rows, kind))] as const)),
  );
}

export async function describeTasks(
  db: Firestore,
  rows: readonly TaskRow[],
  language: Language,
): Promise<(row: TaskRow) => Task> {
  const all = await ofEachKind(rows, (kind, ids) => taskKindRows[kind].describe(db, ids, language));
  return (row) => {
    const details = all.get(row.kind)?.get(row.id);
    return { ...row, ...(details ?? { title: null, about: '' }) };
  };
}

export async function readProgress(
  db: Firestore,
  uids: readonly string[],
  rows: readonly TaskRow[],
): Promise<(uid: string, row: TaskRow) => TaskProgress> {
  const all = await ofEachKind(rows, (kind, ids) => taskKindRows[kind].progress(db, uids, ids));
  return (uid, row) => all.get(row.kind)?.(uid, row.id) ?? { state: 'open' };
}

export function withTask(tasks: readonly TaskRow[], task: TaskRow): TaskRow[] {
  const others = tasks.filter((one) => taskName(one) !== taskName(task));
  const readOf = ({ kind, id }: TaskRow) => `${kind} ${taskKindRows[kind].readOf(id)}`;
  const after = [...others, task];
  if (others.length >= classroomLimits.tasks) throw new DomainError('limit-reached');
  if (new Set(after.map(readOf)).size > classroomLimits.courses) {
    throw new DomainError(
      'limit-reached',
      'The assignments of a class can come from ten courses. Remove those of one course.',
    );
  }
  return after.sort((a, b) => a.due.localeCompare(b.due) || taskName(a).localeCompare(taskName(b)));
}
