import { expect, test } from 'vitest';
import { priceText } from './course.ts';

test.each([
  [0, '$0'],
  [12, '$12'],
  [9.5, '$9.50'],
  [19.99, '$19.99'],
  [0.5, '$0.50'],
  [999, '$999'],
])('%d dollars are written %s', (dollars, text) => {
  expect(priceText(dollars)).toBe(text);
});
