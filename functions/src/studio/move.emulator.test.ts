import { endpoints, listEndpoints } from '@pathshala/contract/calls/endpoints';
import type { Course, CourseDetail } from '@pathshala/contract/courses/course';
import { studioEndpoints } from '@pathshala/contract/studio/endpoints';
import { beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../../test/support/api.ts';
import { editing, etag } from '../../test/support/editing.ts';
import { tokenOfLongAgo } from '../../test/support/people.ts';
import { servedSchool } from '../../test/support/served-school.ts';
import { courseFields, lessonFields } from '../../test/support/studio.ts';
import { itemOf } from '../../test/support/studio-school.ts';
import { manifestDocument, readItems } from '../domain/manifest.ts';
import { collections } from '../firestore/collections.ts';

const { admin, teacher, api, db } = servedSchool({ who: ['admin', 'teacher'] });
const as = editing(
  () => api,
  () => admin,
);
const asTeacher = editing(
  () => api,
  () => teacher,
);

const move = (kind: string, id: string, place: number, token = admin.token) =>
  api.call(studioEndpoints.studioMove, { kind, id, body: { place }, token });

async function makeLesson(own: string, isPublished: boolean): Promise<void> {
  const title = { en: `Lesson ${own}`, bn: `পাঠ ${own}` };
  const made = await as.create('lessons', {
    ...lessonFields,
    title,
    body: { en: 'A', bn: 'ক' },
    id: `mango~${own}`,
  });
  if (isPublished) expect((await as.publish('lessons', `mango~${own}`, etag(made))).status).toBe(200);
}

const outline = async () => {
  const { json } = await api.call(endpoints.course, { id: 'mango' });
  return (json as CourseDetail).outline.map(({ id }) => id);
};

describe('a lesson of a course that readers have', () => {
  beforeEach(async () => {
    for (const own of ['a', 'b', 'c']) await makeLesson(own, true);
    await as.publish('courses', 'mango', etag(await as.create('courses', { ...courseFields, id: 'mango' })));
  });

  test('is moved at once, with nothing else of its draft, and back again', async () => {
    const before = await as.read('lessons', 'mango~c');
    const saved = await as.save('lessons', 'mango~c', etag(before), { ...itemOf(before).draft, minutes: 44 });
    const manifest = async () => ({
      revision: (await manifestDocument(db).get()).get('revision'),
      items: await readItems(db),
    });
    const earlier = await manifest();
    expect((await move('lessons', 'mango~c', 1)).json).toEqual({ place: 1 });
    expect(await outline()).toEqual(['c', 'a', 'b']);
    const { draft, published, state } = itemOf(await as.read('lessons', 'mango~c'));
    expect([draft.order, published?.order, draft.minutes, published?.minutes, state]).toEqual([
      ...[1, 1, 44, lessonFields.minutes, 'changed'],
    ]);
    expect(itemOf(await as.read('lessons', 'mango~a')).state).toBe('live');
    // Other instances and built pages notice by these.
    expect([(await manifest()).revision, (await manifest()).items.courses?.mango?.lessons]).toEqual([
      ...[earlier.revision + 1, (earlier.items.courses?.mango?.lessons ?? 0) + 1],
    ]);
    for (const version of ['c', 'c.bn']) {
      expect((await collections.lessons(db, 'mango').doc(version).get()).data()?.order).toBe(1);
    }
    expect(etag(saved)).not.toBe(etag(await as.read('lessons', 'mango~c')));
    await move('lessons', 'mango~c', 3);
    expect(await outline()).toEqual(['a', 'b', 'c']);
  });

  test('keeps its new place when an older text is restored, and when it is published', async () => {
    await move('lessons', 'mango~c', 1);
    const restored = await api.call(studioEndpoints.studioRestore, {
      ...{ kind: 'lessons', id: 'mango~c', revision: '1', token: admin.token },
    });
    expect([itemOf(restored).draft.order, itemOf(restored).state]).toEqual([1, 'live']);
    const saved = await as.save('lessons', 'mango~c', etag(restored), {
      ...itemOf(restored).draft,
      minutes: 9,
    });
    await as.publish('lessons', 'mango~c', etag(saved));
    expect(await outline()).toEqual(['c', 'a', 'b']);
  });

  test('counts a lesson that is not published, and none that is archived', async () => {
    await makeLesson('d', false);
    await makeLesson('e', false);
    await as.archive('lessons', 'mango~d');
    expect((await move('lessons', 'mango~e', 2)).json).toEqual({ place: 2 });
    expect(await outline()).toEqual(['a', 'b', 'c']);
    const { items } = await as.list('lessons');
    const places = items.map(({ id, order }) => [id, order] as const);
    expect(places.sort()).toEqual([
      ['mango~a', 1],
      ['mango~b', 3],
      ['mango~c', 4],
      ['mango~e', 2],
    ]);
  });

  test('is moved only by who may publish it, with a sign-in of the last hour', async () => {
    const old = await tokenOfLongAgo(admin, 61);
    const late = await move('lessons', 'mango~c', 1, old);
    expect([late.status, codeOf(late)]).toEqual([401, 'sign-in-again']);
    await collections
      .drafts(db)
      .doc('courses~mango')
      .update({ teacher: { uid: teacher.uid, publishes: false } });
    expect((await move('lessons', 'mango~c', 1, teacher.token)).status).toBe(403);
    expect(await outline()).toEqual(['a', 'b', 'c']);
    await collections
      .drafts(db)
      .doc('courses~mango')
      .update({ teacher: { uid: teacher.uid, publishes: true } });
    expect((await move('lessons', 'mango~c', 1, teacher.token)).status).toBe(200);
  });
});

test('lessons of a course that readers do not have are moved by its teacher', async () => {
  await asTeacher.create('courses', { ...courseFields, id: 'mango' });
  for (const own of ['a', 'b']) await makeLesson(own, false);
  expect((await move('lessons', 'mango~b', 1, teacher.token)).status).toBe(200);
  expect(itemOf(await as.read('lessons', 'mango~b')).draft.order).toBe(1);
  expect((await move('lessons', 'mango~none', 1)).status).toBe(404);
});

test('a course is moved at once, also while its draft has other changes, which stay unpublished', async () => {
  for (const id of ['one', 'two', 'three']) await as.publishCourse(id);
  const before = await as.read('courses', 'three');
  await as.save('courses', 'three', etag(before), { ...itemOf(before).draft, price: 9 });
  const listed = async () =>
    ((await api.call(listEndpoints.classSeven, {})).json as Course[]).map(({ _id, price }) => [_id, price]);
  const price = courseFields.price;
  expect((await move('courses', 'three', 1)).json).toEqual({ place: 1 });
  expect(await listed()).toEqual([
    ['three', price],
    ['one', price],
    ['two', price],
  ]);
  expect(itemOf(await as.read('courses', 'three'))).toMatchObject({
    state: 'changed',
    draft: { place: 1, price: 9 },
  });
  expect((await move('courses', 'three', 900)).json).toEqual({ place: 3 });
  expect(await listed()).toEqual([
    ['one', price],
    ['two', price],
    ['three', price],
  ]);
  await as.create('courses', { ...courseFields, id: 'draft' });
  expect((await move('courses', 'draft', 1)).status).toBe(409);
  expect((await move('articles', 'one', 1)).status).toBe(404);
  expect((await move('courses', 'one', 0)).status).toBe(422);
});
