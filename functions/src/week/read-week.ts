import type { JoinedClassroom, Task } from '@pathshala/contract/classrooms/classroom';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { LearnedInCourse, NextLesson, Week, WeekView } from '@pathshala/contract/practice/model-test';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { type ShownOfCourse, shownFields, shownIn } from '../domain/course-language.ts';
import { readCourseFields } from '../domain/courses.ts';
import { readPeople } from '../domain/people.ts';
import { readPracticeEntries } from '../domain/practice-log.ts';
import { collections } from '../firestore/collections.ts';
import type { EnrolmentRecord } from '../firestore/learning-records.ts';
import { type Days, isWithin, shownWeeks } from './calendar.ts';
import { type LessonMark, lessonMinutes } from './lesson-minutes.ts';
import { linkEnded } from './links.ts';
import { practiceIn } from './practice-in-week.ts';

/** Number of courses with a next lesson. */
const maxNext = 3;

/** Loaded lazily with the templates, which no other call needs. */
const loadReviews = () => import('./due-reviews.ts');

/** Sources of a week. */
export interface WeekServices {
  readonly db: Firestore;
  /** The classes that somebody is in, with their tasks. */
  readonly readClasses: (uid: string, language: Language) => Promise<readonly JoinedClassroom[]>;
}

/** An enrolled course with its progress. */
interface OwnCourse {
  readonly record: EnrolmentRecord;
  readonly course: ShownOfCourse;
}

/**
 * A student's recent weeks and next steps, without other people or results to compare.
 * @param now milliseconds since 1970
 * @throws DomainError `not-found` for a deleted person
 */
export async function readWeek(
  { db, readClasses }: WeekServices,
  uid: string,
  language: Language,
  now = Date.now(),
): Promise<WeekView> {
  const [people, own, entries, classes] = await Promise.all([
    readPeople(db, [uid]),
    readCourses(db, uid, language),
    readPracticeEntries(db, uid),
    readClasses(uid, language),
  ]);
  const person = people.get(uid);
  if (!person) throw linkEnded();
  const { dueReviews } = await loadReviews();
  return {
    name: person.displayName,
    weeks: shownWeeks(now).map((days) => ({
      ...days,
      ...learnedIn(own, days),
      ...practiceIn(entries.filter(({ at }) => isWithin(days, at))),
    })),
    due: dueIn(classes),
    reviews: dueReviews(entries, now),
    next: nextIn(own),
  };
}

/** Somebody's courses, latest activity first, without deleted ones. */
async function readCourses(db: Firestore, uid: string, language: Language): Promise<OwnCourse[]> {
  const found: Query<EnrolmentRecord> = collections.enrolments(db).where('uid', '==', uid);
  const { docs } = await found.get();
  const records = docs.map((one) => one.data()).sort((a, b) => lastAt(b) - lastAt(a));
  const ids = records.map(({ courseId }) => courseId);
  const courses = await readCourseFields(db, ids, shownFields(language));
  return records.flatMap((record, at) => {
    const course = courses[at];
    return course ? [{ record, course: shownIn(course, language) }] : [];
  });
}

/** When somebody last finished a lesson of a course, or joined it. */
const lastAt = ({ doneAt = {}, enrolledAt }: EnrolmentRecord) =>
  Math.max(enrolledAt.toMillis(), ...Object.values(doneAt).map((at) => at.toMillis()));

/** Titles of a course's lessons finished within some days. */
function titlesIn(
  { outline }: ShownOfCourse,
  times: EnrolmentRecord['doneAt'],
  days: Days,
): ShownOfCourse['outline'] {
  return outline.filter(({ id }) => isWithin(days, ownValue(times, id)?.toMillis()));
}

function learnedIn(own: readonly OwnCourse[], days: Days): Pick<Week, 'courses' | 'lessonMinutes'> {
  const marks: LessonMark[] = [];
  const courses = own.map(({ record, course }): LearnedInCourse => {
    const done = titlesIn(course, record.doneAt, days);
    marks.push(
      ...done.map(({ id, minutes }) => ({ minutes, at: ownValue(record.doneAt, id)?.toMillis() ?? 0 })),
    );
    const quizzes = titlesIn(course, record.passedAt, days).map(({ title }) => title);
    const modelTest = isWithin(days, record.modelTest?.passedAt?.toMillis());
    const lessons = done.map(({ title }) => title);
    return { title: course.title, lessons, quizzes, ...(modelTest && { modelTest }) };
  });
  return {
    courses: courses.filter(
      ({ lessons, quizzes, modelTest }) => modelTest || lessons.length + quizzes.length > 0,
    ),
    lessonMinutes: lessonMinutes(marks),
  };
}

/** Open tasks, soonest first; duplicates once, with the earliest due day. */
function dueIn(classes: readonly JoinedClassroom[]): WeekView['due'] {
  const open = classes
    .flatMap(({ tasks }) => tasks)
    .filter(({ title, progress }) => title !== null && progress.state !== 'done')
    .map(({ kind, id, due, title, about }) => ({ kind, id, due, title, about }))
    .sort((a, b) => a.due.localeCompare(b.due));
  const firstOf = ({ kind, id }: Task) => open.findIndex((one) => one.kind === kind && one.id === id);
  return open.filter((task, at) => firstOf(task) === at);
}

/** The next lessons of recently used courses. */
function nextIn(own: readonly OwnCourse[]): NextLesson[] {
  return own
    .flatMap(({ record, course }) => {
      const next = course.outline.find(({ id }) => !record.lessonsDone.includes(id));
      return next ? [{ course: course.title, lesson: next.title }] : [];
    })
    .slice(0, maxNext);
}
