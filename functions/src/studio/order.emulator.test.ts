import { courseFields, lessonFields } from '@pathshala/content/testing/studio-fields';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { listEndpoints } from '@pathshala/contract/catalogue/endpoints';
import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { beforeAll, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { tokenOfLongAgo } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { editing, etag, itemOf } from '../../test/support/studio.ts';
import { collections } from '../firestore/collections.ts';

const { admin, teacher, api, db } = servedSchool({ who: ['admin', 'teacher'], once: true });
const as = editing(api, admin);

const move = (kind: string, id: string, place: number, token = admin.token) =>
  api.call(studioEndpoints.studioMove, { kind, id, body: { place }, token });
const listed = async () =>
  ((await api.call(listEndpoints.classEight, {})).json as Course[]).map(
    ({ _id, price }) => `${_id} ${price}`,
  );
const outline = async (id = 'mango') =>
  ((await api.call(endpoints.course, { id })).json as CourseDetail).outline.map(({ id }) => id);

beforeAll(async () => {
  for (const own of ['a', 'b', 'c']) {
    const title = { en: `Lesson ${own}`, bn: `পাঠ ${own}` };
    await as.createLive('lessons', { ...lessonFields, title, id: `mango~${own}` });
  }
  await as.createLive('courses', { ...courseFields, id: 'mango' });
});

test('a lesson is moved at once, in both languages, with nothing else of its draft', async () => {
  const before = await as.read('lessons', 'mango~c');
  await as.save('lessons', 'mango~c', etag(before), { ...itemOf(before).draft, minutes: 44 });
  expect((await move('lessons', 'mango~c', 1)).json).toEqual({ place: 1 });
  expect(await outline()).toEqual(['c', 'a', 'b']);
  const { published, state } = itemOf(await as.read('lessons', 'mango~c'));
  expect([published?.minutes, state]).toEqual([lessonFields.minutes, 'changed']);
  expect((await api.call(endpoints.course, { id: 'mango', query: { lang: 'bn' } })).json).toMatchObject({
    outline: [{ title: 'পাঠ c' }, { title: 'পাঠ a' }, { title: 'পাঠ b' }],
  });
  await as.publish('lessons', 'mango~c', etag(await as.read('lessons', 'mango~c')));
  expect(await outline()).toEqual(['c', 'a', 'b']);
  await as.create('lessons', { ...lessonFields, id: 'mango~away' });
  await as.archive('lessons', 'mango~away');
  await as.create('lessons', { ...lessonFields, id: 'mango~new' });
  expect((await move('lessons', 'mango~c', 4)).json).toEqual({ place: 4 });
  const own = (await as.list('lessons')).items.filter(({ id }) => id.startsWith('mango~'));
  const entries = own.toSorted((a, b) => (a.place ?? 0) - (b.place ?? 0));
  expect(entries.map(({ id }) => id)).toEqual(['mango~a', 'mango~b', 'mango~new', 'mango~c']);
  expect(entries[0]?.courseTitle).toBe(courseFields.title);
});

test('new lessons stand in the order in which they were made, whichever is published first', async () => {
  const made = [];
  for (const own of ['zebra', 'middle', 'apple'])
    made.push(await as.create('lessons', { ...lessonFields, id: `plums~${own}` }));
  for (const one of made.toReversed()) await as.publish('lessons', itemOf(one).id, etag(one));
  await as.createLive('courses', { ...courseFields, id: 'plums' });
  expect(await outline('plums')).toEqual(['zebra', 'middle', 'apple']);
});

test('a published lesson is moved only by who may publish it, with a sign-in of the last hour', async () => {
  expect(codeOf(await move('lessons', 'mango~c', 1, await tokenOfLongAgo(admin, 61)))).toBe('sign-in-again');
  for (const [publishes, status] of [
    [false, 403],
    [true, 200],
  ] as const) {
    await collections
      .drafts(db)
      .doc('courses~mango')
      .update({ teacher: { uid: teacher.uid, publishes } });
    expect((await move('lessons', 'mango~c', 1, teacher.token)).status).toBe(status);
  }
  expect(await outline()).toEqual(['c', 'a', 'b']);
});

test('a lesson that waits for its course says so, and in which place it is', async () => {
  await as.create('lessons', { ...lessonFields, id: 'figs~earlier' });
  const made = await as.create('lessons', { ...lessonFields, id: 'figs~first' });
  const shown = async () => (await as.list('lessons')).items.find(({ id }) => id === 'figs~first');
  expect([(await shown())?.place, (await shown())?.waits]).toEqual([2, undefined]);
  await as.publish('lessons', 'figs~first', etag(made));
  expect((await shown())?.waits).toBe(true);
  await as.createLive('courses', { ...courseFields, id: 'figs' });
  expect((await shown())?.waits).toBeUndefined();
});

test('a course is moved at once, also while its draft has other changes, which stay unpublished', async () => {
  for (const id of ['one', 'two', 'three']) await as.publishCourse(id, 'classEight');
  const before = await as.read('courses', 'three');
  await as.save('courses', 'three', etag(before), { ...itemOf(before).draft, price: 9 });
  expect((await move('courses', 'three', 1)).json).toEqual({ place: 1 });
  expect(await listed()).toEqual(['three 12.5', 'one 12.5', 'two 12.5']);
  await as.publish('courses', 'three', etag(await as.read('courses', 'three')));
  expect(await listed()).toEqual(['three 9', 'one 12.5', 'two 12.5']);
  expect((await move('courses', 'three', 900)).json).toEqual({ place: 3 });
  expect(await listed()).toEqual(['one 12.5', 'two 12.5', 'three 9']);
  expect(itemOf(await as.read('courses', 'three')).state).toBe('live');
  await as.create('courses', { ...courseFields, id: 'draft' });
  for (const [kind, id, place, status] of [
    ['courses', 'draft', 1, 409],
    ['articles', 'one', 1, 404],
    ['courses', 'one', 0, 422],
  ] as const)
    expect([id, (await move(kind, id, place)).status]).toEqual([id, status]);
});
