import type { RevokedCertificates } from '@pathshala/contract/certificates/certificate';
import { revokedAs, revokedPart } from '@pathshala/contract/certificates/token';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';

/** The revoked certificates of a part. */
export async function readRevoked(db: Firestore, part: string): Promise<RevokedCertificates> {
  const asOf = new Date().toISOString();
  const own = await collections.revokedHashes(db).doc(part).get();
  return { asOf, revoked: Object.keys(own.data()?.hashes ?? {}).sort() };
}

/** Whether a certificate is revoked. */
export async function isRevoked(db: Firestore, certificateId: string): Promise<boolean> {
  const hash = await revokedAs(certificateId);
  const part = await collections.revokedHashes(db).doc(revokedPart(hash)).get();
  return ownValue(part.data()?.hashes, hash) !== undefined;
}
