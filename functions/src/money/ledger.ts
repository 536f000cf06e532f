import type { Order } from '@pathshala/contract/accounts/user';
import type { Language } from '@pathshala/contract/text/languages';
import { type Firestore, Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { readTitles } from '../content/courses.ts';
import type { Dependencies } from '../core/deadline.ts';
import { collections, personalId } from '../firestore/collections.ts';
import type { PaymentRecord } from '../firestore/people-records.ts';
import { isCreated, retryOnConflict, unchanged } from '../firestore/writes.ts';
import { eraseIfAccountDeleted } from '../people/erase.ts';

/**
 * The states of every payment, however often and in whatever order its events come:
 *
 *     nothing → paid → enrolled → refunded
 *                 └─ refund-due → refunded
 *
 * `paid` is written first and alone. If the function dies then, the next delivery of the event, or the student's next
 * call (`settleOpenPayments`), makes the enrolment. Nothing leads back from `refunded`. Someone who
 * already has the course, from a payment in another tab, is due a refund, unless the earlier payment is refunded.
 * The payment of a deleted account is kept without a name (docs/decisions/0035-payments-by-event.md).
 * @throws DomainError `unavailable` also if Auth cannot say whether the account exists: the event must be sent again
 */
export async function applyPaymentEvent(services: Dependencies, event: PaymentEvent): Promise<void> {
  const { db } = services;
  if (event.kind === 'refunded') await refund(db, event);
  else await recordPaid(db, event);
  if (await eraseIfAccountDeleted(services, event.uid)) return;
  // An erasure in between changes the payment, and then nothing is written.
  await settle(db, event.id);
}

export async function settleOpenPayments(db: Firestore, uid: string): Promise<number> {
  const open = collections.payments(db).where('uid', '==', uid).where('status', '==', 'paid');
  const { docs } = await open.get();
  for (const one of docs) await settle(db, one.id);
  return docs.length;
}

export async function countPayments(db: Firestore, uid: string, courseId: string): Promise<number> {
  const own = collections.payments(db).where('uid', '==', uid).where('courseId', '==', courseId);
  return (await own.get()).size;
}

/** @returns the payment's id, for the enrolment in the same batch */
export function noteCash(
  db: Firestore,
  batch: WriteBatch,
  place: Pick<PaymentRecord, 'uid' | 'courseId' | 'at'>,
  paid: Required<Pick<PaymentRecord, 'cash' | 'note'>>,
): string {
  const payment = collections.payments(db).doc();
  batch.create(payment, { ...place, amount: 0, ...paid, status: 'enrolled' });
  return payment.id;
}

async function recordPaid(db: Firestore, { id, uid, courseId, amount }: Payment): Promise<void> {
  const record: PaymentRecord = { uid, courseId, amount, status: 'paid', at: Timestamp.now() };
  await isCreated(collections.payments(db).doc(id).create(record));
}

async function settle(db: Firestore, id: string): Promise<void> {
  await retryOnConflict(async () => {
    const { payment, record, enrolment, before } = await readBoth(db, id);
    if (record?.status !== 'paid') return;
    const batch = db.batch();
    if (!before) {
      const { uid, courseId } = record;
      batch.create(enrolment.ref, {
        ...{ uid, courseId, enrolledAt: Timestamp.now(), lessonsDone: [], payments: [id] },
      });
    }
    // A free enrolment stays free, so that no refund removes it.
    batch.update(payment.ref, { status: before ? 'refund-due' : 'enrolled' }, unchanged(payment));
    await batch.commit();
  });
}

async function refund(db: Firestore, event: Payment): Promise<void> {
  await retryOnConflict(async () => {
    const { payment, record, enrolment, before } = await readBoth(db, event.id, event);
    if (record?.status === 'refunded') return;
    const batch = db.batch();
    if (record) {
      batch.update(payment.ref, { status: 'refunded' }, unchanged(payment));
    } else {
      const { uid, courseId, amount } = event;
      batch.create(payment.ref, { uid, courseId, amount, status: 'refunded', at: Timestamp.now() });
    }
    const next = before?.payments?.includes(event.id) ? await nextPayment(db, event) : undefined;
    if (next) batch.update(next.ref, { status: 'enrolled' }, unchanged(next));
    if (before?.payments?.includes(event.id)) {
      const others = before.payments.filter((one) => one !== event.id);
      const payments = next ? [...others, next.id] : others;
      if (payments.length > 0) batch.update(enrolment.ref, { payments }, unchanged(enrolment));
      else batch.delete(enrolment.ref, unchanged(enrolment));
    }
    await batch.commit();
  });
}

/** A second payment for the same course. It counts once the first is refunded. */
async function nextPayment(db: Firestore, { id, uid, courseId }: Payment) {
  const own = collections.payments(db).where('uid', '==', uid).where('courseId', '==', courseId);
  const { docs } = await own.get();
  return docs.find((one) => one.id !== id && one.data().status === 'refund-due');
}

async function readBoth(db: Firestore, id: string, event?: Pick<PaymentRecord, 'uid' | 'courseId'>) {
  const payment = await collections.payments(db).doc(id).get();
  const record = payment.data();
  const { uid, courseId } = record ?? event ?? { uid: '', courseId: '' };
  const enrolment = await collections.enrolments(db).doc(personalId(uid, courseId)).get();
  return { payment, record, enrolment, before: enrolment.data() };
}

/** Whether the enrolment exists yet is internal: the money has arrived. */
export function toOrder(_id: string, record: PaymentRecord, title: string): Order {
  const { courseId, amount, cash, note, status, at } = record;
  return {
    _id,
    courseId,
    title,
    ...(cash ?? { amount, currency: 'USD' }),
    status: status === 'enrolled' ? 'paid' : status,
    at: at.toDate().toISOString(),
    ...(note !== undefined && { note }),
  };
}

/** Newest first. */
export async function listOrders(db: Firestore, uid: string, language: Language): Promise<Order[]> {
  const { docs } = await collections.payments(db).where('uid', '==', uid).get();
  const records = docs.map((one) => one.data());
  const titleOf = await readTitles(db, records, language);
  const orders = docs.map((one) => toOrder(one.id, one.data(), titleOf(one.data().courseId)));
  return orders.sort((a, b) => b.at.localeCompare(a.at));
}

interface Payment {
  readonly id: string;
  readonly uid: string;
  readonly courseId: string;
  /** US dollars. */
  readonly amount: number;
}

export interface PaymentEvent extends Payment {
  readonly kind: 'paid' | 'refunded';
}
