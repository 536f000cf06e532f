import { generateKeyPairSync } from 'node:crypto';

export interface NewCertificateKey {
  /** The public half, as `web/brand/certificate-keys.ts` has it. */
  readonly x: string;
  /** The private half, as the secret `CERTIFICATE_KEY` has it. */
  readonly secret: string;
}

/** Creates an Ed25519 key for certificates. */
export function newCertificateKey(): NewCertificateKey {
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  return { x: String(jwk.x), secret: JSON.stringify(jwk) };
}
