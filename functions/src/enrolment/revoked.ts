import type { RevokedCertificates } from '@pathshala/contract/certificates/certificate';
import { isCertificateId } from '@pathshala/contract/certificates/token';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { cacheResponses } from '../core/response-cache.ts';
import type { Serialised } from '../core/serialised.ts';
import { manifestKeptFor } from '../domain/manifest.ts';
import { collections } from '../firestore/collections.ts';
import type { RevokedCertificateRecord } from '../firestore/learning-records.ts';
import { isAlreadyThere } from '../firestore/write-errors.ts';

/** All revoked certificates. */
async function readRevoked(db: Firestore): Promise<RevokedCertificates> {
  const asOf = new Date().toISOString();
  const { docs } = await collections.revokedCertificates(db).get();
  return { asOf, revoked: docs.map(({ id }) => id).sort() };
}

/** The cached list of an instance. */
export interface RevokedList {
  readonly read: () => Promise<Serialised>;
  /** Invalidates it after a change. */
  readonly changed: () => void;
}

/**
 * Caches the list for some seconds: it only grows, and anybody may request it past the CDN.
 * @param now milliseconds since 1970
 */
export function revokedList(db: Firestore, now: () => number = Date.now): RevokedList {
  let changes = 0;
  const revision = () => changes + Math.floor(now() / manifestKeptFor);
  const answers = cacheResponses(() => readRevoked(db), { known: revision, now: async () => revision() });
  return {
    read: () => answers(''),
    changed: () => {
      changes += 1;
    },
  };
}

/**
 * Revokes a certificate; its owner need not be known or exist.
 * @returns 1, or 0 if already revoked
 * @throws DomainError `not-found` for an impossible id
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

/**
 * Restores a certificate.
 * @returns and throws like `revokeCertificate`
 */
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
