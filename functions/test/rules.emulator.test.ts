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
import { type Operation, operations, type Person, people, type Row, rows } from './support/rules-table.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  setLogLevel('silent');
  environment = await loadRules();
  await environment.clearFirestore();
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore() as unknown as Firestore;
    await setDoc(doc(db, 'users/admin'), { role: 'admin' });
    await setDoc(doc(db, 'users/other'), { role: 'student' });
    for (const { collection: path, id, data } of rows) await setDoc(doc(db, path, id), data);
  });
});
afterAll(() => environment.cleanup());

const clients = new Map<string, Firestore>();

/** A person's client, the same one for the same claims. */
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

function attempt(db: Firestore, operation: Operation, row: Row): Promise<unknown> {
  const document = doc(db, row.collection, row.id);
  const all = collection(db, row.collection);
  switch (operation) {
    case 'get':
      return getDoc(document);
    case 'list':
      return getDocs(row.own ? query(all, where(row.own[0], '==', row.own[1])) : all);
    case 'create':
      return addDoc(all, row.data);
    case 'update':
      return updateDoc(document, { ...row.data, touched: true });
    case 'delete':
      return deleteDoc(document);
  }
}

describe.each(rows)('$collection', (row) => {
  test.each(people.flatMap((person) => operations.map((operation) => ({ person, operation }))))(
    '$person: $operation',
    async ({ person, operation }) => {
      const allowed = row.allowed[operation]?.includes(person) ?? false;
      const work = attempt(as(person), operation, row);
      await (allowed ? assertSucceeds(work) : assertFails(work));
    },
  );
});

test('the table has every collection that the API keeps', () => {
  const named = rows.map((row) => row.collection.split('/').at(-1));
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
