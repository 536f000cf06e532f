import type { RevokedCertificates } from '@pathshala/contract/certificates/certificate';
import { isCertificateId } from '@pathshala/contract/certificates/token';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { keepAnswers } from '../core/kept-answers.ts';
import type { Serialised } from '../core/serialised.ts';
import { manifestKeptFor } from '../domain/manifest.ts';
import { collections } from '../firestore/collections.ts';
import type { RevokedCertificateRecord } from '../firestore/learning-records.ts';
import { isAlreadyThere } from '../firestore/write-errors.ts';

/** The certificates that were taken back until this moment. */
async function readRevoked(db: Firestore): Promise<RevokedCertificates> {
  const asOf = new Date().toISOString();
  const { docs } = await collections.revokedCertificates(db).get();
  return { asOf, revoked: docs.map(({ id }) => id).sort() };
}

/** The list as an instance gives it. */
export interface RevokedList {
  readonly read: () => Promise<Serialised>;
  /** Has it read again, for anyone who has just changed it. */
  readonly changed: () => void;
}

/**
 * Reads the list once for all who ask within some seconds: it grows as long as the school stands, and anybody may ask for
 * it, by an address that no CDN has.
 * @param now milliseconds since 1970
 */
export function revokedList(db: Firestore, now: () => number = Date.now): RevokedList {
  let changes = 0;
  const revision = () => changes + Math.floor(now() / manifestKeptFor);
  const answers = keepAnswers(() => readRevoked(db), { known: revision, now: async () => revision() });
  return {
    read: () => answers(''),
    changed: () => {
      changes += 1;
    },
  };
}

/**
 * Takes a certificate back. Whose it is stays with the person: it need not be known here, and may be gone.
 * @returns 1, or 0 when it was so already
 * @throws DomainError `not-found` for what can be no certificate's id
 */
export async function revokeCertificate(db: Firestore, id: string): Promise<0 | 1> {
  try {
    await placeOf(db, id).create({ at: Timestamp.now() });
    return 1;
  } catch (error) {
    if (isAlreadyThere(error)) return 0;
    throw error;
  }
}

/** Lets a certificate count again. @returns and throws as `revokeCertificate` */
export async function restoreCertificate(db: Firestore, id: string): Promise<0 | 1> {
  const place = placeOf(db, id);
  if (!(await place.get()).exists) return 0;
  await place.delete();
  return 1;
}

function placeOf(db: Firestore, id: string): DocumentReference<RevokedCertificateRecord> {
  if (!isCertificateId(id)) throw new DomainError('not-found', 'No certificate has this number.');
  return collections.revokedCertificates(db).doc(id);
}
