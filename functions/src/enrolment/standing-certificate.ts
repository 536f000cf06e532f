import { certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import { badgeBytes, newestEdition, type Required } from '@pathshala/contract/certificates/badge';
import {
  type CertificateStatement,
  readToken,
  signedPart,
  writeToken,
} from '@pathshala/contract/certificates/token';
import { isPassed } from '@pathshala/contract/courses/pass-mark';
import type { Firestore } from 'firebase-admin/firestore';
import { enrolmentOf } from '../domain/enrolments.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import type { EnrolmentRecord } from '../firestore/learning-records.ts';
import type { SigningKey } from './signing-key.ts';

/**
 * Signs a statement and its badge.
 * @param required what the badge says was required
 * @returns the token of the certificate's link
 */
export async function signCertificate(
  key: SigningKey,
  statement: CertificateStatement,
  required: Required = 'model-test',
): Promise<string> {
  const signed = signedPart(keyIdOf(key), statement);
  const badge = await badgeBytes(statement, key.x, newestEdition(required));
  return writeToken(signed, key.sign(Buffer.from(signed)), key.sign(badge));
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
  const best = record.modelTest?.best;
  // Signatures are deterministic: concurrent calls write the same.
  const certificate = await signCertificate(
    key,
    statement,
    best && isPassed(best) ? 'model-test' : 'quizzes',
  );
  await compareAndSet(enrolmentOf(db, uid, courseId), (before) =>
    before?.certificate === old ? { ...before, certificate } : undefined,
  );
  return { ...record, certificate };
}
