import type { RevokedCertificates } from '@pathshala/contract/certificates/certificate';
import { revokedAs, revokedPart } from '@pathshala/contract/certificates/revocation';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';

/** The revoked certificates of a part, and those of it that the daily job has yet to put there. */
export async function readRevoked(db: Firestore, part: string): Promise<RevokedCertificates> {
  const asOf = new Date().toISOString();
  const [own, whole] = await Promise.all([
    collections.revokedHashes(db).doc(part).get(),
    collections.revokedCertificates(db).get(),
  ]);
  const waiting = await Promise.all(whole.docs.map(({ id }) => revokedAs(id)));
  const hashes = [...Object.keys(own.data()?.hashes ?? {}), ...waiting];
  return { asOf, revoked: [...new Set(hashes)].filter((hash) => revokedPart(hash) === part).sort() };
}

/** Whether a certificate is revoked. */
export async function isRevoked(db: Firestore, certificateId: string): Promise<boolean> {
  const hash = await revokedAs(certificateId);
  const [waiting, part] = await Promise.all([
    collections.revokedCertificates(db).doc(certificateId).get(),
    collections.revokedHashes(db).doc(revokedPart(hash)).get(),
  ]);
  return waiting.exists || ownValue(part.data()?.hashes, hash) !== undefined;
}
