import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { allKept, personalId } from '../../src/firestore/collections.ts';
import { type Kept, ownId } from '../../src/firestore/kept.ts';
import { firstLesson } from './classrooms.ts';
import type { Emulated } from './emulators.ts';
import type { Person } from './people.ts';
import { buildSchool, price, school } from './school.ts';

const at = (minute: number) => Timestamp.fromMillis(1_760_000_000_000 + minute * 60_000);

/** Stores data of two people in every collection that can have some. */
export async function writeFixtures({ db }: Emulated, own: Person, other: Person): Promise<void> {
  await buildSchool({ db });
  const payment = { uid: own.uid, amount: price };
  const documents: Readonly<Record<string, DocumentData>> = {
    'audit/made': { actor: other.uid, action: 'make-admin', kind: 'people', id: own.uid, at: at(1) },
    'audit/makes': { actor: own.uid, action: 'make-admin', kind: 'people', id: other.uid, at: at(2) },
    [`users/${other.uid}`]: pending(other, own.uid),
    'messages/own': message(own.email.toUpperCase(), own.email, 'Question of Rima'),
    'messages/other': message('tania@school.test', 'tania@school.test', 'Question of Tania'),
    [`enrolments/${personalId(own.uid, school.free)}`]: enrolment(own.uid, school.free),
    [`enrolments/${personalId(other.uid, school.free)}`]: enrolment(other.uid, school.free),
    'classrooms/taught': classroom(own.uid, [other.uid]),
    'classrooms/joined': classroom(other.uid, [other.uid, own.uid]),
    'classrooms/other': classroom(other.uid, []),
    [`practiceLogs/${own.uid}`]: practised(own.uid, 1),
    [`practiceLogs/${personalId(own.uid, '0')}`]: practised(own.uid, 0),
    [`practiceLogs/${other.uid}`]: practised(other.uid, 0),
    [`weekLinks/${own.uid}`]: { tokenHash: 'h', at: at(16) },
    [`weekLinks/${other.uid}`]: { tokenHash: 'other', at: at(16) },
    'payments/pay-first': { ...payment, courseId: school.priced, status: 'enrolled', at: at(4) },
    'payments/pay-back': { ...payment, courseId: school.other, status: 'refunded', at: at(5) },
    'payments/pay-late': { ...payment, courseId: school.other, status: 'paid', at: at(6) },
    [`consents/${own.uid}`]: {
      band: 'under-13',
      state: 'waiting',
      parentEmail: 'm@home.test',
      tokenHash: 'h',
    },
    'mail/about': { to: ['m@home.test'], about: own.uid, message: { subject: 'S', text: 'the link' } },
    'mail/own': { to: [own.email], message: { subject: 'S', text: 'T' }, expiresAt: at(9) },
    'drafts/articles~own': draftOf(own.uid),
    'drafts/courses~given': { ...draftOf(other.uid), teacher: { uid: own.uid, publishes: true } },
    'published/articles~own': { kind: 'articles', id: 'own', fields: {}, revision: 1, at: at(13) },
    'published/articles~own/revisions/1': { revision: 1, fields: {}, by: own.uid, at: at(13), note: '' },
    'audit/own': { actor: own.uid, action: 'publish', kind: 'articles', id: 'own', revision: 1, at: at(13) },
    'publishRequests/lessons~own~first': {
      kind: 'lessons',
      id: 'own~first',
      by: own.uid,
      at: at(13),
      openSince: at(13),
      word: 'Please publish.',
    },
    'publishRequests/lessons~other~first': {
      ...{ kind: 'lessons', id: 'other~first', by: other.uid, at: at(13), word: '' },
      returned: { by: own.uid, at: at(14), word: 'The second answer is wrong.' },
    },
    'quizCounts/own~first': { pupils: 1, chosen: { 0: { 1: 1 } } },
    'revocations/c2': {
      ...{ at: at(8), by: other.uid, reason: 'Not done by them.' },
      ...revokedOf(own, 'Own'),
    },
    'revocations/c3': { at: at(8), by: own.uid, reason: 'Asked for.', ...revokedOf(other, 'Other') },
    'rateLimits/hash': { hits: 1, expiresAt: at(8) },
    'rateSalts/2026-01-01': { salt: 's', expiresAt: at(9) },
  };
  const batch = db.batch();
  for (const [path, data] of Object.entries(documents)) batch.set(db.doc(path), data);
  // By default the document just names the person.
  for (const [name, { personal }] of Object.entries<Kept>(allKept)) {
    const [field] = personal.flatMap(({ by }) => by);
    if (field === undefined || Object.keys(documents).some((path) => path.split('/').at(-2) === name))
      continue;
    const id = field === ownId ? own.uid : 'own';
    batch.set(db.doc(`${name}/${id}`), { at: at(3), ...(field !== ownId && { [field]: own.uid }) });
  }
  await batch.commit();
}

