import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isFull } from '@pathshala/contract/testing/full';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allKept } from '../src/firestore/collections.ts';
import { type Kept, ownId } from '../src/firestore/kept.ts';
import { connect, testProject } from './support/emulators.ts';
import { tokenOf } from './support/people.ts';

const people = ['anonymous', 'other', 'owner', 'admin'] as const;
type Person = (typeof people)[number];
const operations = ['get', 'list', 'create', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

const allowed: Readonly<Record<string, Partial<Record<Operation, readonly Person[]>>>> = {
  users: { get: ['owner', 'admin'], list: ['admin'] },
  messages: { get: ['admin'], list: ['admin'] },
  enrolments: { get: ['owner'], list: ['owner'] },
};

/** A document of every collection, and of one that does not exist; it belongs to the person in the field `owner`. */
const documents: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'anything-else/x': { a: 1 },
  ...Object.fromEntries(
    Object.entries<Kept>(allKept).map(([name, { below, personal }]) => {
      const [field = 'a'] = personal.flatMap(({ by }) => by);
      const place = field === ownId ? `${name}/owner` : `${name}/x`;
      return [below ? `${below}/x/${place}` : place, field === ownId ? { a: 1 } : { [field]: 'owner' }];
    }),
  ),
};

const ended = 1_700_000_000;
const more = {
  'users/admin': { role: 'admin' },
  'users/other': { role: 'student' },
  'users/gone': { role: 'student', validSince: ended },
  'users/left': { role: 'student', endedSignIns: [ended] },
  'users/late-admin': { role: 'admin', validSince: ended },
  'enrolments/gone_c1': { uid: 'gone', courseId: 'c1' },
  'enrolments/unknown_c1': { uid: 'unknown', courseId: 'c1' },
};

const emulated = connect();
const host = `http://${process.env.FIRESTORE_EMULATOR_HOST}`;
const ofProject = `${host}/emulator/v1/projects/${testProject}`;

beforeAll(async () => {
  const content = readFileSync(join(import.meta.dirname, '../../firestore.rules'), 'utf8');
  const body = JSON.stringify({ rules: { files: [{ content }] } });
  const loaded = await fetch(`${ofProject}:securityRules`, { method: 'PUT', body });
  expect([loaded.status, await loaded.text()]).toEqual([200, expect.any(String)]);
  const batch = emulated.db.batch();
  for (const [path, data] of Object.entries({ ...documents, ...more }))
    batch.set(emulated.db.doc(path), data);
  await batch.commit();
});
afterAll(emulated.close);

/** A request to Firestore from somebody’s device, without the site. */
type Ask = (method: string, at: string, body?: object) => Promise<'done' | 'refused'>;

