import type { StudioItem } from '@pathshala/contract/studio/items';
import { expect, test } from 'vitest';
import { DomainError, invalidFields, tooMany } from '../core/domain-error.ts';
import { headersOf, problemOf, statusOf } from './refusal.ts';

test('wrong fields are named by their keys, and in words of the language that is asked for', () => {
  const refusal = invalidFields([
    { path: 'email', key: 'validation.emailRequired' },
    { path: 'body', line: 3, key: 'faults.deadLink', params: { id: 'gone' } },
  ]);
  expect(problemOf(refusal)).toEqual({
    type: '/problems/invalid-fields',
    title: 'Check the highlighted fields.',
    status: 422,
    detail: 'email: email is requires; body, line 3: a link points to the course gone, which does not exist',
    errors: [
      { path: 'email', key: 'validation.emailRequired', detail: 'email is requires' },
      {
        path: 'body',
        line: 3,
        key: 'faults.deadLink',
        params: { id: 'gone' },
        detail: 'a link points to the course gone, which does not exist',
      },
    ],
  });
  const { title, detail, errors } = problemOf(refusal, 'bn');
  expect([title, detail, errors?.[0]?.detail]).toEqual([
    'চিহ্নিত ঘরগুলো দেখে নাও।',
    'email: ই-মেইল দিতে হবে; body, ৩ নম্বর লাইন: একটি লিংক gone কোর্সে নিয়ে যায়, কিন্তু সেই কোর্স নেই',
    'ই-মেইল দিতে হবে',
  ]);
});

test('of many wrong fields the first are named, and the rest counted', () => {
  const issues = Array.from(
    { length: 1030 },
    (_, at) => ({ path: `[${at}]`, key: 'validation.required' }) as const,
  );
  const { errors, detail } = problemOf(invalidFields(issues));
  expect(errors).toHaveLength(20);
  expect(detail).toMatch(/\[19\]: must be filled in; and 1,010 more$/);
});

const current = { updateTime: '2026-11-25T10:00:00Z' } as StudioItem;
const challenge = { 'WWW-Authenticate': 'Bearer error="insufficient_user_authentication"' };
const rows: readonly [DomainError, number, Record<string, string>][] = [
  [new DomainError('not-found'), 404, {}],
  [new DomainError('unauthenticated'), 401, { 'WWW-Authenticate': 'Bearer' }],
  [new DomainError('invalid-token'), 401, { 'WWW-Authenticate': 'Bearer' }],
  [new DomainError('sign-in-again', undefined, { headers: challenge }), 401, challenge],
  [new DomainError('unknown-app'), 403, {}],
  [new DomainError('stale', undefined, { more: { current } }), 409, { ETag: `"${current.updateTime}"` }],
  [tooMany(1200), 429, { 'Retry-After': '2' }],
  [new DomainError('unavailable'), 503, { 'Retry-After': '5' }],
];
test.each(rows)('%s is answered with %i, and its headers', (error, status, headers) => {
  expect([statusOf(error), headersOf(error)]).toEqual([status, headers]);
});
