import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';
import {
  type DataSubject,
  findPersonalData,
  type PersonalDocument,
  type personalData,
} from './personal-data.ts';

/** Firestore takes 500 writes in a batch. */
const batchSize = 400;
/** Rounds after which somebody who goes on writing is told to try again. */
const maxRounds = 5;

/**
 * Removes or anonymises what every collection keeps of a person (`personalData`). Looks again until nothing is found: a call
 * that was under way may have written in between. May be repeated at any time.
 * @param spared a collection that is left as it is, because who calls needs it until the end
 * @throws DomainError `unavailable` while something is still being written
 */
export async function erasePersonalData(
  db: Firestore,
  person: DataSubject,
  spared?: keyof typeof personalData,
): Promise<void> {
  for (let round = 0; round < maxRounds; round += 1) {
    const left = await retryOnConflict(async () => {
      const all = await findPersonalData(db, person);
      const found = all.filter(({ collection }) => collection !== spared);
      for (let at = 0; at < found.length; at += batchSize) {
        await removeAll(db, person, found.slice(at, at + batchSize));
      }
      return found.length;
    });
    if (left === 0) return;
  }
  throw new DomainError('unavailable');
}

async function removeAll(
  db: Firestore,
  person: DataSubject,
  found: readonly PersonalDocument[],
): Promise<void> {
  const batch = db.batch();
  // A document that two rows find is taken once; what is left of it is found in the next round.
  const once = new Map(found.map((one) => [one.snapshot.ref.path, one]));
  for (const { row, snapshot } of once.values()) {
    if (row.onErase) batch.update(snapshot.ref, row.onErase(snapshot.data(), person), unchanged(snapshot));
    else batch.delete(snapshot.ref, unchanged(snapshot));
  }
  await batch.commit();
}
