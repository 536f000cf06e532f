import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';

/**
 * The language of mails to a person.
 * @returns undefined if unknown
 */
export async function languageOfPerson(db: Firestore, uid: string): Promise<Language | undefined> {
  return (await collections.users(db).doc(uid).get()).data()?.language;
}

/** Stores a person's chosen language; ignored without a record. */
export function keepLanguageOf(db: Firestore, uid: string, language: Language): Promise<void> {
  return compareAndSet(collections.users(db).doc(uid), (before) =>
    before && before.language !== language ? { ...before, language } : undefined,
  );
}
