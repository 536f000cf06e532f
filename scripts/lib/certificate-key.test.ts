import { signingKeyOf } from '@pathshala/functions/enrolment/certificate-settings';
import { signingKey } from '@pathshala/functions/enrolment/signing-key';
import { expect, test } from 'vitest';
import { newCertificateKey } from './certificate-key.ts';

test('a new key signs, once the site has its public half', () => {
  const { x, secret } = newCertificateKey();
  expect(signingKey(JSON.parse(secret), [{ x }]).sign(Buffer.from('a'))).toHaveLength(64);
  expect(signingKeyOf({ CERTIFICATE_KEY: secret })).toThrow('web/brand/certificate-keys.ts');
});

test('no two are the same', () => {
  expect(newCertificateKey().x).not.toBe(newCertificateKey().x);
});
