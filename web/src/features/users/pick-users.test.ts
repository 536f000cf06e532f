import type { User } from '@pathshala/contract/accounts/user';
import { expect, test, vi } from 'vitest';
import { type OrderName, pickUsers, type UserQuery } from './pick-users.ts';

const query: UserQuery = { search: '', role: 'everybody', order: 'oldest' };
const user = (email: string, more: Partial<User> = {}): User => ({
  _id: email,
  email,
  displayName: '',
  role: 'student',
  verified: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  lastSeenAt: '2026-01-01T00:00:00.000Z',
  ...more,
});
const school = [
  user('b10@school.test', {
    displayName: 'রে\u09df\u09be',
    createdAt: '2026-01-01T00:00:00.000Z',
    role: 'admin',
  }),
  user('b9@school.test', { createdAt: '2026-01-02T00:00:00.000Z', lastSeenAt: '2026-03-01T00:00:00.000Z' }),
  user('a1@school.test', { displayName: 'tania', createdAt: '2026-01-03T00:00:00.000Z' }),
  user('c1@home.test', { displayName: 'Arif', lastSeenAt: '2026-02-01T00:00:00.000Z' }),
];
const picked = (own: Partial<UserQuery>) =>
  pickUsers(school, { ...query, ...own }).map(({ email }) => email.split('@')[0]);

test.each<[Partial<UserQuery>, string[]]>([
  [{}, ['b10', 'b9', 'a1', 'c1']],
  [{ role: 'admin' }, ['b10']],
  [{ role: 'student' }, ['b9', 'a1', 'c1']],
  [{ search: ' SCHOOL.test' }, ['b10', 'b9', 'a1']],
  [{ search: 'b', role: 'student' }, ['b9']],
  [{ search: 'TANIA' }, ['a1']],
  [{ search: 'রে\u09af\u09bc\u09be' }, ['b10']],
  [{ search: 'nobody' }, []],
])('found by %j', (own, emails) => expect(picked(own)).toEqual(emails));

test.each<[OrderName, string[]]>([
  ['newest', ['a1', 'b9', 'b10', 'c1']],
  ['seen', ['b9', 'c1', 'b10', 'a1']],
  ['name', ['c1', 'a1', 'b10', 'b9']],
  ['email', ['a1', 'b9', 'b10', 'c1']],
])('in the order %s', (order, emails) => {
  expect(picked({ order })).toEqual(emails);
  expect(school[0]?.email).toBe('b10@school.test');
});

test('names stand as the page’s language has them', async () => {
  vi.resetModules();
  vi.stubGlobal('__LANGUAGE__', 'bn');
  const { pickUsers: pickInBangla } = await import('./pick-users.ts');
  const names = ['ক্ষমা', 'অকিল', 'অঃ', 'অংশুমান', 'আঁখি', 'আকাশ'];
  const users = names.map((displayName) => user(`${displayName}@school.test`, { displayName }));
  const found = pickInBangla(users, { ...query, order: 'name' }).map(({ displayName }) => displayName);
  expect(found).toEqual(names.toSorted(new Intl.Collator('bn').compare));
  expect(found.indexOf('অংশুমান')).toBeLessThan(found.indexOf('অকিল'));
});
