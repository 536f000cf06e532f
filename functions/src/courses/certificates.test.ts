import { generateKeyPairSync, verify } from 'node:crypto';
import { certificateKeys } from '@pathshala/brand/certificate-keys';
import { expect, test } from 'vitest';
import { practiceKey, signingKey, signingKeyOf } from './certificates.ts';

function newKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const jwk = privateKey.export({ format: 'jwk' });
  return { jwk, publicKey, row: { x: String(jwk.x) } };
}

test('a key signs what its public half says is so', () => {
  const { jwk, publicKey, row } = newKey();
  const key = signingKey(jwk, [...certificateKeys, row]);
  const bytes = Buffer.from('a statement');
  expect(key.x).toBe(row.x);
  expect(verify(null, bytes, publicKey, key.sign(bytes))).toBe(true);
  expect(verify(null, Buffer.from('another'), publicKey, key.sign(bytes))).toBe(false);
});

test('the emulators sign with the practice key, which says so; a real project has no key by itself', () => {
  const none = { certificateKey: undefined };
  expect(signingKeyOf({ ...none, isEmulated: true })?.()).toMatchObject({ x: practiceKey.x, practice: true });
  expect(signingKeyOf({ ...none, isEmulated: false })).toBeUndefined();
});

test('a real project does not sign with the practice key', () => {
  const getKey = signingKeyOf({ certificateKey: JSON.stringify(practiceKey), isEmulated: false });
  expect(getKey).toThrow('practice key');
});