function as(person: string, claims: object = person === 'admin' ? { admin: true } : {}): Ask {
  const token = tokenOf({ uid: person, email: `${person}@school.test` }, claims);
  return async (method, at, body) => {
    const answer = await fetch(`${host}/v1/projects/${testProject}/databases/(default)/documents${at}`, {
      method,
      headers: person === 'anonymous' ? {} : { Authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status === 403) return 'refused';
    expect([at, answer.status, text]).toEqual([at, 200, expect.any(String)]);
    return 'done';
  };
}

const textOf = (stringValue: unknown) => ({ stringValue });

/** @param own field and value that limit the query */
function list(
  ask: Ask,
  path: string,
  own?: readonly [field: string, value: unknown],
  allDescendants = false,
) {
  const [, above = '', collectionId] = /^(?:(.*)\/)?([^/]+)$/.exec(path) ?? [];
  const where = own && { fieldFilter: { field: { fieldPath: own[0] }, op: 'EQUAL', value: textOf(own[1]) } };
  const structuredQuery = { from: [{ collectionId, allDescendants }], ...(where && { where }) };
  return ask('POST', `${above && `/${above}`}:runQuery`, { structuredQuery });
}

function attempt(ask: Ask, operation: Operation, path: string): ReturnType<Ask> {
  const all = path.replace(/\/[^/]+$/, '');
  const own = Object.entries(documents[path] ?? {}).find(([, value]) => value === 'owner');
  const fields = { touched: textOf('yes'), ...(own && { [own[0]]: textOf(own[1]) }) };
  switch (operation) {
    case 'get':
      return ask('GET', `/${path}`);
    case 'list':
      return list(ask, all, own);
    case 'create':
      return ask('POST', `/${all}`, { fields });
    case 'update':
      return ask('PATCH', `/${path}?currentDocument.exists=true&updateMask.fieldPaths=touched`, { fields });
    case 'delete':
      return ask('DELETE', `/${path}`);
  }
}

const nameOf = (path: string) => path.split('/').at(-2) ?? '';

test.each(Object.keys(documents))('%s: nobody reaches what is not theirs', async (path) => {
  // What owners and admins may not do, nobody may.
  const asking = isFull || allowed[nameOf(path)] ? people : (['owner', 'admin'] as const);
  const all = asking.flatMap((person) => operations.map((operation) => [person, operation] as const));
  const found = await Promise.all(
    all.map(async ([person, operation]) => [person, operation, await attempt(as(person), operation, path)]),
  );
  const mayDo = (person: Person, operation: Operation) =>
    allowed[nameOf(path)]?.[operation]?.includes(person) ? 'done' : 'refused';
  expect(found).toEqual(all.map(([person, operation]) => [person, operation, mayDo(person, operation)]));
});

test('an admin’s token is refused once the record has another role', async () => {
  const formerly = as('other', { admin: true });
  expect(await list(formerly, 'users')).toBe('refused');
  expect(await formerly('GET', '/messages/x')).toBe('refused');
});

test.each([{}, { admin: 'true' }, { role: 'admin' }])(
  'an admin’s record is not enough with the claims %j',
  async (claims) => {
    expect(await list(as('admin', claims), 'users')).toBe('refused');
  },
);

test.each(people)('%s makes nobody an admin, and makes no record', async (person) => {
  const fields = { role: textOf('admin') };
  expect(await as(person)('PATCH', `/users/${person}`, { fields })).toBe('refused');
  expect(await as(person)('POST', '/users?documentId=newcomer', { fields })).toBe('refused');
});

describe('a sign-in older than the end of all sign-ins', () => {
  test.each([
    ['one’s own record', 'gone', {}, 'users/gone'],
    ['one’s own enrolment', 'gone', {}, 'enrolments/gone_c1'],
    ['a message, for an admin', 'late-admin', { admin: true }, 'messages/x'],
    ['a person, for an admin', 'late-admin', { admin: true }, 'users/owner'],
  ])('cannot read %s', async (_what, uid, claims, path) => {
    const at = (auth_time: number) => as(uid, { ...claims, auth_time })('GET', `/${path}`);
    expect([await at(ended - 1), await at(ended)]).toEqual(['refused', 'done']);
  });

  test('a logged-out sign-in cannot read either, others still can', async () => {
    const at = (auth_time: number) => as('left', { auth_time })('GET', '/users/left');
    expect([await at(ended), await at(ended - 1)]).toEqual(['refused', 'done']);
  });

  test('a person without a record cannot read anything', async () => {
    expect(await as('unknown')('GET', '/enrolments/unknown_c1')).toBe('refused');
  });
});

test('a query that reaches further than it should is refused: all enrolments, another’s, all lessons', async () => {
  expect(await list(as('owner'), 'enrolments')).toBe('refused');
  expect(await list(as('other'), 'enrolments', ['uid', 'owner'])).toBe('refused');
  expect(await as('owner')('GET', '/enrolments/owner_unknown')).toBe('refused');
  for (const person of people) expect(await list(as(person), 'lessons', undefined, true)).toBe('refused');
});

/** A node of the emulator's coverage report: an expression, its results with their counts, and the expressions in it. */
interface Expression {
  readonly sourcePosition?: { readonly line?: number; readonly column?: number };
  readonly values?: readonly { readonly count?: number }[];
  readonly children?: readonly Expression[];
}

test('every expression of the rules was evaluated', async () => {
  const withInner = (one: Expression): Expression[] => [one, ...(one.children ?? []).flatMap(withInner)];
  const { report = [] } = (await (await fetch(`${ofProject}:ruleCoverage`)).json()) as {
    readonly report?: readonly Expression[];
  };
  const all = report.flatMap(withInner);
  expect(all.length).toBeGreaterThan(20);
  const missed = all.filter(({ values }) => !values?.some(({ count = 0 }) => count > 0));
  expect(missed.map(({ sourcePosition: at }) => `firestore.rules:${at?.line}:${at?.column}`)).toEqual([]);
});
