import { ownValue } from '@pathshala/contract/http/own-value';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';
import type { DisputeState, PaymentRecord } from '../firestore/payment-records.ts';
import { readBoth, takeAway } from './payment-books.ts';
import type { DisputeEvent } from './payment-event.ts';
import { deletedPerson } from './personal-data.ts';

/** The most advanced state of a dispute counts, not the latest event: events may arrive in any order. */
const order: readonly DisputeState[] = ['open', 'lost', 'won'];

function furthest(one: DisputeState | undefined, other: DisputeState): DisputeState {
  return one !== undefined && order.indexOf(one) > order.indexOf(other) ? one : other;
}

/** Whether a payment has an open or lost dispute. */
function isContested(disputes: NonNullable<PaymentRecord['disputes']>): boolean {
  return Object.values(disputes).some((state) => state !== 'won');
}

type Standing = Pick<PaymentRecord, 'uid' | 'status'>;

/** The state of a payment with these disputes; the caller settles `paid`. */
function statusWith({ uid, status }: Standing, contested: boolean): PaymentRecord['status'] {
  if (status === 'refunded' || status === 'refund-due') return status;
  if (contested) return 'disputed';
  if (status !== 'disputed') return status;
  // Nothing can be restored to a deleted account.
  return uid === deletedPerson ? 'enrolled' : 'paid';
}

/**
 * Records a dispute event. An open or lost dispute suspends the enrolment; once all are won the payment is `paid` again
 * and can be settled, with the earlier progress.
 */
export async function noteDispute(db: Firestore, event: DisputeEvent): Promise<void> {
  await retryOnConflict(async () => {
    const { payment, record, enrolment, before } = await readBoth(db, event.id, event);
    const { id, state } = event.dispute;
    const disputes = { ...record?.disputes, [id]: furthest(ownValue(record?.disputes, id), state) };
    const { uid, courseId, amount } = event;
    const status = statusWith(record ?? { uid, status: 'paid' }, isContested(disputes));
    const batch = db.batch();
    if (!record) {
      batch.create(payment.ref, { uid, courseId, amount, status, disputes, at: Timestamp.now() });
    } else if (status === 'disputed' && before?.payments?.includes(event.id)) {
      const { uid: _uid, courseId: _course, payments: _payments, ...held } = before;
      batch.update(payment.ref, { status, disputes, held }, unchanged(payment));
      takeAway(batch, enrolment, before, event.id);
    } else {
      batch.update(payment.ref, { status, disputes }, unchanged(payment));
    }
    await batch.commit();
  });
}
