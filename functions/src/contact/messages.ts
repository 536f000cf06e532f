import type { ContactInput, ContactMessage } from '@pathshala/contract/contact';
import { normaliseEmail } from '@pathshala/contract/user';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections, type MessageRecord } from '../firestore/collections.ts';
import { type Page, unknownAfter } from '../http/paging.ts';

/**
 * Keeps a message.
 * @returns its `_id`
 */
export async function keepMessage(db: Firestore, input: ContactInput): Promise<string> {
  const record: MessageRecord = {
    name: wellFormed(input.name),
    email: wellFormed(input.email),
    address: normaliseEmail(wellFormed(input.email)),
    message: wellFormed(input.message),
    receivedAt: Timestamp.now(),
  };
  const { id } = await collections.messages(db).add(record);
  return id;
}

/** Firestore takes no half of a surrogate pair, which JSON can spell. */
function wellFormed(text: string): string {
  return Buffer.from(text, 'utf8').toString('utf8');
}

/**
 * A page of the messages, newest first.
 * @returns the messages, and whether more follow
 * @throws ApiError `invalid-fields` when `after` names no message
 */
export async function readMessages(
  db: Firestore,
  { limit, after }: Page,
): Promise<{ readonly messages: readonly ContactMessage[]; readonly more: boolean }> {
  const kept = collections.messages(db);
  let query = kept.orderBy('receivedAt', 'desc').limit(limit + 1);
  if (after !== undefined) {
    const last = await kept.doc(after).get();
    if (!last.exists) throw unknownAfter();
    query = query.startAfter(last);
  }
  const { docs } = await query.get();
  const messages = docs.slice(0, limit).map((one) => toMessage(one.id, one.data()));
  return { messages, more: docs.length > limit };
}

function toMessage(_id: string, { name, email, message, receivedAt }: MessageRecord): ContactMessage {
  return { _id, name, email, message, receivedAt: receivedAt.toDate().toISOString() };
}
