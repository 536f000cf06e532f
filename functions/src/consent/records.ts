import { type ConsentState, mayTakePart } from '@pathshala/contract/consent';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import type { ConsentRecord } from '../firestore/people-records.ts';
import { ApiError } from '../http/problem.ts';

/** What is known of a person's age and consent. */
export function consentOf(db: Firestore, uid: string): DocumentReference<ConsentRecord> {
  return collections.consents(db).doc(uid);
}

export async function readState(db: Firestore, uid: string): Promise<ConsentState> {
  return (await consentOf(db, uid).get()).data()?.state ?? 'age-needed';
}

/** What somebody is told who may only browse. */
const lines: Readonly<Record<ConsentState, string>> = {
  'age-needed': 'Before you go on, please tell us how old you are.',
  waiting: 'Your parent has to agree first. We have sent them an e-mail.',
  withdrawn: 'Your parent has taken their consent back. Please talk with them about it.',
  given: '',
  'not-needed': '',
};

/**
 * Lets somebody through who may do more than browse.
 * @throws ApiError `consent-needed`, with a line for the person
 */
export async function requireConsent(db: Firestore, uid: string): Promise<void> {
  const state = await readState(db, uid);
  if (!mayTakePart(state)) throw new ApiError('consent-needed', lines[state]);
}
