import {
  assertFails,
  assertSucceeds,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing';
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collections } from '../src/firestore/collections.ts';
import { loadRules, ruleCoverage } from './support/rules.ts';

const people = ['anonymous', 'other', 'owner', 'admin'] as const;
type Person = (typeof people)[number];
const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

const allowed: Readonly<Record<string, Partial<Record<Operation, readonly Person[]>>>> = {
  users: { get: ['owner', 'admin'], list: ['admin'] },
  messages: { get: ['admin'], list: ['admin'] },
  enrolments: { get: ['owner'], list: ['owner'] },
};

/** A document of every collection of the API, and of one that there is not; it belongs to whom a field names `owner`. */
const documents: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'courses/c1': { price: 5, title: 'Numbers' },
  'catalogue/classOne': { courses: [] },
  'courses/c1/lessons/first': { body: 'text', quiz: [{ answer: 1 }] },
  'users/owner': { role: 'student' },
  'messages/x': { name: 'A', email: 'a@b.test', message: 'M' },
  'enrolments/owner_c1': { uid: 'owner', courseId: 'c1', lessonsDone: [] },
  'waitingList/owner_c1': { uid: 'owner' },
  'practiceLogs/owner': { uid: 'owner', part: 0, entries: [] },
  'weekLinks/owner': { tokenHash: 'h', at: 1 },
  'revocations/c1': { uid: 'owner', by: 'a' },
  'revokedHashes/0a': { hashes: {} },
  'payments/p1': { uid: 'owner', amount: 5 },
  'practiceSessions/p1': { uid: 'owner', status: 'open' },
  'classrooms/k1': { teacher: 'owner', pupils: ['other'] },
  'rateLimits/h1': { hits: 1 },
  'rateSalts/d1': { salt: 's' },
  'consents/owner': { state: 'waiting' },
  'mail/m1': { to: ['a@b.test'] },
  'inactiveAccounts/owner': { warnedAt: 1 },
  'jobs/retention': { at: 1 },
  'endedAccounts/hash': { at: 1 },
  'youngAddresses/hash': { at: 1 },
  'lessonOrders/c1': { lessons: ['a'] },
  'drafts/courses~c1': { fields: {}, by: 'owner' },
  'published/courses~c1': { fields: {} },
  'manifestShards/courses~0': { items: {} },
  'published/courses~c1/revisions/1': { by: 'owner' },
  'media/a.png': { type: 'image/png' },
  'media/a.png/parts/0': { bytes: 'x' },
  'previews/hash': { by: 'owner' },
  'publishRequests/lessons~a~b': { by: 'owner', word: 'Please' },
  'quizCounts/a~b': { pupils: 5 },
  'audit/x': { actor: 'owner' },
  'anything-else/x': { a: 1 },
};

let environment: RulesTestEnvironment;
beforeAll(async () => {
  setLogLevel('silent');
  environment = await loadRules();
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    await setDoc(doc(db, 'users/admin'), { role: 'admin' });
    await setDoc(doc(db, 'users/other'), { role: 'student' });
    for (const [path, data] of Object.entries(documents)) await setDoc(doc(db, path), data);
  });
});
afterAll(() => environment.cleanup());

const clients = new Map<string, Firestore>();

function as(person: Person, claims: TokenOptions = person === 'admin' ? { admin: true } : {}): Firestore {
  const key = `${person} ${JSON.stringify(claims)}`;
  const known = clients.get(key);
  if (known) return known;
  const context =
    person === 'anonymous'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(person, claims);
  const client = context.firestore() as unknown as Firestore;
  clients.set(key, client);
  return client;
}

function attempt(db: Firestore, operation: Operation, path: string): Promise<unknown> {
  const data = documents[path] ?? {};
  const document = doc(db, path);
  const all = collection(db, path.replace(/\/[^/]+$/, ''));
  const own = Object.entries(data).find(([, value]) => value === 'owner');
  switch (operation) {
    case 'get':
      return getDoc(document);
    case 'list':
      return getDocs(own ? query(all, where(own[0], '==', 'owner')) : all);
    case 'create':
      return addDoc(all, data);
    case 'update':
      return updateDoc(document, { ...data, touched: true });
    case 'delete':
      return deleteDoc(document);
  }
}

const nameOf = (path: string) => path.split('/').at(-2) ?? '';

