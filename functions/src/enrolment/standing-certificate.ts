import { certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import {
  type CertificateStatement,
  readToken,
  signedPart,
  writeToken,
} from '@pathshala/contract/certificates/token';
import type { Firestore } from 'firebase-admin/firestore';
import { enrolmentOf } from '../domain/enrolments.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import type { EnrolmentRecord } from '../firestore/learning-records.ts';
import type { SigningKey } from './signing-key.ts';

/**
 * Signs a statement.
 * @returns the token of the certificate's link
 */
export function signCertificate(key: SigningKey, statement: CertificateStatement): string {
  const signed = signedPart(keyIdOf(key), statement);
  return writeToken(signed, key.sign(Buffer.from(signed)));
}

/** Whether the site still trusts a certificate's key. */
export function isStanding(certificate: string | undefined): boolean {
  const keyId = certificate && readToken(certificate)?.keyId;
  return certificateKeys.some((key) => keyIdOf(key) === keyId);
}

/**
 * Re-signs the certificate of a withdrawn (leaked) key: the learning is still valid. Number, name, date and revocation
 * stay.
 * @returns the enrolment with a valid certificate, or unchanged without one
 */
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
