import type { ItemName } from '@pathshala/content/kinds/all-kinds';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { LocalText } from '@pathshala/contract/text/local-text';
import type { Firestore } from 'firebase-admin/firestore';
import { recallItems } from '../domain/manifest.ts';
import { collections } from '../firestore/collections.ts';
import { itemKey } from '../firestore/studio-records.ts';

/** The titles that items have now, by their keys; a draft's before a published one's. */
export async function readTitles(
  db: Firestore,
  names: readonly ItemName[],
): Promise<ReadonlyMap<string, LocalText>> {
  const byKey = new Map(names.map((name) => [itemKey(name.kind, name.id), name]));
  if (byKey.size === 0) return new Map();
  const refs = [...byKey.keys()].map((key) => collections.drafts(db).doc(key));
  const [items, drafts] = await Promise.all([
    recallItems(db, [...new Set(names.map(({ kind }) => kind))]),
    db.getAll(...refs, { fieldMask: ['title'] }),
  ]);
  const written = new Map(drafts.map((one) => [one.id, one.get('title') as LocalText | undefined]));
  return new Map(
    [...byKey].flatMap(([key, { kind, id }]) => {
      const title = written.get(key) ?? ownValue(items[kind] ?? {}, id)?.title;
      return title === undefined ? [] : [[key, title] as const];
    }),
  );
}
