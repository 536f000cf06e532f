import type { StudioFields } from '@pathshala/contract/content/fields';
import type { Issue } from '@pathshala/contract/http/validation';
import type { Firestore } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';

/** A book's publish issue: no PDF. The build typesets books of the school's files; others need an upload. */
export async function bookFileIssues(db: Firestore, id: string, fields: StudioFields): Promise<Issue[]> {
  if (fields.file !== undefined || (await cameWithFiles(db, id))) return [];
  return [{ path: 'file.url', key: 'faults.pdfMissing' }];
}

/** Whether the seed wrote it: unedited, or with a revision by nobody. */
async function cameWithFiles(db: Firestore, id: string): Promise<boolean> {
  const key = itemKey('books', id);
  const [draft, published, seeded] = await Promise.all([
    collections.drafts(db).doc(key).get(),
    collections.published(db).doc(key).get(),
    collections.revisions(db, key).where('by', '==', null).limit(1).get(),
  ]);
  return !seeded.empty || (published.exists && draft.data()?.revision === undefined);
}
