import type { Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { compareAndSet } from '../firestore/compare-and-set.ts';

/**
 * The language that the school writes to a person in.
 * @returns undefined where none is known: nobody has said, or there is no record
 */
export async function languageOfPerson(db: Firestore, uid: string): Promise<Language | undefined> {
  return (await collections.users(db).doc(uid).get()).data()?.language;
}

/** Keeps the language that a person has chosen. Who has no record gets none: they have nothing here. */
export function keepLanguageOf(db: Firestore, uid: string, language: Language): Promise<void> {
  return compareAndSet(collections.users(db).doc(uid), (before) =>
    before && before.language !== language ? { ...before, language } : undefined,
  );
}
