import { certificateKeys } from '@pathshala/brand/certificate-keys';
import { signedPart } from '@pathshala/contract/certificates/token';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { certificate, newKey, practiceKey, statement } from '../../testing/certificates.ts';
import { checkCertificate } from './check-certificate.ts';

const own = newKey();
const keys = [...certificateKeys, { x: own.x }];

afterEach(() => vi.restoreAllMocks());

/** Simulates a browser without Ed25519. */
function forgetEd25519(): void {
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(
    new DOMException('Unrecognized', 'NotSupportedError'),
  );
}

describe.each([
  ['by the browser', () => undefined],
  ['by the library, where the browser cannot', forgetEd25519],
])('checked %s', (_who, prepare) => {
  test('what the school has signed is genuine, with any of its keys', async () => {
    prepare();
    const checked = await checkCertificate(await certificate(own), keys);
    expect(checked).toMatchObject({ statement, practice: false });
    expect(await checkCertificate(await certificate(practiceKey), keys)).toMatchObject({ practice: true });
  });

  test('another’s signature under our name is seen, and a changed word or signature', async () => {
    prepare();
    const [head, body, signature = ''] = (await certificate(own)).split('.');
    const other = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    const changed = signedPart(own.x.slice(0, 8), { ...statement, name: 'Somebody else' });
    const foreign = await certificate(newKey(), {}, own);
    for (const token of [foreign, `${changed}.${signature}`, [head, body, other].join('.')])
      expect(await checkCertificate(token, keys)).toEqual({ refusal: 'altered' });
  });
});

test('a key that the site does not have is foreign, also one that was taken out', async () => {
  expect(await checkCertificate(await certificate(newKey()), keys)).toEqual({ refusal: 'foreign' });
  expect(await checkCertificate(await certificate(own), certificateKeys)).toEqual({ refusal: 'foreign' });
});

test('what is not a certificate is broken', async () => {
  const token = await certificate(own);
  for (const text of ['x', token.slice(0, -40), `${token}.${token}`])
    expect(await checkCertificate(text, keys)).toEqual({ refusal: 'broken' });
});

test('without any means of looking into signatures nothing is said to be genuine', async () => {
  const token = await certificate(own);
  vi.stubGlobal('crypto', {});
  expect(await checkCertificate(token, keys)).toEqual({ refusal: 'unchecked' });
});
