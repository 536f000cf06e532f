import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections, type EnrolmentRow, type PaymentRow, personal } from '../firestore/collections.ts';
import { isAlreadyThere } from '../firestore/refusals.ts';
import { withDeadline } from '../http/deadline.ts';
import type { PaymentEvent } from './payment-maker.ts';

/**
 * The way of every payment, however often and in whatever order its events come:
 *
 *     nothing → paid → enrolled → refunded
 *
 * `paid` is written first and alone. If the function dies then, the next delivery of the event, or the student's next
 * call (`settleOpenPayments`), makes the enrolment. Nothing leads back from `refunded`.
 */
export async function applyPaymentEvent(db: Firestore, event: PaymentEvent): Promise<void> {
  if (event.kind === 'refunded') return refund(db, event);
  await record(db, event);
  await settle(db, event.id);
}

/** Makes the enrolments of all payments of a person that were recorded and not settled; says how many. */
export async function settleOpenPayments(db: Firestore, uid: string): Promise<number> {
  const open = collections.payments(db).where('uid', '==', uid).where('status', '==', 'paid');
  const { docs } = await withDeadline(open.get());
  for (const one of docs) await settle(db, one.id);
  return docs.length;
}

/** How many payments a person has made for a course, refunded ones included. */
export async function countPayments(db: Firestore, uid: string, courseId: string): Promise<number> {
  const own = collections.payments(db).where('uid', '==', uid).where('courseId', '==', courseId);
  return (await withDeadline(own.get())).size;
}

async function record(db: Firestore, { id, uid, courseId, amount }: PaymentEvent): Promise<void> {
  const row: PaymentRow = { uid, courseId, amount, status: 'paid', at: Timestamp.now() };
  try {
    await withDeadline(collections.payments(db).doc(id).create(row));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

async function settle(db: Firestore, id: string): Promise<void> {
  const payment = collections.payments(db).doc(id);
  const work = db.runTransaction(async (transaction) => {
    const row = (await transaction.get(payment)).data();
    if (row?.status !== 'paid') return;
    const place = collections.enrolments(db).doc(personal(row.uid, row.courseId));
    const before = (await transaction.get(place)).data();
    if (!isJoinedFree(before)) {
      const { uid, courseId } = row;
      const { enrolledAt = Timestamp.now(), lessonsDone = [], payments = [] } = before ?? {};
      transaction.set(place, { uid, courseId, enrolledAt, lessonsDone, payments: [...payments, id] });
    }
    transaction.update(payment, { status: 'enrolled' });
  });
  await withDeadline(work);
}

/** Takes away what this payment gave, unless another payment gives it too. */
async function refund(db: Firestore, { id, uid, courseId, amount }: PaymentEvent): Promise<void> {
  const payment = collections.payments(db).doc(id);
  const work = db.runTransaction(async (transaction) => {
    const known = (await transaction.get(payment)).data();
    if (known?.status === 'refunded') return;
    const row: PaymentRow = known ?? { uid, courseId, amount, status: 'refunded', at: Timestamp.now() };
    const place = collections.enrolments(db).doc(personal(row.uid, row.courseId));
    const before = (await transaction.get(place)).data();
    const others = before?.payments?.filter((one) => one !== id);
    transaction.set(payment, { ...row, status: 'refunded' });
    if (!before?.payments?.includes(id)) return;
    if (others?.length) transaction.update(place, { payments: others });
    else transaction.delete(place);
  });
  await withDeadline(work);
}

/** A place that cost nothing stays as it is: no refund takes it away. */
function isJoinedFree(row: EnrolmentRow | undefined): boolean {
  return row !== undefined && row.payments === undefined;
}
