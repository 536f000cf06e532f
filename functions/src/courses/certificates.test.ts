import { generateKeyPairSync, verify } from 'node:crypto';
import { certificateKeys } from '@pathshala/brand/certificate-keys';
import type { Firestore } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { practiceKey, revokedList, signingKey, signingKeyOf } from './certificates.ts';

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

test('each part is read once for all callers within a minute, and at once by who changed something', async () => {
  const reads: string[] = [];
  const own = (part: string) => ({
    get: async () => {
      reads.push(part);
      return { data: () => ({ hashes: { [`${part}${reads.length}`]: 1 } }) };
    },
  });
  const all = { withConverter: () => all, doc: own, get: async () => ({ docs: [] }) };
  let now = 1_700_000_000_000;
  const list = revokedList({ collection: () => all } as unknown as Firestore, () => now);
  const answers = await Promise.all(Array.from({ length: 50 }, () => list.read('0a')));
  expect(new Set(answers.map(({ body }) => body.toString())).size).toBe(1);
  await list.read('0b');
  expect(reads).toEqual(['0a', '0b']);
  list.changed();
  expect(JSON.parse((await list.read('0a')).body.toString())).toMatchObject({ revoked: ['0a3'] });
  now += 59_000;
  await list.read('0a');
  expect(reads).toHaveLength(3);
  now += 2000;
  await list.read('0a');
  expect(reads).toHaveLength(4);
});
