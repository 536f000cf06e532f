import { expect, test } from 'vitest';
import { etag } from '../../test/support/editing.ts';
import { courseFields, lessonFields } from '../../test/support/studio.ts';
import { itemOf, studioSchool } from '../../test/support/studio-school.ts';

const { create, list, publish, read } = studioSchool();

test('the list says which place the draft of a lesson asks for, and nothing where it asks for none', async () => {
  await create('lessons', { ...lessonFields, id: 'mango~second', order: 2 });
  await create('lessons', { ...lessonFields, id: 'mango~new' });
  const { items } = await list('lessons');
  expect(items.map(({ id, order }) => [id, order]).sort()).toEqual([
    ['mango~new', undefined],
    ['mango~second', 2],
  ]);
  expect(items.every((one) => !('fields' in one))).toBe(true);
});

test('a published lesson waits until its course is published, too', async () => {
  const id = 'mango~first';
  const waits = async () => [
    itemOf(await read('lessons', id)).waits,
    (await list('lessons')).items[0]?.waits,
  ];
  const begun = await create('lessons', { ...lessonFields, id });
  expect(await waits()).toEqual([undefined, undefined]);
  await publish('lessons', id, etag(begun));
  expect(await waits()).toEqual([true, true]);
  await publish('courses', 'mango', etag(await create('courses', { ...courseFields, id: 'mango' })));
  expect(await waits()).toEqual([undefined, undefined]);
});
