import { expect, test } from 'vitest';
import { readShort, writeShort } from './short-token.ts';
import type { CertificateStatement } from './token.ts';

const statement: CertificateStatement = {
  id: '0b9f1f0e-6c1d-4a52-9a2e-2f8f0a6b7c11',
  iss: 'পাঠশালা',
  site: 'https://school.example',
  name: 'রিমা খাতুন',
  course: 'free-counting',
  title: 'ভগ্নাংশ ও দশমিক',
  day: '2026-11-22',
  hours: 2.5,
  lang: 'bn',
};
const badgeSignature = Uint8Array.from({ length: 64 }, (_, at) => at * 4);
const short = (said: Partial<CertificateStatement> = {}, keyId = '11qYAYKx') =>
  writeShort({ keyId, statement: { ...statement, ...said }, badgeSignature });

test.each<[string, Partial<CertificateStatement>]>([
  ['Bangla', {}],
  ['joined and parted letters', { name: 'র\u200d্যা আক্\u200cতার', title: 'যোগ–বিয়োগ। ‘ক’ ও “খ”' }],
  ['English', { iss: 'Pathshala', name: 'Rima’s name', title: 'Sums ~ from zero!', lang: 'en' }],
  ['other scripts and signs', { name: 'Zoë 李 ক 😀', hours: 0.5 }],
  ['a far day and a long course', { day: '2149-01-01', hours: 4000 }],
])('of %s is read as it was written', (_what, said) => {
  const text = short(said);
  expect(text).toMatch(/^[\w-]+$/);
  expect(readShort(text ?? '')).toEqual({
    keyId: '11qYAYKx',
    statement: { ...statement, ...said },
    badgeSignature,
  });
});

test('a code of a Bangla certificate holds little enough that common readers read it', () => {
  // Version 13 of a QR code at level M holds 331 letters, the address of the page among them.
  expect(short()?.length).toBeLessThan(290);
});

test.each<[string, Partial<CertificateStatement>, string?]>([
  ['a text of two lines', { title: 'Sums\nfrom zero' }],
  ['a day that two bytes do not hold', { day: '2150-01-01' }],
  ['a key with another kind of name', {}, 'key'],
])('%s has no short form', (_what, said, keyId) => {
  expect(short(said, keyId)).toBeUndefined();
});

test.each([
  ['nothing', ''],
  ['a word', 'certificate'],
  ['a beginning', short()?.slice(0, 120) ?? ''],
  ['a form that nobody knows', `B${short()?.slice(1)}`],
  ['one text less', short()?.slice(0, -8) ?? ''],
])('%s is none', (_what, text) => {
  expect(readShort(text)).toBeUndefined();
});