test.each(Object.keys(documents))('%s: nobody reaches what is not theirs', async (path) => {
  for (const person of people) {
    for (const operation of operations) {
      const may = allowed[nameOf(path)]?.[operation]?.includes(person) ?? false;
      const done = await attempt(as(person), operation, path).then(
        () => true,
        ({ code }: { code: string }) => code !== 'permission-denied',
      );
      expect(`${person} ${operation}: ${done}`).toBe(`${person} ${operation}: ${may}`);
    }
  }
});

test('the table has every collection that the API keeps', () => {
  const named = Object.keys(documents).map(nameOf);
  expect(named.sort()).toEqual([...Object.keys(collections), 'anything-else'].sort());
});

describe('roles', () => {
  test('an admin’s token is refused once the record has another role', async () => {
    const formerly = as('other', { admin: true });
    await assertFails(getDocs(collection(formerly, 'users')));
    await assertFails(getDoc(doc(formerly, 'messages/x')));
  });

  test('an admin’s record is not enough without the claim, nor is a claim other than true', async () => {
    await assertFails(getDocs(collection(as('admin', {}), 'users')));
    await assertFails(getDocs(collection(as('admin', { admin: 'true' }), 'users')));
    await assertFails(getDocs(collection(as('admin', { role: 'admin' }), 'users')));
  });

  test.each(people)('%s makes nobody an admin, and makes no record', async (person) => {
    const db = as(person);
    await assertFails(updateDoc(doc(db, 'users', person), { role: 'admin' }));
    await assertFails(setDoc(doc(db, 'users', 'newcomer'), { role: 'student', email: 'n@school.test' }));
  });
});

describe('a sign-in older than the end of all sign-ins', () => {
  const ended = 1_700_000_000;
  const earlier = { auth_time: ended - 1 };
  const reads = [
    ['one’s own record', 'gone', {}, 'users/gone'],
    ['one’s own enrolment', 'gone', {}, 'enrolments/gone_c1'],
    ['a message, for an admin', 'late-admin', { admin: true }, 'messages/x'],
    ['a person, for an admin', 'late-admin', { admin: true }, 'users/owner'],
  ] as const;

  beforeAll(() =>
    environment.withSecurityRulesDisabled(async (context) => {
      const db = context.firestore() as unknown as Firestore;
      await setDoc(doc(db, 'users/gone'), { role: 'student', validSince: ended });
      await setDoc(doc(db, 'users/left'), { role: 'student', endedSignIns: [ended] });
      await setDoc(doc(db, 'users/late-admin'), { role: 'admin', validSince: ended });
      await setDoc(doc(db, 'enrolments/gone_c1'), { uid: 'gone', courseId: 'c1' });
      await setDoc(doc(db, 'enrolments/unknown_c1'), { uid: 'unknown', courseId: 'c1' });
    }),
  );

  function read(uid: string, claims: TokenOptions, path: string): Promise<unknown> {
    const db = environment.authenticatedContext(uid, claims).firestore() as unknown as Firestore;
    return getDoc(doc(db, path));
  }

  test.each(reads)('cannot read %s', async (_what, uid, claims, path) => {
    await assertFails(read(uid, { ...claims, ...earlier }, path));
    await assertSucceeds(read(uid, { ...claims, auth_time: ended }, path));
  });

  test('a logged-out sign-in cannot read either, others still can', async () => {
    const at = (auth_time: number) => read('left', { auth_time }, 'users/left');
    await assertFails(at(ended));
    await assertSucceeds(at(ended - 1));
  });

  test('a person without a record cannot read anything', async () => {
    await assertFails(read('unknown', {}, 'enrolments/unknown_c1'));
  });
});

describe('queries that reach further than they should', () => {
  test('all enrolments, or another’s', async () => {
    await assertFails(getDocs(collection(as('owner'), 'enrolments')));
    const others = query(collection(as('other'), 'enrolments'), where('uid', '==', 'owner'));
    await assertFails(getDocs(others));
    await assertFails(getDoc(doc(as('owner'), 'enrolments/owner_unknown')));
  });

  test.each(people)('all lessons at once, for %s', async (person) => {
    await assertFails(getDocs(collectionGroup(as(person), 'lessons')));
  });
});

test('every expression of the rules was evaluated', async () => {
  const { all, missed } = await ruleCoverage();
  expect(all.length).toBeGreaterThan(20);
  expect(missed).toEqual([]);
});
