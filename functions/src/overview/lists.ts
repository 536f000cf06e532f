import type { EnrolmentEntry, SaleEntry } from '@pathshala/contract/admin/overview';
import type { Firestore } from 'firebase-admin/firestore';
import type { Page } from '../core/paging.ts';
import { readCourseFields } from '../domain/courses.ts';
import { shownStatus } from '../domain/payment-books.ts';
import { readPeople } from '../domain/people.ts';
import { collections } from '../firestore/collections.ts';
import { readPage } from '../firestore/read-page.ts';

/** A page of a list; `more` says whether others follow. */
export interface Listed<Entry> {
  readonly entries: readonly Entry[];
  readonly more: boolean;
}

/** A page of everybody's enrolments, the newest first. */
export async function listEnrolments(db: Firestore, page: Page): Promise<Listed<EnrolmentEntry>> {
  const all = collections.enrolments(db);
  const { docs, more } = await readPage(all, all.orderBy('enrolledAt', 'desc'), 'enrolledAt', page);
  const records = docs.map((one) => ({ _id: one.id, ...one.data() }));
  const named = await namesFor(db, records);
  const entries = records.map(({ _id, uid, courseId, enrolledAt, lessonsDone }) => ({
    _id,
    ...named(uid, courseId),
    enrolledAt: enrolledAt.toDate().toISOString(),
    lessonsDone: lessonsDone.length,
  }));
  return { entries, more };
}

/** A page of everybody's payments, the newest first. */
export async function listSales(db: Firestore, page: Page): Promise<Listed<SaleEntry>> {
  const all = collections.payments(db);
  const { docs, more } = await readPage(all, all.orderBy('at', 'desc'), 'at', page);
  const records = docs.map((one) => ({ _id: one.id, ...one.data() }));
  const named = await namesFor(db, records);
  const entries = records.map(({ _id, uid, courseId, at, amount, status }) => ({
    _id,
    ...named(uid, courseId),
    at: at.toDate().toISOString(),
    amount,
    status: shownStatus[status],
  }));
  return { entries, more };
}

/** Each person and course is read once, however many entries name them. */
async function namesFor(
  db: Firestore,
  records: readonly { readonly uid: string; readonly courseId: string }[],
) {
  const courseIds = [...new Set(records.map(({ courseId }) => courseId))];
  const [people, courses] = await Promise.all([
    readPeople(
      db,
      records.map(({ uid }) => uid),
    ),
    readCourseFields(db, courseIds, ['title']),
  ]);
  const titles = new Map(courseIds.map((id, at) => [id, courses[at]?.title]));
  return (uid: string, courseId: string) => ({
    email: people.get(uid)?.email ?? '',
    courseId,
    title: titles.get(courseId) ?? courseId,
  });
}
