import { adminEndpoints } from '@pathshala/contract/admin/endpoints';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { codeOf, nextPathOf } from '../../test/support/api.ts';
import { person } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';

const { admin, api, db, emulated } = servedSchool({ who: ['admin'] });

const begin = Date.now() - 3_600_000;
const at = (minute: number) => Timestamp.fromMillis(begin + minute * 60_000);
const five = (collection: string, field: string, more: DocumentData) => async () => {
  for (const minute of [1, 2, 3, 4, 5])
    await db.doc(`${collection}/x${minute}`).set({ ...more, [field]: at(Math.min(minute, 4)) });
};

test.each([
  ['messages', endpoints.messages, five('messages', 'receivedAt', { name: 'Rima' })],
  ['sales', adminEndpoints.saleList, five('payments', 'at', { uid: 'a', courseId: 'b', amount: 1 })],
  [
    'enrolments',
    adminEndpoints.enrolmentList,
    five('enrolments', 'enrolledAt', { uid: 'a', courseId: 'b', lessonsDone: [] }),
  ],
  [
    'people',
    endpoints.users,
    async () => {
      for (const name of ['a', 'b', 'c', 'd']) await person(emulated, `${name}@school.test`);
    },
  ],
])('the pages of %s lead on to the end, and none is missed or shown twice', async (_what, endpoint, fill) => {
  await fill();
  const { token } = admin;
  const pages: unknown[][] = [];
  for (let answer = await api.call(endpoint, { token, query: { limit: 2 } }); ; ) {
    pages.push(answer.json as unknown[]);
    const next = nextPathOf(answer);
    if (next === undefined) break;
    answer = await api.send('GET', next, { token });
  }
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(new Set(pages.flat().map((one) => JSON.stringify(one))).size).toBe(5);
  for (const query of [{ limit: 0 }, { limit: 1001 }, { limit: 'ten' }, { after: 'none' }, { after: '../a' }])
    expect([query, codeOf(await api.call(endpoint, { token, query }))]).toEqual([query, 'invalid-fields']);
});
