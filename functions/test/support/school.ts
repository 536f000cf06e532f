import type { LessonRecord } from '@pathshala/content/records';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { Timestamp } from 'firebase-admin/firestore';
import { collections, personalId } from '../../src/firestore/collections.ts';
import type { PaymentRecord } from '../../src/firestore/people-records.ts';
import type { Emulated } from './emulators.ts';

/** The courses of a small school: a free one, two with a price, and one that is not open yet. */
export const school = {
  free: 'free-counting',
  priced: 'c7-numbers',
  other: 'c8-letters',
  closed: 'c9-soon',
} as const;

export const price = 12.5;

const lessonIds = ['first', 'second', 'third'] as const;

function course(id: string, cost: number, complete: boolean): CourseDetail {
  return {
    _id: id,
    title: `Course ${id}`,
    price: cost,
    img: `/covers/${id}.svg`,
    list: cost === 0 ? 'freeCourse' : 'classSeven',
    subject: 'mathematics',
    summary: 'Numbers that are added and taken away, step by step.',
    lessons: 3,
    minutes: 30,
    complete,
    audience: 'Whoever wants to count.',
    outcomes: ['Count to ten', 'Count backwards', 'Count in twos'],
    // Lesson ids differ between courses, so that one can be requested in the wrong course.
    outline: lessonIds.map((lesson) => ({ id: lessonId(id, lesson), title: `The ${lesson}`, minutes: 10 })),
  };
}

/** The lesson `first` is `first` in most courses, and `letters-first` in the other. */
export function lessonId(courseId: string, lesson: string): string {
  return courseId === school.other ? `letters-${lesson}` : lesson;
}

function lesson(place: number): LessonRecord {
  const question = { question: 'What is 1 + 1?', options: ['1', '2', '3'], explanation: 'Secret: count on.' };
  return {
    title: `Lesson ${place}`,
    minutes: 10,
    body: `<p>The text of lesson ${place}</p>`,
    quiz: [0, 1, 2].map((answer) => ({ ...question, answer })),
  };
}

/** In one write, as most tests begin with it. */
export async function buildSchool({ db }: Pick<Emulated, 'db'>): Promise<void> {
  const batch = db.batch();
  const costs = { [school.free]: 0, [school.priced]: price, [school.other]: price, [school.closed]: price };
  for (const [id, cost] of Object.entries(costs)) {
    const { _id, ...record } = course(id, cost, id !== school.closed);
    batch.set(collections.courses(db).doc(_id), record);
    if (id === school.closed) continue;
    for (const [index, name] of lessonIds.entries()) {
      batch.set(collections.lessons(db, id).doc(lessonId(id, name)), lesson(index + 1));
    }
  }
  await batch.commit();
}

export async function giveCourse({ db }: Pick<Emulated, 'db'>, uid: string, courseId: string): Promise<void> {
  const record = { uid, courseId, enrolledAt: Timestamp.now(), lessonsDone: [], payments: [`given_${uid}`] };
  await collections.enrolments(db).doc(personalId(uid, courseId)).set(record);
}

export const openPaper = '00000000-0000-4000-8000-000000000000';

export async function finishCourse(
  { db }: Pick<Emulated, 'db'>,
  uid: string,
  courseId: string,
): Promise<void> {
  const lessonsDone = lessonIds.map((lesson) => lessonId(courseId, lesson));
  const quizzes = Object.fromEntries(lessonsDone.map((lesson) => [lesson, { score: 3, of: 3 }]));
  const modelTest = {
    ...{ id: openPaper, startedAt: Timestamp.now(), questions: ['quiz/first/0'] },
    ...{ isOpen: true, best: { score: 20, of: 30 } },
  };
  await collections.enrolments(db).doc(personalId(uid, courseId)).update({ lessonsDone, quizzes, modelTest });
}

export async function booksOf({ db }: Pick<Emulated, 'db'>) {
  const [payments, enrolments] = await Promise.all([
    collections.payments(db).get(),
    collections.enrolments(db).get(),
  ]);
  const statuses: Record<string, PaymentRecord['status']> = {};
  for (const one of payments.docs) statuses[one.id] = one.data().status;
  return { payments: statuses, enrolments: enrolments.docs.map((one) => one.id).sort() };
}

/** Sets a rate limit's counter directly instead of with a hundred calls. */
export async function asIfLookedAt({ db }: Pick<Emulated, 'db'>, times: number): Promise<void> {
  const { docs } = await collections.rateLimits(db).get();
  await Promise.all(docs.map(({ ref }) => ref.update({ hits: times })));
}
