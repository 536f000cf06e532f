import { type EnrolmentCounts, maxCounted } from '@pathshala/contract/admin/overview';
import type { Firestore } from 'firebase-admin/firestore';
import { wrongField } from '../core/domain-error.ts';
import { isDocumentId } from '../core/paging.ts';
import { collections } from '../firestore/collections.ts';

/**
 * Reads `?of=uid,uid,…`.
 * @throws DomainError `invalid-fields` where it names nobody, too many, or what cannot be a uid
 */
export function uidsOf(query: URLSearchParams): string[] {
  const uids = [...new Set((query.get('of') ?? '').split(','))];
  if (uids.length > maxCounted || !uids.every(isDocumentId)) {
    throw wrongField('of', 'request-faults.ids', { most: maxCounted });
  }
  return uids;
}

/** How many courses each of these people has: a count by Firestore for each, for the page of a table that is looked at. */
export async function countEnrolments(db: Firestore, uids: readonly string[]): Promise<EnrolmentCounts> {
  const counts = uids.map(async (uid) => {
    const own = await collections.enrolments(db).where('uid', '==', uid).count().get();
    return [uid, own.data().count] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}
