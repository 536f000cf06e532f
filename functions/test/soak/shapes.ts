import { contactSchema } from '@pathshala/contract/site/contact';
import { Timestamp } from 'firebase-admin/firestore';
import type { Change } from './changes.ts';

/** The type of a field; with a question mark it may be missing. */
type Holds = 'string' | 'number' | 'time' | 'list' | 'object' | 'boolean';
type Shape = Readonly<Record<string, Holds | `${Holds}?`>>;

const contact = Object.fromEntries(
  Object.keys(contactSchema.fields).map((name) => [name, 'string?'] as const),
);
const item = { kind: 'string', id: 'string', by: 'string', at: 'time' } as const;
const purchase = {
  uid: 'string',
  courseId: 'string',
  amount: 'number',
  status: 'string',
  at: 'time',
} as const;

/** The fields that a document may have: additional fields of a request are in none of them. */
const shapes: Readonly<Record<string, Shape>> = {
  users: {
    ...{
      email: 'string',
      displayName: 'string?',
      role: 'string',
      language: 'string?',
      pendingRole: 'object?',
    },
    ...{
      createdAt: 'time',
      lastSeenAt: 'time',
      seenOn: 'string?',
      validSince: 'number?',
      endedSignIns: 'list?',
    },
  },
  roleChanges: { actor: 'string', subject: 'string', from: 'string', to: 'string', at: 'time' },
  messages: {
    ...{ ...contact, address: 'string', language: 'string?' },
    ...{ receivedAt: 'time', openSince: 'time?', answeredAt: 'time?' },
  },
  enrolments: {
    ...{ uid: 'string', courseId: 'string', enrolledAt: 'time', lessonsDone: 'list', payments: 'list?' },
    ...{ place: 'object?', quizzes: 'object?', modelTest: 'object?', doneAt: 'object?', passedAt: 'object?' },
    certificate: 'string?',
  },
  revocations: {
    ...{ at: 'time', by: 'string', reason: 'string?', uid: 'string?', name: 'string?' },
    ...{ title: 'string?', day: 'string?' },
  },
  revokedHashes: { hashes: 'object' },
  waitingList: { uid: 'string', courseId: 'string', at: 'time' },
  classrooms: {
    ...{ teacher: 'string', name: 'string', code: 'string?', pupils: 'list', tasks: 'list' },
    ...{ madeAt: 'time', changedAt: 'time' },
  },
  endedAccounts: { at: 'time' },
  weekLinks: { tokenHash: 'string', at: 'time' },
  practiceLogs: {
    ...{ uid: 'string', part: 'number', entries: 'list', day: 'string?', addedThatDay: 'number?' },
    ...{ ahead: 'number?', spans: 'list?', sums: 'object?', isSummed: 'boolean?' },
  },
  payments: purchase,
  practiceSessions: { ...purchase, title: 'string' },
  consents: {
    ...{ band: 'string', state: 'string', statedAt: 'time', parentEmail: 'string?', tokenHash: 'string?' },
    ...{ sentAt: 'list?', unansweredUntil: 'time?', decidedAt: 'time?' },
  },
  drafts: {
    ...{ ...item, fields: 'object', title: 'object', state: 'string', began: 'time' },
    ...{ revision: 'number?', teacher: 'object?' },
  },
  // Only what the subcollections get; nothing is published here.
  published: {
    ...{ revision: 'number', fields: 'object', by: 'string', at: 'time', note: 'string?', state: 'string' },
    expireAt: 'time',
  },
  previews: { ...item, expiresAt: 'time' },
  publishRequests: { ...item, word: 'string', openSince: 'time?', returned: 'object?' },
  quizCounts: { pupils: 'number', chosen: 'object' },
  presence: { item: 'string', uid: 'string', part: 'string', at: 'time', expiresAt: 'time' },
  audit: { at: 'time', actor: 'string', action: 'string', kind: 'string', id: 'string', revision: 'number?' },
  mail: { to: 'list', message: 'object', about: 'string?', expiresAt: 'time' },
};

function heldBy(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (value instanceof Timestamp) return 'time';
  return Array.isArray(value) ? 'list' : typeof value;
}

const mayHold = (wanted: string, held: string) =>
  [held, `${held}?`].includes(wanted) || (held === 'nothing' && wanted.endsWith('?'));

/** What is wrong with a written document; undefined if nothing is. */
export function misshapen({ path, after }: Change): string | undefined {
  if (after === undefined) return undefined;
  const shape = shapes[path.split('/')[0] ?? ''];
  if (!shape) return `${path}: nothing may be written here`;
  const names = [...new Set([...Object.keys(shape), ...Object.keys(after)])];
  const wrong = names.filter((name) => !mayHold(shape[name] ?? 'nothing', heldBy(after[name])));
  if (wrong.length === 0) return undefined;
  return `${path}: ${wrong.map((name) => `${name} is ${heldBy(after[name])}, not ${shape[name] ?? 'allowed'}`).join('; ')}`;
}
