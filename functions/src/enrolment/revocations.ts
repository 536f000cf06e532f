import { certificateKeys, keyIdOf } from '@pathshala/brand/certificate-keys';
import type { Revocation } from '@pathshala/contract/certificates/certificate';
import { type CertificateStatement, readToken, tokenStart } from '@pathshala/contract/certificates/token';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import type { Page } from '../core/paging.ts';
import { readPeople } from '../domain/people.ts';
import { deletedPerson } from '../domain/personal-data.ts';
import { collections } from '../firestore/collections.ts';
import { commitOf } from '../firestore/ended-accounts.ts';
import type { RevocationRecord } from '../firestore/learning-records.ts';
import { readPage } from '../firestore/read-page.ts';
import { isAlreadyThere } from '../firestore/write-errors.ts';

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
  /** The admin's uid. */
  readonly by: string;
}

/**
 * Notes who revoked a certificate, and why.
 * @returns 0 if that is noted
 */
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

/** A page of the revoked certificates, newest first; `more`: others follow. */
export async function listRevocations(
  db: Firestore,
  page: Page,
): Promise<{ readonly revocations: readonly Revocation[]; readonly more: boolean }> {
  const all = collections.revocations(db);
  const { docs, more } = await readPage(all, all.orderBy('at', 'desc'), 'at', page);
  const people = await readPeople(
    db,
    docs.map((one) => one.data().by),
  );
  const revocations = docs.map((one): Revocation => {
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
  return { revocations, more };
}
