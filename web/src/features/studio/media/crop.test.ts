import { expect, test } from 'vitest';
import { dragged, firstCrop, partOf, zoomed } from './crop.ts';

const wide = { width: 3200, height: 1800 };
const tall = { width: 900, height: 1600 };

test('at first a frame holds as much of the picture as fits, of a tall one from its upper part', () => {
  expect(partOf(wide, 4 / 3, firstCrop)).toEqual({ left: 400, top: 0, width: 2400, height: 1800 });
  expect(partOf(tall, 1, firstCrop)).toEqual({ left: 0, top: 175, width: 900, height: 900 });
});

test('a zoom shows less of the picture, and never leaves it', () => {
  expect(partOf(wide, 4 / 3, { zoom: 2, x: 1, y: 1 })).toEqual({
    ...{ left: 2000, top: 900, width: 1200, height: 900 },
  });
  expect([zoomed(firstCrop, 0.2).zoom, zoomed(firstCrop, 9).zoom]).toEqual([1, 4]);
});

test('the picture follows the pointer up to its edge, and stays where it has no room', () => {
  const aQuarter = dragged(wide, 4 / 3, firstCrop, { x: 1 / 12, y: 0.5 });
  expect(partOf(wide, 4 / 3, aQuarter).left).toBeCloseTo(200);
  expect(aQuarter.y).toBe(firstCrop.y);
  expect(dragged(wide, 4 / 3, firstCrop, { x: -3, y: 0 })).toEqual({ ...firstCrop, x: 1 });
});
