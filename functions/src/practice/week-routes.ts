import type { JoinedClassroom, Task } from '@pathshala/contract/classrooms/classroom';
import { ownValue } from '@pathshala/contract/http/own-value';
import { practiceEndpoints } from '@pathshala/contract/practice/endpoints';
import { inOrder, type PracticeEntry } from '@pathshala/contract/practice/log';
import {
  type LearnedInCourse,
  type NewWeekLink,
  type NextLesson,
  type Week,
  type WeekLink,
  type WeekView,
  weeksShown,
} from '@pathshala/contract/practice/model-test';
import { dayMs, schoolDay, type WeekStart, weekOf } from '@pathshala/contract/site/region';
import type { Language } from '@pathshala/contract/text/languages';
import { type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { readCourseFields, type ShownOfCourse, shownFields, shownIn } from '../content/courses.ts';
import { knownSchool } from '../content/school.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections, hashOfSecret, isSecret, newSecret } from '../firestore/collections.ts';
import type { EnrolmentRecord } from '../firestore/learning-records.ts';
import { commitOf } from '../firestore/writes.ts';
import { json, type Route, requestedLanguage, signedIn } from '../http/route.ts';
import { readPeople, visibleProfiles } from '../people/people.ts';
import { readPracticeEntries } from '../people/practice-log.ts';
import { countLimit, viewLimit } from '../rate-limit/rate-limit.ts';

const maxNext = 3;

const dayOf = (at: Date) => Date.parse(schoolDay(at.getTime()));

/** As on the site's today page: one template per skill, longest overdue first, as many as a day holds. */
async function dueReviews(entries: readonly PracticeEntry[], now: number): Promise<string[]> {
  const [{ dueSkills }, { skillTable }] = await Promise.all([
    import('@pathshala/content/practice/review/mastery'),
    import('@pathshala/content/practice/skill-table'),
  ]);
  const log = [...entries].sort(inOrder);
  return dueSkills({ skills: skillTable, log, now: new Date(now), dayOf }).map(({ id }) => id);
}

interface WeekServices {
  readonly db: Firestore;
  readonly readClasses: (uid: string, language: Language) => Promise<readonly JoinedClassroom[]>;
}

interface OwnCourse {
  readonly record: EnrolmentRecord;
  readonly course: ShownOfCourse;
}

/** Without other people or results to compare. @throws DomainError `not-found` for a deleted person */
export async function readWeek(
  { db, readClasses }: WeekServices,
  uid: string,
  language: Language,
  now = Date.now(),
): Promise<WeekView> {
  const [{ weekStart }, people, own, entries, classes] = await Promise.all([
    knownSchool(db),
    readPeople(db, [uid]),
    readCourses(db, uid, language),
    readPracticeEntries(db, uid),
    readClasses(uid, language),
  ]);
  const person = people.get(uid);
  if (!person) throw linkEnded();
  const reviews = await dueReviews(entries, now);
  return {
    name: person.displayName,
    weeks: shownWeeks(now, weekStart).map((days) => ({
      ...days,
      ...learnedIn(own, days),
      ...practiceIn(entries.filter(({ at }) => isWithin(days, at))),
    })),
    due: dueIn(classes),
    reviews,
    next: nextIn(own),
  };
}

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

function titlesIn({ outline }: ShownOfCourse, times: EnrolmentRecord['doneAt'], days: Days) {
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

function nextIn(own: readonly OwnCourse[]): NextLesson[] {
  return own
    .flatMap(({ record, course }) => {
      const next = course.outline.find(({ id }) => !record.lessonsDone.includes(id));
      return next ? [{ course: course.title, lesson: next.title }] : [];
    })
    .slice(0, maxNext);
}

export type Days = Pick<Week, 'from' | 'to'>;

/** The newest first, and only until today. */
export function shownWeeks(now: number, first: WeekStart): Days[] {
  const begun = weekOf(now, first);
  return Array.from({ length: weeksShown }, (_, at) => {
    const from = begun - 7 * at * dayMs;
    return { from: schoolDay(from), to: schoolDay(Math.min(now, from + 6 * dayMs)) };
  });
}

export function isWithin({ from, to }: Days, at: number | undefined): boolean {
  if (at === undefined) return false;
  const day = schoolDay(at);
  return from <= day && day <= to;
}

/** When a lesson was marked as done, milliseconds since 1970, and the minutes that it takes. */
export interface LessonMark {
  readonly at: number;
  readonly minutes: number;
}

/** Lessons marked in a row count for no longer than the time between the marks. @returns whole minutes */
export function lessonMinutes(marks: readonly LessonMark[]): number {
  const inOrder = marks.toSorted((a, b) => a.at - b.at);
  return inOrder.reduce((sum, { at, minutes }, index) => {
    const since = (at - (inOrder[index - 1]?.at ?? Number.NEGATIVE_INFINITY)) / 60_000;
    return sum + Math.min(minutes, Math.ceil(since));
  }, 0);
}

const minute = 60_000;
/** Milliseconds without an answer that count as a pause. */
const pause = 5 * minute;

/** The first exercise after a pause counts as a minute. @param times milliseconds since 1970, in any order */
export function practiceMinutes(times: readonly number[]): number {
  const inOrder = [...times].sort((a, b) => a - b);
  const ms = inOrder.reduce((sum, at, index) => {
    const gap = at - (inOrder[index - 1] ?? Number.NEGATIVE_INFINITY);
    return sum + (gap > pause ? minute : gap);
  }, 0);
  return Math.ceil(ms / minute);
}

export function practiceIn(entries: readonly PracticeEntry[]): Pick<Week, 'skills' | 'practiceMinutes'> {
  const counts = new Map<string, number>();
  for (const { template } of entries) counts.set(template, (counts.get(template) ?? 0) + 1);
  const skills = [...counts].map(([id, count]) => ({ id, count }));
  return {
    skills: skills.sort((a, b) => b.count - a.count || a.id.localeCompare(b.id)),
    practiceMinutes: practiceMinutes(entries.map(({ at }) => at)),
  };
}

/** A link is stored by student, so a new one replaces the previous. */
const linkOf = (db: Firestore, uid: string) => collections.weekLinks(db).doc(uid);

export async function readWeekLink(db: Firestore, uid: string): Promise<WeekLink> {
  const record = (await linkOf(db, uid).get()).data();
  return { since: record ? record.at.toDate().toISOString() : null };
}

/** Revokes the previous link. The secret is returned once and not stored. */
export async function makeWeekLink(db: Firestore, uid: string): Promise<NewWeekLink> {
  const token = newSecret();
  const at = Timestamp.now();
  await commitOf(db, uid, db.batch().set(linkOf(db, uid), { tokenHash: hashOfSecret(token), at }));
  return { since: at.toDate().toISOString(), token };
}

export async function endWeekLink(db: Firestore, uid: string): Promise<WeekLink> {
  await linkOf(db, uid).delete();
  return { since: null };
}

/** @throws DomainError `not-found` for any reason, to reveal nothing about accounts */
export function linkEnded(): DomainError {
  return new DomainError('not-found', 'This link has expired. Ask for a new one.');
}

export async function openWeekLink(db: Firestore, token: string): Promise<string> {
  if (!isSecret(token)) throw linkEnded();
  const { docs } = await collections
    .weekLinks(db)
    .where('tokenHash', '==', hashOfSecret(token))
    .limit(1)
    .get();
  const [found] = docs;
  if (!found) throw linkEnded();
  return found.id;
}

export function weekRoutes(
  services: WeekServices & { readonly asksConsent: () => Promise<boolean> },
): Route[] {
  const { db, asksConsent } = services;
  const limit = countLimit(db, { name: 'week', ...viewLimit });
  return [
    json(practiceEndpoints.weekLink, (call) => readWeekLink(db, signedIn(call).uid)),
    json(practiceEndpoints.makeWeekLink, (call) => makeWeekLink(db, signedIn(call).uid), {
      caller: 'account',
    }),
    json(practiceEndpoints.endWeekLink, (call) => endWeekLink(db, signedIn(call).uid)),
    json(practiceEndpoints.weekView, async (call) => {
      const uid = await openWeekLink(db, call.body.token);
      await limit(uid);
      // Hidden while consent is withdrawn; visible again once the parent agrees.
      if ((await visibleProfiles(db, [uid], await asksConsent())).length === 0) throw linkEnded();
      return await readWeek(services, uid, requestedLanguage(call.query));
    }),
  ];
}
