import type { Order } from '@pathshala/contract/account';
import type { Firestore, Query } from 'firebase-admin/firestore';
import { readCourseFields } from '../domain/courses.ts';
import { collections, type PaymentRecord } from '../firestore/collections.ts';

/** A person's payments with the titles of their courses, newest first. */
export async function listOrders(db: Firestore, uid: string): Promise<Order[]> {
  const own: Query<PaymentRecord> = collections.payments(db).where('uid', '==', uid);
  const { docs } = await own.get();
  const records = docs.map((one) => ({ _id: one.id, ...one.data() }));
  const titles = await readCourseFields(
    db,
    records.map(({ courseId }) => courseId),
    ['title'],
  );
  return records
    .map(({ _id, courseId, amount, status, at }, index): Order => {
      const title = titles[index]?.title ?? courseId;
      // Whether the enrolment is made yet is our own business: the money has come.
      const shown = status === 'refunded' ? 'refunded' : 'paid';
      return { _id, courseId, title, amount, status: shown, at: at.toDate().toISOString() };
    })
    .sort((a, b) => b.at.localeCompare(a.at));
}
