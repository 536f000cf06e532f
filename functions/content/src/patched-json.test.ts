import { expect, test } from 'vitest';
import { patchedJson } from './patched-json.ts';

const old = `[
  { "id": "a", "title": "One, {two}", "of": ["x", "y"] },
  {
    "id": "b",
    "title": "Say \\"b\\"",
    "price": 1.50
  }
]`;
const value = JSON.parse(old) as { id: string; title: string; price?: number; of?: string[] }[];
const [a, b] = value as [(typeof value)[0], (typeof value)[0]];

test('what is the same keeps its text', () => {
  expect(patchedJson(old, structuredClone(value))).toBe(old);
});

test('what is another has its place, and the rest is as it was', () => {
  expect(patchedJson(old, [a, { ...b, title: 'C' }])).toBe(old.replace('"Say \\"b\\""', '"C"'));
  expect(patchedJson(old, [{ ...a, of: ['x', 'z'] }, b])).toBe(old.replace('"y"', '"z"'));
  expect(patchedJson(old, [{ ...a, of: ['x', 'y', 'z'] }, b])).toBe(old.replace('"y"]', '"y", "z"]'));
});

test.each([
  ['fewer', [b]],
  ['more', [a, { id: 'new', title: 'N', of: [] }, b]],
  ['others', [b, a]],
  [
    'a field more and one less',
    [
      { id: 'a', price: 7 },
      { ...b, of: ['p'] },
    ],
  ],
  ['nothing', []],
])('%s say what they are to say', (_what, next) => {
  expect(JSON.parse(patchedJson(old, next))).toEqual(next);
});
