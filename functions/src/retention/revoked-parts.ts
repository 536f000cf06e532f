import { revokedAs, revokedPart } from '@pathshala/contract/certificates/revocation';
import type { Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { retryOnConflict, unchanged } from '../firestore/compare-and-set.ts';

/** A batch writes each with its part. */
const atOnce = 100;

/**
 * Puts certificates that were revoked one document each into their parts; they count all the time.
 * @returns how many
 */
export async function gatherRevoked(db: Firestore): Promise<number> {
  for (let gathered = 0; ; ) {
    const some = await retryOnConflict(() => gatherSome(db));
    gathered += some;
    if (some < atOnce) return gathered;
  }
}

async function gatherSome(db: Firestore): Promise<number> {
  const { docs } = await collections.revokedCertificates(db).limit(atOnce).get();
  const parts = new Map<string, Record<string, Timestamp>>();
  for (const one of docs) {
    const hash = await revokedAs(one.id);
    const part = revokedPart(hash);
    parts.set(part, { ...parts.get(part), [hash]: one.data().at });
  }
  const batch = db.batch();
  for (const [part, added] of parts) {
    const known = await collections.revokedHashes(db).doc(part).get();
    const hashes = { ...added, ...known.data()?.hashes };
    if (known.exists) batch.update(known.ref, { hashes }, unchanged(known));
    else batch.create(known.ref, { hashes });
  }
  // One that an admin restored meanwhile is not put back.
  for (const one of docs) batch.delete(one.ref, { exists: true });
  await batch.commit();
  return docs.length;
}
