import type { SaleEntry } from '@pathshala/contract/admin/overview';
import type { DocumentSnapshot, Firestore, WriteBatch } from 'firebase-admin/firestore';
import { collections, personalId } from '../firestore/collections.ts';
import { unchanged } from '../firestore/compare-and-set.ts';
import type { EnrolmentRecord } from '../firestore/learning-records.ts';
import type { PaymentRecord } from '../firestore/payment-records.ts';

/** The current payment and enrolment. */
export interface Both {
  readonly payment: DocumentSnapshot<PaymentRecord>;
  readonly record: PaymentRecord | undefined;
  readonly enrolment: DocumentSnapshot<EnrolmentRecord>;
  readonly before: EnrolmentRecord | undefined;
}

/**
 * Reads a payment and its enrolment.
 * @param event names the enrolment if the payment is unknown
 */
export async function readBoth(
  db: Firestore,
  id: string,
  event?: Pick<PaymentRecord, 'uid' | 'courseId'>,
): Promise<Both> {
  const payment = await collections.payments(db).doc(id).get();
  const record = payment.data();
  const { uid, courseId } = record ?? event ?? { uid: '', courseId: '' };
  const enrolment = await collections.enrolments(db).doc(personalId(uid, courseId)).get();
  return { payment, record, enrolment, before: enrolment.data() };
}

/** A payment's state for its buyer and for admins. The money has arrived; whether the enrolment exists yet is internal. */
export const shownStatus: Readonly<Record<PaymentRecord['status'], SaleEntry['status']>> = {
  paid: 'paid',
  enrolled: 'paid',
  'refund-due': 'refund-due',
  refunded: 'refunded',
};

/**
 * Removes a payment's enrolment, unless another payment covers it; no-op if it gave none.
 * @param next the one that covers it from now on
 */
export function takeAway(
  batch: WriteBatch,
  enrolment: DocumentSnapshot<EnrolmentRecord>,
  before: EnrolmentRecord | undefined,
  id: string,
  next?: string,
): void {
  if (!before?.payments?.includes(id)) return;
  const payments = [...before.payments.filter((one) => one !== id), ...(next === undefined ? [] : [next])];
  if (payments.length > 0) batch.update(enrolment.ref, { payments }, unchanged(enrolment));
  else batch.delete(enrolment.ref, unchanged(enrolment));
}
