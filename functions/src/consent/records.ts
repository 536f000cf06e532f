import { type ConsentState, mayTakePart } from '@pathshala/contract/accounts/consent';
import type { DocumentReference, Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import type { ConsentRecord } from '../firestore/people-records.ts';

/** A person's age and consent. */
export function consentOf(db: Firestore, uid: string): DocumentReference<ConsentRecord> {
  return collections.consents(db).doc(uid);
}

export async function readState(db: Firestore, uid: string): Promise<ConsentState> {
  return (await consentOf(db, uid).get()).data()?.state ?? 'age-needed';
}

/** The message for people without consent. */
const lines: Readonly<Record<ConsentState, string>> = {
  'age-needed': 'Tell us how old you are before you continue.',
  waiting: 'Your parent must agree first. We have emailed them.',
  withdrawn: 'Your parent has withdrawn their consent. Talk to them about it.',
  given: '',
  'not-needed': '',
};

/**
 * Requires consent.
 * @throws DomainError `consent-needed`, with a message for the person
 */
export async function requireConsent(db: Firestore, uid: string): Promise<void> {
  const state = await readState(db, uid);
  if (!mayTakePart(state)) throw new DomainError('consent-needed', lines[state]);
}
