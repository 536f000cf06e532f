import { expect, test } from 'vitest';
import { fromBase64url, toBase58, toBase64url } from './encodings.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('base64url goes there and back, for every byte', () => {
  const all = Uint8Array.from({ length: 256 }, (_, at) => at);
  for (const bytes of [all, all.slice(0, 255), all.slice(1, 255)])
    expect(fromBase64url(toBase64url(bytes))).toEqual(bytes);
  expect(toBase64url(Uint8Array.of(251, 255))).toBe('-_8');
});

test.each([
  ['nothing', ''],
  ['signs of another alphabet', 'a+b/'],
  ['padding', 'YQ=='],
  ['a sign too many', 'YWJjZ'],
  ['bits that no byte has', 'YR'],
])('%s is nothing', (_what, text) => {
  expect(fromBase64url(text)).toBeUndefined();
});

test('base58 is as its draft has it', () => {
  expect(toBase58(bytesOf('Hello World!'))).toBe('2NEpo7TZRRrLZSi2U');
  expect(toBase58(Uint8Array.of(0, 0, 0x28, 0x7f, 0xb4, 0xcd))).toBe('11233QC4');
  expect(toBase58(Uint8Array.of(0, 0))).toBe('11');
});
