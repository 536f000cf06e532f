import type { Order } from '@pathshala/contract/accounts/user';
import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { shownFields, shownIn } from '../domain/course-language.ts';
import { readCourseFields } from '../domain/courses.ts';
import { shownStatus } from '../domain/payment-books.ts';
import { collections } from '../firestore/collections.ts';
import type { PaymentRecord } from '../firestore/payment-records.ts';

/** A person's payments with course titles in a language, newest first. */
export async function listOrders(db: Firestore, uid: string, language: Language): Promise<Order[]> {
  const own: Query<PaymentRecord> = collections.payments(db).where('uid', '==', uid);
  const { docs } = await own.get();
  const records = docs.map((one) => ({ _id: one.id, ...one.data() }));
  const courses = await readCourseFields(
    db,
    records.map(({ courseId }) => courseId),
    shownFields(language),
  );
  const titles = courses.map((one) => one && shownIn(one, language).title);
  return records
    .map(({ _id, courseId, amount, status, at }, index): Order => {
      const title = titles[index] ?? courseId;
      return { _id, courseId, title, amount, status: shownStatus[status], at: at.toDate().toISOString() };
    })
    .sort((a, b) => b.at.localeCompare(a.at));
}
