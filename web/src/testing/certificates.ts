import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import { siteConfig } from '@pathshala/brand/site.config';
import { siteIn } from '@pathshala/brand/site-in';
import { type CertificateStatement, signedPart, writeToken } from '@pathshala/contract/certificates/token';

/** A private key, and the public half of it that a certificate names. */
export interface TestKey {
  readonly key: KeyObject;
  readonly x: string;
}

/** The key of the emulators: the example of RFC 8037. */
export const practiceKey: TestKey = {
  key: createPrivateKey({
    key: {
      kty: 'OKP',
      crv: 'Ed25519',
      d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
      x: certificateKeys[0]?.x ?? '',
    },
    format: 'jwk',
  }),
  x: certificateKeys[0]?.x ?? '',
};

/** A key that nobody has seen before. */
export function newKey(): TestKey {
  const key = generateKeyPairSync('ed25519').privateKey;
  return { key, x: String(key.export({ format: 'jwk' }).x) };
}

/** What a certificate of Rima's says. */
export const statement: CertificateStatement = {
  id: '0b9f1f0e-6c1d-4a52-9a2e-2f8f0a6b7c11',
  iss: siteIn('en').name,
  site: siteConfig.origin,
  name: 'Rima Khatun',
  course: 'sums',
  title: 'Sums from zero',
  day: '2026-11-22',
  hours: 2.5,
  lang: 'en',
  modelTest: true,
};

/**
 * A certificate as the API signs it.
 * @param said what it says other than `statement`
 * @param named the key that it names, where that is not the one that signs
 */
export async function certificate(
  { key, x }: TestKey = practiceKey,
  said: Partial<CertificateStatement> = {},
  named: Pick<TestKey, 'x'> = { x },
): Promise<string> {
  const whole = { ...statement, ...said };
  const signed = signedPart(keyIdOf(named), whole);
  return writeToken(signed, sign(null, Buffer.from(signed), key));
}
