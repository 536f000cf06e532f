import { expect, test } from 'vitest';
import { isInherited, ownValue } from '../http/own-value.ts';
import { fromBase64url, toBase64url } from './encodings.ts';

test('base64url goes there and back, for every byte', () => {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at);
  for (const bytes of [all, all.slice(0, 255), all.slice(1, 255)])
    expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
  expect(toBase64url(Uint8Array.of(251, 255))).toBe('-_8');
});

// Another alphabet, padding, one character too many, impossible bits.
test.each(['', 'a+b/', 'YQ==', 'YWJjZ', 'YR'])('%j is no base64url', (text) => {
  expect(fromBase64url(text)).toBeUndefined();
});

test.each(['constructor', '__proto__', 'toString', 'counting'])(
  '%s is found only where it was put',
  (key) => {
    expect(isInherited(key)).toBe(key !== 'counting');
    expect(ownValue<number>({}, key)).toBeUndefined();
    expect(ownValue<number>(undefined, key)).toBeUndefined();
    expect(ownValue(Object.fromEntries([[key, 1]]), key)).toBe(1);
  },
);
