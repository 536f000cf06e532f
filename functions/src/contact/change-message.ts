import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';

/**
 * Marks a message as answered or open.
 * @returns 1, or 0 if unchanged
 * @throws DomainError `not-found`
 */
export async function setAnswered(db: Firestore, id: string, answered: boolean): Promise<0 | 1> {
  const reference = messageOf(db, id);
  return retryOnConflict(async () => {
    const snapshot = await reference.get();
    const record = snapshot.data();
    if (!record) throw noMessage();
    if ((record.answeredAt !== undefined) === answered) return 0;
    const change = answered
      ? { answeredAt: Timestamp.now(), openSince: FieldValue.delete() }
      : { answeredAt: FieldValue.delete(), openSince: record.receivedAt };
    await reference.update(change, unchanged(snapshot));
    return 1;
  });
}

/**
 * Deletes a message.
 * @throws DomainError `not-found`
 */
export async function removeMessage(db: Firestore, id: string): Promise<1> {
  const reference = messageOf(db, id);
  if (!(await reference.get()).exists) throw noMessage();
  await reference.delete();
  return 1;
}

function messageOf(db: Firestore, id: string) {
  if (!isDocumentId(id)) throw noMessage();
  return collections.messages(db).doc(id);
}

function noMessage(): DomainError {
  return new DomainError('not-found', 'This message has been deleted.');
}
