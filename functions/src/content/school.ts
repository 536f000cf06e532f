import { paletteOf } from '@pathshala/brand/palette';
import { builtSchool } from '@pathshala/brand/site.config';
import { fitFields } from '@pathshala/content/kinds/fields-of';
import { school } from '@pathshala/content/kinds/school';
import type { SchoolFile, ShownSchool } from '@pathshala/contract/site/school';
import type { Language } from '@pathshala/contract/text/languages';
import { inOneLanguage } from '@pathshala/contract/text/local-text';
import type { Firestore } from 'firebase-admin/firestore';
import { keepLatest, keptFor } from '../core/cache.ts';
import { DomainError } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';
import { headIn, manifestDocument, recallRevision, shardOf } from './manifest.ts';

const item = { kind: 'school', id: 'school' } as const;

/** @throws DomainError `unavailable` if what was published is not there, or is no settings */
async function readRecord(db: Firestore): Promise<SchoolFile> {
  const record = (await collections.published(db).doc(itemKey(item.kind, item.id)).get()).data();
  if (!record) {
    const { shards } = headIn(await manifestDocument(db).get());
    // Before the settings are first seeded, the files' hold.
    if (!Object.hasOwn(shards, shardOf(item))) return builtSchool;
    throw new DomainError('unavailable');
  }
  const fields = fitFields(item.kind, record.fields).fields as unknown as SchoolFile;
  if (!school.fields.consent.values.includes(fields.consent)) throw new DomainError('unavailable');
  return fields;
}

const latest = keepLatest(readRecord);

/** Read once a minute, and after something is published. @throws as `readRecord`, and Firestore's errors */
export async function readSchool(db: Firestore): Promise<SchoolFile> {
  const now = Date.now();
  return await latest(`${await recallRevision(db, now)} ${Math.floor(now / keptFor)}`, db);
}

/** @throws as `readSchool`: whatever needs consent is refused then */
export const asksConsent = async (db: Firestore) => (await readSchool(db)).consent !== 'nobody';

/** For what is sent or shown even if the settings cannot be read: then as they were built. */
export const knownSchool = (db: Firestore) => readSchool(db).catch(() => builtSchool);

export async function schoolIn(db: Firestore, language: Language) {
  return inOneLanguage(await knownSchool(db), language);
}

export async function shownSchool(db: Firestore, language: Language): Promise<ShownSchool> {
  const shown = inOneLanguage(await readSchool(db), language);
  return { ...shown, palette: paletteOf(shown.colours) };
}
