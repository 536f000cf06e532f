import { expect, test } from 'vitest';
import { codeInHalves, codePattern, codeSigns, normaliseCode } from './classroom.ts';

const ways = ['ACDE3467', 'acde3467', ' acde 3467 ', 'ACDE-3467', 'acde ৩৪৬৭', 'A C D E 3 4 6 7'];
test.each(ways)('%s is understood', (typed) => {
  expect(normaliseCode(typed)).toBe('ACDE3467');
  expect(codePattern.test(normaliseCode(typed))).toBe(true);
});

test.each(['', 'ACDE346', 'ACDE34677', 'ACDE346O', 'ACDE346!', 'অআইঈউঊঋএ'])('%s is no code', (typed) =>
  expect(codePattern.test(normaliseCode(typed))).toBe(false),
);

test('a code is shown in halves, and what is shown is understood', () => {
  expect(codeInHalves('ACDE3467')).toBe('ACDE 3467');
  expect(normaliseCode(codeInHalves('ACDE3467'))).toBe('ACDE3467');
});

test('no sign is easily taken for another', () => {
  expect([...codeSigns].filter((sign) => '01258OILZSBUV'.includes(sign))).toEqual([]);
  expect(new Set(codeSigns).size).toBe(codeSigns.length);
});
