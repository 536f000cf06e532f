import type { CourseRecord } from '@pathshala/content/records';
import {
  classroomLimits,
  practiceRight,
  type Task,
  type TaskKind,
  type TaskProgress,
  type TaskRow,
  taskName,
} from '@pathshala/contract/classrooms/classroom';
import { isPassed } from '@pathshala/contract/courses/lesson-access';
import { ownValue } from '@pathshala/contract/http/own-value';
import { lessonParts } from '@pathshala/contract/studio/items';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { noSuchLesson, readCourse, readCourseFields, shownFields, shownIn } from '../content/courses.ts';
import { DomainError } from '../core/domain-error.ts';
import { inParts } from '../core/paging.ts';
import { personalId } from '../firestore/collections.ts';
import type { EnrolmentRecord, ModelTestRecord } from '../firestore/learning-records.ts';
import { enrolmentOf } from '../people/enrolments.ts';
import { readPracticeSums, recentOf, skillSum } from '../people/practice-log.ts';

interface CoursePlace {
  readonly courseId: string;
  readonly lessonId?: string;
}

/** A task's place in a course; undefined for practice, which is in none. Requested ids may no longer exist. */
const placeIn: Readonly<Record<TaskKind, (id: string) => CoursePlace | undefined>> = {
  lesson: (id) => lessonParts(id) ?? { courseId: '', lessonId: '' },
  'model-test': (courseId) => ({ courseId }),
  practice: () => undefined,
};
const placeOf = ({ kind, id }: Pick<TaskRow, 'kind' | 'id'>) => placeIn[kind](id);

/** Can be assigned: a lesson or the model test of an open course, or a skill. @throws DomainError `not-found`, `course-not-open` */
export async function requireTask(db: Firestore, task: Pick<TaskRow, 'kind' | 'id'>): Promise<void> {
  const place = placeOf(task);
  if (!place) {
    // Loaded lazily: only a new task needs the templates.
    const { templateOf } = await import('@pathshala/content/practice/templates/all-templates');
    if (!templateOf(task.id)) throw new DomainError('not-found', 'This skill does not exist.');
    return;
  }
  const { complete, outline } = await readCourse(db, place.courseId);
  if (place.lessonId !== undefined && !outline.some(({ id }) => id === place.lessonId)) throw noSuchLesson();
  if (!complete) throw new DomainError('course-not-open');
}

async function readCoursesOf<Name extends keyof CourseRecord>(
  db: Firestore,
  rows: readonly TaskRow[],
  fields: readonly Name[],
) {
  const ids = courseIdsOf(rows);
  const found = await readCourseFields(db, ids, fields);
  return (courseId: string) => found[ids.indexOf(courseId)];
}

const courseIdsOf = (rows: readonly TaskRow[]) =>
  [...new Set(rows.map((row) => placeOf(row)?.courseId ?? ''))].filter((id) => id !== '');

export async function describeTasks(
  db: Firestore,
  rows: readonly TaskRow[],
  language: Language,
): Promise<(row: TaskRow) => Task> {
  const courseOf = await readCoursesOf(db, rows, [...shownFields(language), 'price']);
  return (row) => {
    const place = placeOf(row);
    // The site knows the names of skills.
    if (!place) return { ...row, title: '', about: '' };
    const course = courseOf(place.courseId);
    const { title = null, outline = [] } = course ? shownIn(course, language) : {};
    const lesson = outline.find(({ id }) => id === place.lessonId);
    if (!course || (place.lessonId !== undefined && !lesson)) return { ...row, title: null, about: '' };
    const { price } = course;
    return lesson
      ? { ...row, title: lesson.title, about: title ?? '', price }
      : { ...row, title, about: '', price };
  };
}

export async function readProgress(
  db: Firestore,
  uids: readonly string[],
  rows: readonly TaskRow[],
): Promise<(uid: string, row: TaskRow) => TaskProgress> {
  const lessons = rows.filter(({ kind }) => kind === 'lesson');
  const skills = [...new Set(rows.flatMap(({ kind, id }) => (kind === 'practice' ? id : [])))];
  const [enrolmentOf, courseOf, sums] = await Promise.all([
    readEnrolmentProgress(db, uids, courseIdsOf(rows)),
    readCoursesOf(db, lessons, ['outline']),
    skills.length > 0 ? readPracticeSums(db, uids, skills) : undefined,
  ]);
  const now = Date.now();
  return (uid, row) => {
    const place = placeOf(row);
    if (!place) return practiceProgress(ownValue(sums?.get(uid), row.id), now);
    const { courseId, lessonId } = place;
    const enrolment = enrolmentOf(uid, courseId);
    if (!enrolment) return { state: 'not-enrolled' };
    if (lessonId === undefined) return modelTestProgress(enrolment.modelTest?.best);
    const lesson = courseOf(courseId)?.outline.find(({ id }) => id === lessonId);
    return lessonProgress(enrolment, lessonId, lesson?.noQuiz === true);
  };
}

/** Done once marked and its quiz, if any, is passed; shows the best result. */
function lessonProgress(enrolment: EnrolmentProgress, lessonId: string, noQuiz: boolean): TaskProgress {
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

/** Done once passed; shows the best marks. */
function modelTestProgress(best: ModelTestRecord['best']): TaskProgress {
  if (!best) return { state: 'open' };
  const { score, of } = best;
  return { state: isPassed(best) ? 'done' : 'not-passed', result: { score, of } };
}

/** Done after enough exercises right at the first answer, without hints. */
export function practiceProgress(stored: string | undefined, now: number): TaskProgress {
  const sum = skillSum(stored);
  const since = sum.right[practiceRight - 1];
  const { right, tried } = recentOf(sum, now);
  return {
    ...(since === undefined ? { state: 'open' } : { state: 'done', at: new Date(since).toISOString() }),
    ...(tried > 0 ? { result: { score: right, of: tried } } : {}),
  };
}

const batchSize = 300;

type EnrolmentProgress = Pick<EnrolmentRecord, 'lessonsDone' | 'doneAt' | 'quizzes'> & {
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
  const parts = inParts(documents, batchSize);
  const read = await Promise.all(parts.map((part) => db.getAll(...part, { fieldMask: [...fieldMask] })));
  const enrolments = new Map(
    read.flat().flatMap((one) => (one.exists ? [[one.id, one.data() as EnrolmentProgress] as const] : [])),
  );
  return (uid, courseId) => enrolments.get(personalId(uid, courseId));
}

export function withTask(tasks: readonly TaskRow[], task: TaskRow): TaskRow[] {
  const others = tasks.filter((one) => taskName(one) !== taskName(task));
  const after = [...others, task];
  if (others.length >= classroomLimits.tasks) throw new DomainError('limit-reached');
  // The table reads each of these courses once for every pupil.
  if (new Set(after.map((row) => placeOf(row)?.courseId)).size > classroomLimits.courses) {
    throw new DomainError(
      'limit-reached',
      'A class can have assignments from ten courses at most. Remove those of one course.',
    );
  }
  return after.sort((a, b) => a.due.localeCompare(b.due) || taskName(a).localeCompare(taskName(b)));
}
