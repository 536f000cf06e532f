import { generateKeyPairSync, verify } from 'node:crypto';
import { certificateKeys } from '@pathshala/brand/certificate-keys';
import { expect, test } from 'vitest';
import { certificateSecrets, signingKeyOf } from './certificate-settings.ts';
import { practiceKey, signingKey } from './signing-key.ts';

const emulators = { FUNCTIONS_EMULATOR: 'true', FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' };

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

test('a key that the site does not have signs nothing', () => {
  const { jwk } = newKey();
  expect(() => signingKey(jwk)).toThrow('has not the public half');
});

test('the emulators sign with the practice key, which says so', () => {
  expect(signingKeyOf(emulators)?.()).toMatchObject({ x: practiceKey.x, practice: true });
});

test.each([
  ['nothing', {}],
  ['only the function claims to be emulated', { FUNCTIONS_EMULATOR: 'true' }],
  ['only the database is emulated', { FIRESTORE_EMULATOR_HOST: '127.0.0.1:1' }],
])('a real project has no key by itself: %s', (_what, environment) => {
  expect(signingKeyOf(environment)).toBeUndefined();
});

test('a real project does not sign with the practice key', () => {
  const getKey = signingKeyOf({ CERTIFICATE_KEY: JSON.stringify(practiceKey) });
  expect(getKey).toThrow('practice key');
});

test('the secret is asked for only by a school that gives certificates and can have them checked', () => {
  expect(certificateSecrets({})).toEqual([]);
  expect(() => certificateSecrets({ CERTIFICATES: 'on' }, certificateKeys.slice(0, 1))).toThrow(
    'npm run keys',
  );
  const keys = [...certificateKeys, newKey().row];
  const secrets = certificateSecrets({ CERTIFICATES: 'on' }, keys);
  expect(secrets.map(({ name }) => name)).toEqual(['CERTIFICATE_KEY']);
});
