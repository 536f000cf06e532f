import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import type { ManifestRecord } from '../firestore/studio-records.ts';

/** How long an instance goes without looking for something new: milliseconds. */
export const manifestKeptFor = 5000;

const none: ManifestRecord = { revision: 0, items: {} };

interface Kept {
  readonly at: number;
  readonly manifest: Promise<ManifestRecord>;
  /** The last one that came. */
  readonly known: ManifestRecord;
}

const kept = new WeakMap<Firestore, Kept>();

/** The document that names everything that readers see. */
export function manifestDocument(db: Firestore): DocumentReference {
  return db.collection(collections.published(db).path).doc('manifest');
}

/** What a snapshot of it says; of a school without one: nothing is published. */
export function manifestIn(snapshot: DocumentSnapshot): ManifestRecord {
  return (snapshot.data() as ManifestRecord | undefined) ?? none;
}

/**
 * The manifest as it was within the last seconds, by one read for all who ask. While it cannot be read it is as it was.
 * @param now milliseconds since 1970
 */
export function recallManifest(db: Firestore, now: number = Date.now()): Promise<ManifestRecord> {
  const before = kept.get(db);
  if (before && Math.abs(now - before.at) < manifestKeptFor) return before.manifest;
  const known = before?.known ?? none;
  const manifest = manifestDocument(db)
    .get()
    .then(manifestIn)
    .catch(() => known);
  kept.set(db, { at: now, manifest, known });
  manifest.then((found) => {
    if (kept.get(db)?.manifest === manifest) kept.set(db, { at: now, manifest, known: found });
  });
  return manifest;
}

/**
 * The manifest for what must not be answered wrongly: where this instance has never had one, it is read, or the call fails.
 * @throws what Firestore throws
 */
export async function requireManifest(db: Firestore): Promise<ManifestRecord> {
  const manifest = await recallManifest(db);
  return manifest.revision > 0 ? manifest : manifestIn(await manifestDocument(db).get());
}

/** The revision that this instance knows of, without asking; 0 before it has looked. */
export function knownRevision(db: Firestore): number {
  return kept.get(db)?.known.revision ?? 0;
}

/** Lets this instance see at once what it has published itself. */
export function noteManifest(db: Firestore, manifest: ManifestRecord): void {
  kept.set(db, { at: Date.now(), manifest: Promise.resolve(manifest), known: manifest });
}
