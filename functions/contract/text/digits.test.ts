import { expect, test } from 'vitest';
import { codeSchema } from '../accounts/user.ts';
import { withDigitsOf, withLatinDigits } from './digits.ts';

test('digits change their script and nothing else does', () => {
  expect(withDigitsOf('bn', '1,024.50 + x9 − ৭')).toBe('১,০২৪.৫০ + x৯ − ৭');
  expect(withLatinDigits('১,০২৪.৫০ টাকা + x৯ − 7')).toBe('1,024.50 টাকা + x9 − 7');
});

test('the code of a second step may be typed with Bangla digits', async () => {
  expect(await codeSchema.validate({ code: ' ১২৩৪৫৬ ' })).toEqual({ code: '123456' });
  await expect(codeSchema.validate({ code: '১২৩' })).rejects.toMatchObject({
    message: { key: 'validation.codeDigits' },
  });
});
