import { createPrivateKey, createPublicKey, type JsonWebKey, sign } from 'node:crypto';
import { type CertificateKey, certificateKeys } from '@pathshala/brand/certificate-keys';

/** A private key of Ed25519 that certificates are signed with, beside its public half. */
export interface SigningKey extends CertificateKey {
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/**
 * Makes a key ready to sign.
 * @param jwk the private key
 * @param known the public keys that the site checks with
 * @throws Error where the site does not have its public half: nobody could check what it signs
 */
export function signingKey(jwk: JsonWebKey, known: readonly CertificateKey[] = certificateKeys): SigningKey {
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  const row = known.find((one) => one.x === x);
  if (!row) throw new Error('web/brand/certificate-keys.ts has not the public half of CERTIFICATE_KEY.');
  return { ...row, sign: (bytes) => sign(null, bytes, key) };
}

/**
 * The key that the emulators sign certificates with: PRACTICE, and no secret. It is the example of RFC 8037, which everybody
 * can read; whatever is signed with it says so on its page. No real project signs with it (`certificate-settings.ts`).
 */
export const practiceKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
} as const;
