import {
  isCertificateId,
  isRevokedPart,
  revokedAs,
  revokedPart,
} from '@pathshala/contract/certificates/token';
import { limits } from '@pathshala/contract/http/limits';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { cacheResponses, type Serialised } from '../core/cache.ts';
import { DomainError } from '../core/domain-error.ts';
import { readRevoked } from '../domain/revoked-certificates.ts';
import { collections } from '../firestore/collections.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';
import { noteRevocation, type RevokeRequest } from './revocations.ts';

/** The cached parts of an instance. */
export interface RevokedList {
  /** @throws DomainError `not-found` for an impossible part */
  readonly read: (part: string) => Promise<Serialised>;
  /** Invalidates them after a change. */
  readonly changed: () => void;
}

/**
 * Caches each part for a minute: anybody may request it past the CDN.
 * @param now milliseconds since 1970
 */
export function revokedList(db: Firestore, now?: () => number): RevokedList {
  let changes = 0;
  const revision = { known: () => changes, now: async () => changes };
  const answers = cacheResponses((part) => readRevoked(db, part), revision, now);
  return {
    read: async (part) => {
      if (!isRevokedPart(part)) throw new DomainError('not-found');
      return await answers(part);
    },
    changed: () => {
      changes += 1;
    },
  };
}

/**
 * Revokes a certificate; its owner need not be known or exist.
 * @returns 1, or 0 if already revoked
 * @throws DomainError `not-found` for an impossible id, `limit-reached`
 */
export async function revokeCertificate(db: Firestore, request: RevokeRequest): Promise<0 | 1> {
  const { certificateId: id } = request;
  requireId(id);
  const added = await changePart(db, await revokedAs(id), Timestamp.now());
  const noted = await noteRevocation(db, request);
  return added || noted;
}

/**
 * Restores a certificate.
 * @returns and throws like `revokeCertificate`
 */
export async function restoreCertificate(db: Firestore, id: string): Promise<0 | 1> {
  requireId(id);
  await collections.revocations(db).doc(id).delete();
  return await changePart(db, await revokedAs(id), undefined);
}

function requireId(id: string): void {
  if (!isCertificateId(id)) throw new DomainError('not-found', 'No certificate has this number.');
}

/** @param at when it was revoked; undefined: it is not */
async function changePart(db: Firestore, hash: string, at: Timestamp | undefined): Promise<0 | 1> {
  let modified: 0 | 1 = 0;
  await compareAndSet(collections.revokedHashes(db).doc(revokedPart(hash)), (before) => {
    const { [hash]: known, ...others } = before?.hashes ?? {};
    modified = (known === undefined) === (at === undefined) ? 0 : 1;
    if (modified === 0) return undefined;
    if (!at) return { hashes: others };
    if (Object.keys(others).length >= limits.revokedPartMax) {
      throw new DomainError('limit-reached', { key: 'answers.revokedFull' });
    }
    return { hashes: { ...others, [hash]: at } };
  });
  return modified;
}
