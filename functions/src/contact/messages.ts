import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { ContactInput, ContactMessage, MessageState } from '@pathshala/contract/site/contact';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { isDocumentId, type Listed, type Page } from '../core/paging.ts';
import { collections, expiryOf, keptSince } from '../firestore/collections.ts';
import type { MessageRecord } from '../firestore/people-records.ts';
import { readPage } from '../firestore/read-page.ts';
import { retryOnConflict, unchanged } from '../firestore/writes.ts';

export async function keepMessage(db: Firestore, input: ContactInput, language: Language): Promise<string> {
  const now = Timestamp.now();
  const record: MessageRecord = {
    name: wellFormed(input.name),
    email: wellFormed(input.email),
    address: normaliseEmail(wellFormed(input.email)),
    message: wellFormed(input.message),
    language,
    receivedAt: now,
    expiresAt: expiryOf('messages', now),
    openSince: now,
  };
  const { id } = await collections.messages(db).add(record);
  return id;
}

/** Firestore rejects lone surrogates, which JSON allows. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** The sort field of each list; only messages with it are listed. */
const orders: Readonly<Record<MessageState | 'all', keyof MessageRecord>> = {
  all: 'receivedAt',
  open: 'openSince',
  answered: 'answeredAt',
};

/** Newest first, answered ones by answer. @throws DomainError `invalid-fields` for an unknown `after` */
export async function readMessages(
  db: Firestore,
  page: Page,
  state?: MessageState,
  now = Date.now(),
): Promise<Listed<ContactMessage>> {
  const collection = collections.messages(db);
  const field = orders[state ?? 'all'];
  const since = keptSince('messages', now);
  // A message is answered after it came.
  const kept = collection.where(field, '>', since).orderBy(field, 'desc');
  const { docs, more } = await readPage(collection, kept, field, page);
  const messages = docs.filter((one) => one.data().receivedAt > since);
  return { entries: messages.map((one) => toMessage(one.id, one.data())), more };
}

function toMessage(_id: string, record: MessageRecord): ContactMessage {
  const { name, email, message, language = firstLanguage, receivedAt, answeredAt } = record;
  return {
    _id,
    name,
    email,
    message,
    language,
    receivedAt: receivedAt.toDate().toISOString(),
    answeredAt: answeredAt?.toDate().toISOString() ?? null,
  };
}

/** @returns 1, or 0 if unchanged @throws DomainError `not-found` */
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

/** @throws DomainError `not-found` */
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
