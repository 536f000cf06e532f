import { expect, test } from 'vitest';
import { lessonFields } from '../../test/support/studio.ts';
import { studioSchool } from '../../test/support/studio-school.ts';

const { create, list } = studioSchool();

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
