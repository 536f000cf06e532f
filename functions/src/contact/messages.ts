import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { ContactInput, ContactMessage, MessageState } from '@pathshala/contract/site/contact';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Page } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
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
 * @returns the messages, and whether more follow
 * @throws DomainError `invalid-fields` for an unknown `after`
 */
export async function readMessages(
  db: Firestore,
  page: Page,
  state?: MessageState,
): Promise<{ readonly messages: readonly ContactMessage[]; readonly more: boolean }> {
  const collection = collections.messages(db);
  const field = orders[state ?? 'all'];
  const { docs, more } = await readPage(collection, collection.orderBy(field, 'desc'), field, page);
  return { messages: docs.map((one) => toMessage(one.id, one.data())), more };
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
