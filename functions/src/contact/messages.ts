import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { ContactInput, ContactMessage, MessageState } from '@pathshala/contract/site/contact';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Page } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import type { MessageRecord } from '../firestore/message-records.ts';
import { readPage } from '../firestore/read-page.ts';

/**
 * Keeps a message.
 * @param language of the form that it was written in
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

/** Firestore takes no half of a surrogate pair, which JSON can spell. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/** What each list is ordered by: only messages that have it are in the list. */
const orders: Readonly<Record<MessageState | 'all', keyof MessageRecord>> = {
  all: 'receivedAt',
  open: 'openSince',
  answered: 'answeredAt',
};

/**
 * A page of the messages, newest first; of answered ones, those first that were answered last.
 * @param state left out: all of them
 * @returns the messages, and whether more follow
 * @throws DomainError `invalid-fields` when `after` names no message of the list
 */
export async function readMessages(
  db: Firestore,
  page: Page,
  state?: MessageState,
): Promise<{ readonly messages: readonly ContactMessage[]; readonly more: boolean }> {
  const kept = collections.messages(db);
  const field = orders[state ?? 'all'];
  const { docs, more } = await readPage(kept, kept.orderBy(field, 'desc'), field, page);
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
