import { certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import { type BadgeEdition, badgeBytes } from '@pathshala/contract/certificates/badge';
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
 * Signs a statement, and the badge that is made of it.
 * @param edition of the badge; left out: the newest
 * @returns what the certificate's link carries
 */
export async function signCertificate(
  key: SigningKey,
  statement: CertificateStatement,
  edition?: BadgeEdition,
): Promise<string> {
  const signed = signedPart(keyIdOf(key), statement);
  const badge = await badgeBytes(statement, key.x, edition);
  return writeToken(signed, key.sign(Buffer.from(signed)), key.sign(badge));
}

/** Whether the site still checks with the key that a certificate names; without one there is nothing that stands. */
export function isStanding(certificate: string | undefined): boolean {
  const keyId = certificate && readToken(certificate)?.keyId;
  return certificateKeys.some((key) => keyIdOf(key) === keyId);
}

/**
 * Signs once more what a certificate says whose key was withdrawn, because others have it: the learning was done all the
 * same. Number, name and day stay, and so does that it was taken back.
 * @returns the enrolment with a certificate that stands; as it was where there was none
 */
export async function renewCertificate(
  db: Firestore,
  key: SigningKey,
  record: EnrolmentRecord,
): Promise<EnrolmentRecord> {
  const { uid, courseId, certificate: old } = record;
  const statement = old !== undefined && !isStanding(old) && readToken(old)?.statement;
  if (!statement) return record;
  // The same text and key give the same signature: two calls at once write the same.
  const certificate = await signCertificate(key, statement);
  await compareAndSet(enrolmentOf(db, uid, courseId), (before) =>
    before?.certificate === old ? { ...before, certificate } : undefined,
  );
  return { ...record, certificate };
}
