import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { Presence } from '@pathshala/contract/studio/presence';
import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { editing, etag } from '../../test/support/editing.ts';
import type { Person } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { courseFields } from '../../test/support/studio.ts';
import { itemOf } from '../../test/support/studio-school.ts';
import { collections } from '../firestore/collections.ts';

const { admin, teacher, api, db } = servedSchool({ who: ['admin', 'teacher'] });
const asTeacher = editing(
  () => api,
  () => teacher,
);

const name = { kind: 'courses', id: 'mango' } as const;
const at = (who: Person) => ({ ...name, token: who.token });
const here = async (who: Person, part: string) =>
  (await api.call(studioEndpoints.studioHere, { ...at(who), body: { part } })).json as Presence;

test('people who have an item open see each other and where, with the item’s present ETag', async () => {
  const made = await asTeacher.create('courses', { ...courseFields, id: 'mango' });
  expect(await here(admin, 'title.en')).toEqual({ updateTime: itemOf(made).updateTime, others: [] });
  // A teacher is shown names, an admin also addresses.
  expect((await here(teacher, 'summary')).others).toEqual([
    { who: { _id: admin.uid, displayName: expect.any(String) }, part: 'title.en' },
  ]);
  const { others } = await here(admin, '');
  expect(others).toMatchObject([{ who: { _id: teacher.uid, email: teacher.email }, part: 'summary' }]);
  const saved = await asTeacher.save('courses', 'mango', etag(made), { ...courseFields, price: 3 });
  expect((await here(admin, '')).updateTime).toBe(itemOf(saved).updateTime);
});

test('who closes the item is gone at once, who says nothing for a minute, too', async () => {
  await asTeacher.create('courses', { ...courseFields, id: 'mango' });
  await here(admin, 'title');
  const own = collections.presence(db).doc(`courses~mango~${admin.uid}`);
  await own.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
  expect((await here(teacher, '')).others).toEqual([]);
  await here(admin, 'title');
  expect((await here(teacher, '')).others).toHaveLength(1);
  await api.call(studioEndpoints.studioGone, at(admin));
  expect((await here(teacher, '')).others).toEqual([]);
  expect((await own.get()).exists).toBe(false);
});

test('an item that is not there has nobody', async () => {
  for (const id of ['none', 'A', 'a~b']) {
    const given = { kind: 'courses', id, token: admin.token, body: { part: '' } } as const;
    expect([id, (await api.call(studioEndpoints.studioHere, given)).status]).toEqual([id, 404]);
  }
  expect((await collections.presence(db).get()).size).toBe(0);
});
