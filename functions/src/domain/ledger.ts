import { type DocumentSnapshot, type Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  collections,
  type EnrolmentRecord,
  type PaymentRecord,
  personalId,
} from '../firestore/collections.ts';
import { unchanged, untilUnchanged } from '../firestore/compare-and-set.ts';
import { isAlreadyThere } from '../firestore/write-errors.ts';

/** What a payment maker reports; each may come several times and in any order. `id` is the maker's own. */
export interface PaymentEvent {
  readonly kind: 'paid' | 'refunded';
  readonly id: string;
  readonly uid: string;
  readonly courseId: string;
  /** US dollars. */
  readonly amount: number;
}

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
  await recordPaid(db, event);
  await settle(db, event.id);
}

/** Makes the enrolments of all payments of a person that were recorded and not settled; says how many. */
export async function settleOpenPayments(db: Firestore, uid: string): Promise<number> {
  const open = collections.payments(db).where('uid', '==', uid).where('status', '==', 'paid');
  const { docs } = await open.get();
  for (const one of docs) await settle(db, one.id);
  return docs.length;
}

/** How many payments a person has made for a course, refunded ones included. */
export async function countPayments(db: Firestore, uid: string, courseId: string): Promise<number> {
  const own = collections.payments(db).where('uid', '==', uid).where('courseId', '==', courseId);
  return (await own.get()).size;
}

async function recordPaid(db: Firestore, { id, uid, courseId, amount }: PaymentEvent): Promise<void> {
  const record: PaymentRecord = { uid, courseId, amount, status: 'paid', at: Timestamp.now() };
  try {
    await collections.payments(db).doc(id).create(record);
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

async function settle(db: Firestore, id: string): Promise<void> {
  await untilUnchanged(async () => {
    const { payment, record, enrolment, before } = await readBoth(db, id);
    if (record?.status !== 'paid') return;
    const batch = db.batch();
    if (!before) {
      const { uid, courseId } = record;
      const made: EnrolmentRecord = {
        uid,
        courseId,
        enrolledAt: Timestamp.now(),
        lessonsDone: [],
        payments: [id],
      };
      batch.create(enrolment.ref, made);
    } else if (before.payments) {
      batch.update(enrolment.ref, { payments: [...before.payments, id] }, unchanged(enrolment));
    }
    // An enrolment that cost nothing stays as it is, so that no refund takes it away.
    batch.update(payment.ref, { status: 'enrolled' }, unchanged(payment));
    await batch.commit();
  });
}

/** Takes away what this payment gave, unless another payment gives it too. */
async function refund(db: Firestore, event: PaymentEvent): Promise<void> {
  await untilUnchanged(async () => {
    const { payment, record, enrolment, before } = await readBoth(db, event.id, event);
    if (record?.status === 'refunded') return;
    const batch = db.batch();
    if (record) {
      batch.update(payment.ref, { status: 'refunded' }, unchanged(payment));
    } else {
      const { uid, courseId, amount } = event;
      batch.create(payment.ref, { uid, courseId, amount, status: 'refunded', at: Timestamp.now() });
    }
    if (before?.payments?.includes(event.id)) {
      const others = before.payments.filter((one) => one !== event.id);
      if (others.length > 0) batch.update(enrolment.ref, { payments: others }, unchanged(enrolment));
      else batch.delete(enrolment.ref, unchanged(enrolment));
    }
    await batch.commit();
  });
}

interface Both {
  readonly payment: DocumentSnapshot<PaymentRecord>;
  readonly record: PaymentRecord | undefined;
  readonly enrolment: DocumentSnapshot<EnrolmentRecord>;
  readonly before: EnrolmentRecord | undefined;
}

/** @param event whose enrolment it is, where the payment itself is not known yet */
async function readBoth(db: Firestore, id: string, event?: PaymentEvent): Promise<Both> {
  const payment = await collections.payments(db).doc(id).get();
  const record = payment.data();
  const { uid, courseId } = record ?? event ?? { uid: '', courseId: '' };
  const enrolment = await collections.enrolments(db).doc(personalId(uid, courseId)).get();
  return { payment, record, enrolment, before: enrolment.data() };
}
