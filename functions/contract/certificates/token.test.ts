import { expect, test } from 'vitest';
import { type CertificateStatement, readToken, signedPart, writeToken } from './token.ts';

const statement: CertificateStatement = {
  id: '0b9f1f0e-6c1d-4a52-9a2e-2f8f0a6b7c11',
  iss: 'পাঠশালা',
  site: 'https://school.example',
  name: 'রিমা খাতুন',
  course: 'free-counting',
  title: 'Counting',
  day: '2026-11-22',
  hours: 2.5,
  lang: 'bn',
  modelTest: true,
};
const signature = new Uint8Array(64).fill(1);
const tokenOf = (said: object, keyId = 'key') =>
  writeToken(signedPart(keyId, said as CertificateStatement), signature);

test('what is written is read, and the signed part is its beginning to the letter', () => {
  const token = tokenOf(statement);
  const read = readToken(token);
  expect(read).toMatchObject({ keyId: 'key', statement, signature });
  expect(new TextDecoder().decode(read?.signed)).toBe(token.split('.').slice(0, 2).join('.'));
});

test('a link is short enough to be found by its beginning', () => {
  const long = { ...statement, name: 'রি'.repeat(30), title: 'ভগ্নাংশ'.repeat(8) };
  // Firestore looks at the first 1500 bytes.
  expect(tokenOf(long).length).toBeLessThan(1300);
});

const { lang: _, ...less } = statement;

test.each<[string, object]>([
  ['a field less', less],
  ['a field more', { ...statement, admin: true }],
  ['a number that is none', { ...statement, hours: '2' }],
  ['no time at all', { ...statement, hours: 0 }],
  ['another day', { ...statement, day: '2026-13-01' }],
  ['another language', { ...statement, lang: 'fr' }],
  ['an id that is none', { ...statement, id: 'one' }],
  ['no name', { ...statement, name: ' ' }],
  ['a site that is a script', { ...statement, site: 'javascript:alert(1)' }],
  ['a course that is an address', { ...statement, course: '../users' }],
])('a statement with %s is none', (_what, said) => {
  expect(readToken(tokenOf(said))).toBeUndefined();
});

const [head = '', body = '', signed = ''] = tokenOf(statement).split('.');
const encoded = (json: unknown) => btoa(JSON.stringify(json)).replace(/=+$/, '');

test.each([
  ['nothing', ''],
  ['a word', 'certificate'],
  ['a part less', [head, body].join('.')],
  ['a part more', [head, body, signed, 'YQ'].join('.')],
  ['another algorithm', [encoded({ alg: 'none', kid: 'key' }), body, signed].join('.')],
  ['no key', [encoded({ alg: 'EdDSA' }), body, signed].join('.')],
  ['a header with more', [encoded({ alg: 'EdDSA', kid: 'key', crit: ['b64'] }), body, signed].join('.')],
  ['a text that is no JSON', [head, 'YWJj', signed].join('.')],
  ['a list', [head, encoded([statement.id]), signed].join('.')],
  ['a signature that is too short', [head, body, 'YWJj'].join('.')],
  ['no end', `${head}.${'a'.repeat(5000)}.${signed}`],
])('%s is no token', (_what, token) => {
  expect(readToken(token)).toBeUndefined();
});
