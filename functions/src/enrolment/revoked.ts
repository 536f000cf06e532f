import { certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import type { Revocation } from '@pathshala/contract/certificates/certificate';
import {
  type CertificateStatement,
  isCertificateId,
  isRevokedPart,
  readToken,
  revokedAs,
  revokedPart,
  tokenStart,
} from '@pathshala/contract/certificates/token';
import { limits } from '@pathshala/contract/http/limits';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { cacheResponses, type Serialised } from '../core/cache.ts';
import { DomainError } from '../core/domain-error.ts';
import type { Listed, Page } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';
import type { RevocationRecord } from '../firestore/learning-records.ts';
import { readPage } from '../firestore/read-page.ts';
import { commitOf, compareAndSet, isAlreadyThere } from '../firestore/writes.ts';
import { readRevoked } from '../people/enrolments.ts';
import { readPeople } from '../people/people.ts';
import { deletedPerson } from '../people/personal-data.ts';

export interface RevokedList {
  /** @throws DomainError `not-found` for an impossible part */
  readonly read: (part: string) => Promise<Serialised>;
  readonly changed: () => void;
}

/** Anybody may request a part past the CDN, so each is cached for a minute. */
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

/** @returns 0 if already revoked @throws DomainError `not-found` for an impossible id, `limit-reached` */
export async function revokeCertificate(db: Firestore, request: RevokeRequest): Promise<0 | 1> {
  const { certificateId: id } = request;
  requireId(id);
  const added = await changePart(db, await revokedAs(id), Timestamp.now());
  const noted = await noteRevocation(db, request);
  return added || noted;
}

/** Returns and throws like `revokeCertificate`. */
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

/** Later in order than whatever a token begins with. */
const afterTokens = '~';

interface Holder {
  readonly uid: string;
  readonly statement: CertificateStatement;
}

/** Whose certificate it is, if it is among somebody's courses. */
async function findHolder(db: Firestore, certificateId: string): Promise<Holder | undefined> {
  const found = await Promise.all(
    certificateKeys.map((key) => {
      const start = tokenStart(keyIdOf(key), certificateId);
      const enrolments = collections.enrolments(db);
      return enrolments
        .where('certificate', '>=', start)
        .where('certificate', '<', start + afterTokens)
        .get();
    }),
  );
  return found
    .flatMap(({ docs }) => docs.map((one) => one.data()))
    .map(({ uid, certificate = '' }) => ({ uid, statement: readToken(certificate)?.statement }))
    .find((one): one is Holder => one.statement?.id === certificateId);
}

export interface RevokeRequest {
  readonly certificateId: string;
  readonly reason: string;
  readonly by: string;
}

/** @returns 0 if it was noted before */
export async function noteRevocation(
  db: Firestore,
  { certificateId, reason, by }: RevokeRequest,
): Promise<0 | 1> {
  const note = collections.revocations(db).doc(certificateId);
  if ((await note.get()).exists) return 0;
  const holder = await findHolder(db, certificateId);
  const record: RevocationRecord = { at: Timestamp.now(), by, reason, ...(holder && certificateOf(holder)) };
  try {
    await commitOf(db, by, db.batch().create(note, record), holder?.uid);
    return 1;
  } catch (error) {
    if (isAlreadyThere(error)) return 0;
    throw error;
  }
}

function certificateOf({ uid, statement: { name, title, day } }: Holder): Partial<RevocationRecord> {
  return { uid, name, title, day };
}

export async function listRevocations(db: Firestore, page: Page): Promise<Listed<Revocation>> {
  const all = collections.revocations(db);
  const { docs, more } = await readPage(all, all.orderBy('at', 'desc'), 'at', page);
  const people = await readPeople(
    db,
    docs.map((one) => one.data().by),
  );
  const entries = docs.map((one): Revocation => {
    const { at, by, reason, uid, name, title, day } = one.data();
    const isKnown = uid && uid !== deletedPerson && name && title && day;
    return {
      _id: one.id,
      at: at.toDate().toISOString(),
      by: { _id: by, ...people.get(by) },
      ...(reason && { reason }),
      ...(isKnown && { certificate: { uid, name, title, day } }),
    };
  });
  return { entries, more };
}
