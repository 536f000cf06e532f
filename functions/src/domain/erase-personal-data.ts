import { youngest } from '@pathshala/contract/accounts/consent';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';
import {
  type DataSubject,
  findPersonalData,
  type PersonalDocument,
  type personalData,
} from './personal-data.ts';
import { youngAddressOf } from './young-addresses.ts';

/** Firestore takes 500 writes in a batch. */
const batchSize = 400;
/** Maximum rounds while data is still being written. */
const maxRounds = 5;

/**
 * Erases or anonymises a person's data in every collection (`personalData`). Repeats until nothing is found, because
 * concurrent calls may write. Idempotent.
 * @param spared a collection that the caller still needs
 * @throws DomainError `unavailable` while data is still being written
 */
export async function erasePersonalData(
  db: Firestore,
  person: DataSubject,
  spared?: keyof typeof personalData,
): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const left = await retryOnConflict(async () => {
      const all = await findPersonalData(db, person);
      const documents = all.filter(({ collection }) => collection !== spared);
      for (let at = 0; at < documents.length; at += batchSize) {
        await removeAll(db, person, documents.slice(at, at + batchSize));
      }
      return documents.length;
    });
    if (left === 0) return;
  }
  throw new DomainError('unavailable');
}

async function removeAll(
  db: Firestore,
  person: DataSubject,
  documents: readonly PersonalDocument[],
): Promise<void> {
  const batch = db.batch();
  // A document found by two rows is handled once; the next round finds the rest.
  const once = new Map(documents.map((one) => [one.snapshot.ref.path, one]));
  const isYoung = documents.some(
    ({ collection, snapshot }) => collection === 'consents' && snapshot.get('band') === youngest,
  );
  if (isYoung && person.email) batch.set(await youngAddressOf(db, person.email), { at: Timestamp.now() });
  for (const { row, snapshot } of once.values()) {
    if (row.onErase) batch.update(snapshot.ref, row.onErase(snapshot.data(), person), unchanged(snapshot));
    else batch.delete(snapshot.ref, unchanged(snapshot));
  }
  await batch.commit();
}
