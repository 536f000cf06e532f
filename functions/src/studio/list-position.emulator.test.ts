import { listEndpoints } from '@pathshala/contract/calls/endpoints';
import type { Course } from '@pathshala/contract/courses/course';
import { expect, test } from 'vitest';
import { etag } from '../../test/support/editing.ts';
import { courseFields } from '../../test/support/studio.ts';
import { itemOf, studioSchool } from '../../test/support/studio-school.ts';

const { api, list, publish, publishCourse, read, save } = studioSchool();

async function publicOrder(): Promise<string[]> {
  const { json } = await api().call(listEndpoints.classSeven, {});
  return (json as Course[]).map(({ _id }) => _id);
}

async function change(id: string, fields: object): Promise<void> {
  const before = await read('courses', id);
  const saved = await save('courses', id, etag(before), { ...itemOf(before).draft, ...fields });
  expect((await publish('courses', id, etag(saved))).status).toBe(200);
}

test('a course is put where its place says, and stays where it is by then', async () => {
  for (const id of ['one', 'two', 'three', 'four']) await publishCourse(id);
  expect(await publicOrder()).toEqual(['one', 'two', 'three', 'four']);
  await change('three', { place: 1 });
  await change('four', { place: 1 });
  expect(await publicOrder()).toEqual(['four', 'three', 'one', 'two']);
  // Another was put before it: it says where it stands, and a new price does not move it back.
  const { draft, published, state } = itemOf(await read('courses', 'three'));
  expect([draft.place, published?.place, state]).toEqual([2, 2, 'live']);
  await change('three', { price: 7 });
  expect(await publicOrder()).toEqual(['four', 'three', 'one', 'two']);
  // And it can be asked to the same place again.
  await change('three', { place: 1 });
  expect(await publicOrder()).toEqual(['three', 'four', 'one', 'two']);
  await change('two', { place: 0 });
  await change('one', { place: 900 });
  expect(await publicOrder()).toEqual(['two', 'three', 'four', 'one']);
  const { items } = await list('courses');
  const places = items.map(({ id, list: where, place }) => [id, where, place]);
  expect(places.sort()).toEqual([
    ['four', 'classSeven', 3],
    ['one', 'classSeven', 4],
    ['three', 'classSeven', 2],
    ['two', 'classSeven', 1],
  ]);
});

test.each([-1, 1.5, 1001])('a place of %s is none', async (place) => {
  await publishCourse('one');
  const saved = await save('courses', 'one', etag(await read('courses', 'one')), { ...courseFields, place });
  const answer = await publish('courses', 'one', etag(saved));
  expect(answer.status).toBe(422);
  expect(answer.json).toMatchObject({ errors: [{ path: 'place' }] });
});
