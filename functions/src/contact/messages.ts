import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { ContactInput, ContactMessage, MessageState } from '@pathshala/contract/site/contact';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Page } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import { expiryOf, keptSince } from '../firestore/kept-for.ts';
import type { MessageRecord } from '../firestore/message-records.ts';
import { readPage } from '../firestore/read-page.ts';

/**
 * Stores a message.
 * @param language of the form
 * @returns its `_id`
 */
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

/**
 * A page of messages, newest first (answered ones by answer).
 * @param state absent: all
 * @param now milliseconds since 1970
 * @returns the messages, and whether more follow
 * @throws DomainError `invalid-fields` for an unknown `after`
 */
export async function readMessages(
  db: Firestore,
  page: Page,
  state?: MessageState,
  now = Date.now(),
): Promise<{ readonly messages: readonly ContactMessage[]; readonly more: boolean }> {
  const collection = collections.messages(db);
  const field = orders[state ?? 'all'];
  const since = keptSince('messages', now);
  // A message is answered after it came.
  const kept = collection.where(field, '>', since).orderBy(field, 'desc');
  const { docs, more } = await readPage(collection, kept, field, page);
  const messages = docs.filter((one) => one.data().receivedAt > since);
  return { messages: messages.map((one) => toMessage(one.id, one.data())), more };
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
