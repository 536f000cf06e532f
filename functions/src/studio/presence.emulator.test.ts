import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import type { Presence } from '@pathshala/contract/studio/presence';
import { expect, test } from 'vitest';
import type { Person } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { editing, itemOf } from '../../test/support/studio.ts';
import { courseFields } from '../../test/support/studio-fields.ts';

const { admin, teacher, api } = servedSchool({ who: ['admin', 'teacher'] });

test('people who have an item open see each other until they close it', async () => {
  const asTeacher = editing(
    () => api,
    () => teacher,
  );
  const made = await asTeacher.create('courses', { ...courseFields, id: 'mango' });
  const at = ({ token }: Person) => ({ kind: 'courses', id: 'mango', token }) as const;
  const here = async (who: Person, part: string) =>
    (await api.call(studioEndpoints.studioHere, { ...at(who), body: { part } })).json as Presence;
  expect(await here(admin, 'title.en')).toEqual({ updateTime: itemOf(made).updateTime, others: [] });
  // A teacher is shown names, an admin also addresses.
  const name = { _id: admin.uid, displayName: expect.any(String) };
  expect((await here(teacher, 'summary')).others).toEqual([{ who: name, part: 'title.en' }]);
  expect((await here(admin, '')).others).toMatchObject([{ who: { email: teacher.email }, part: 'summary' }]);
  await api.call(studioEndpoints.studioGone, at(admin));
  expect((await here(teacher, '')).others).toEqual([]);
});