/** A record with a change of role that this actor has started and not finished. */
function pending({ email }: Person, actor: string): DocumentData {
  const record = {
    email,
    displayName: `Name of ${email}`,
    role: 'admin',
    createdAt: at(0),
    lastSeenAt: at(0),
  };
  return { ...record, pendingRole: { to: 'student', actor, at: at(0) } };
}

function draftOf(by: string): DocumentData {
  const times = { at: at(13), began: at(13) };
  return {
    kind: 'articles',
    id: 'own',
    fields: { title: 'T' },
    title: 'T',
    state: 'live',
    by,
    ...times,
    revision: 1,
  };
}

function classroom(teacher: string, pupils: readonly string[]): DocumentData {
  return {
    teacher,
    name: 'Class 7, Green',
    code: 'ACDE3467',
    pupils,
    tasks: [firstLesson],
    madeAt: at(15),
    changedAt: at(15),
  };
}

function message(email: string, address: string, text: string): DocumentData {
  return { name: 'A sender', email, address, message: text, receivedAt: at(10) };
}

function enrolment(uid: string, courseId: string): DocumentData {
  const quizzes = { first: { score: 2, of: 3 } };
  const doneAt = { first: at(12) };
  const certificate = `header.statement-of-${uid}.signature.badge`;
  return {
    uid,
    courseId,
    enrolledAt: at(11),
    lessonsDone: ['first'],
    doneAt,
    passedAt: doneAt,
    quizzes,
    certificate,
  };
}

function revokedOf({ uid }: Person, name: string): DocumentData {
  return { uid, name, title: 'Course', day: '2026-01-01' };
}

function practised(uid: string, part: number): DocumentData {
  const entry = { id: 'e', at: 1, template: 'm1-adding', seed: 1, level: 1, outcome: 'right' };
  return { uid, part, entries: [entry] };
}

export interface Stored {
  readonly collection: string;
  readonly text: string;
}

/** Every document of every collection, also of those that the API does not know. */
export async function wholeDatabase(db: Firestore): Promise<Stored[]> {
  const below = async (parent: Pick<Firestore, 'listCollections'>): Promise<Stored[]> =>
    (await Promise.all((await parent.listCollections()).map(inCollection))).flat();
  const inCollection = async (collection: CollectionReference): Promise<Stored[]> =>
    (await Promise.all((await collection.listDocuments()).map(inDocument))).flat();
  const inDocument = async (reference: DocumentReference): Promise<Stored[]> => {
    const [snapshot, inner] = await Promise.all([reference.get(), below(reference)]);
    const text = `${reference.path} ${JSON.stringify(snapshot.data())}`;
    return [{ collection: reference.parent.id, text }, ...inner];
  };
  return await below(db);
}

export function namesOf({ uid, email }: Person, text: string): boolean {
  const found = text.toLowerCase();
  return [uid, email].some((name) => found.includes(name.toLowerCase()));
}
