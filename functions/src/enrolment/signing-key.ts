import { createPrivateKey, createPublicKey, type JsonWebKey, sign } from 'node:crypto';
import { type CertificateKey, certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import {
  type CertificateStatement,
  readToken,
  signedPart,
  writeToken,
} from '@pathshala/contract/certificates/token';
import type { Firestore } from 'firebase-admin/firestore';
import type { Settings } from '../core/settings.ts';
import type { EnrolmentRecord } from '../firestore/learning-records.ts';
import { compareAndSet } from '../firestore/writes.ts';
import { enrolmentOf } from '../people/enrolments.ts';

export interface SigningKey extends CertificateKey {
  readonly sign: (bytes: Uint8Array) => Uint8Array;
}

/** @throws Error if the site lacks the key's public half, since nobody could verify it */
export function signingKey(jwk: JsonWebKey, known: readonly CertificateKey[] = certificateKeys): SigningKey {
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  const { x } = createPublicKey(key).export({ format: 'jwk' });
  const row = known.find((one) => one.x === x);
  if (!row) throw new Error('web/brand/certificate-keys.ts has not the public half of CERTIFICATE_KEY.');
  return { ...row, sign: (bytes) => sign(null, bytes, key) };
}

/**
 * The emulators' signing key: PRACTICE, not a secret. It is the example of RFC 8037; certificates signed with it say so
 * on their page. Real projects never use it.
 */
export const practiceKey = {
  kty: 'OKP',
  crv: 'Ed25519',
  d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
} as const;

/** Loads the key on first use. */
export type GetSigningKey = () => SigningKey;

/** The school's key, the practice key in the emulators, otherwise none. */
export function signingKeyOf({
  certificateKey,
  isEmulated,
}: Pick<Settings, 'certificateKey' | 'isEmulated'>): GetSigningKey | undefined {
  if (!certificateKey) return isEmulated ? () => signingKey(practiceKey) : undefined;
  return () => {
    const key = signingKey(JSON.parse(certificateKey) as JsonWebKey);
    if (key.practice && !isEmulated)
      throw new Error('CERTIFICATE_KEY is the practice key, which everybody has.');
    return key;
  };
}

/** @returns the token of the certificate's link */
export function signCertificate(key: SigningKey, statement: CertificateStatement): string {
  const signed = signedPart(keyIdOf(key), statement);
  return writeToken(signed, key.sign(Buffer.from(signed)));
}

export function isStanding(certificate: string | undefined): boolean {
  const keyId = certificate && readToken(certificate)?.keyId;
  return certificateKeys.some((key) => keyIdOf(key) === keyId);
}

/** Re-signs the certificate of a withdrawn (leaked) key. Number, name, date and revocation stay. */
export async function renewCertificate(
  db: Firestore,
  key: SigningKey,
  record: EnrolmentRecord,
): Promise<EnrolmentRecord> {
  const { uid, courseId, certificate: old } = record;
  const statement = old !== undefined && !isStanding(old) && readToken(old)?.statement;
  if (!statement) return record;
  // Signatures are deterministic: concurrent calls write the same.
  const certificate = signCertificate(key, statement);
  await compareAndSet(enrolmentOf(db, uid, courseId), (before) =>
    before?.certificate === old ? { ...before, certificate } : undefined,
  );
  return { ...record, certificate };
}
