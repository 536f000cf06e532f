import { createPrivateKey, createPublicKey, type JsonWebKey, sign } from 'node:crypto';
import { type CertificateKey, certificateKeys } from '@pathshala/brand/certificate-keys';

/** An Ed25519 key pair for certificates. */
export interface SigningKey extends CertificateKey {
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/**
 * Imports a signing key.
 * @param jwk the private key
 * @param known the site's public keys
 * @throws Error if the site lacks its public half, since nobody could verify it
 */
export function signingKey(jwk: JsonWebKey, known: readonly CertificateKey[] = certificateKeys): SigningKey {
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  const row = known.find((one) => one.x === x);
  if (!row) throw new Error('web/brand/certificate-keys.ts has not the public half of CERTIFICATE_KEY.');
  return { ...row, sign: (bytes) => sign(null, bytes, key) };
}

/**
 * The emulators' signing key: PRACTICE, not a secret. It is the example of RFC 8037; certificates signed with it say so
 * on their page. Real projects never use it (`certificate-settings.ts`).
 */
export const practiceKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
} as const;
