import type { StudioEntry } from '@pathshala/contract/studio/items';
import { expect, test } from 'vitest';
import { inTheirOrder } from './lesson-order.ts';

const entry = (id: string, order?: number): StudioEntry => ({
  id: `c~${id}`,
  title: id,
  state: 'live',
  by: null,
  at: null,
  ...(order === undefined ? {} : { order }),
});
const idsOf = (lessons: ReturnType<typeof inTheirOrder>) => lessons.map(({ entry: { id } }) => id.slice(2));

test('orders lessons by their own place, or else by the published outline, with new ones last', () => {
  const entries = [entry('new'), entry('b'), entry('a'), entry('c', 1)];
  expect(idsOf(inTheirOrder(entries, ['a', 'b', 'c']))).toEqual(['a', 'c', 'b', 'new']);
  expect(idsOf(inTheirOrder([entry('b'), entry('a')], []))).toEqual(['a', 'b']);
});
