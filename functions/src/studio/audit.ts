import { type ItemName, isStudioKind } from '@pathshala/content/kinds/all-kinds';
import { ownValue } from '@pathshala/contract/http/own-value';
import type { AuditEntry, StudioPage } from '@pathshala/contract/studio/items';
import type { LocalText } from '@pathshala/contract/text/local-text';
import type { Firestore } from 'firebase-admin/firestore';
import { recallItems } from '../content/manifest.ts';
import type { Page } from '../core/paging.ts';
import { collections, keptSince } from '../firestore/collections.ts';
import { readPage } from '../firestore/read-page.ts';
import { type AuditRecord, itemKey } from '../firestore/studio-records.ts';
import { readPeople } from '../people/people.ts';

function itemsOf({ kind, id, course }: Pick<AuditRecord, 'kind' | 'id' | 'course'>): ItemName[] {
  return [
    ...(isStudioKind(kind) ? [{ kind, id }] : []),
    ...(course === undefined ? [] : [{ kind: 'courses' as const, id: course }]),
  ];
}

/** Newest first. @param now milliseconds since 1970 */
export async function listAudit(
  db: Firestore,
  page: Page,
  now = Date.now(),
): Promise<StudioPage<AuditEntry>> {
  const all = collections.audit(db);
  const kept = all.where('at', '>', keptSince('audit', now)).orderBy('at', 'desc');
  const { docs, more } = await readPage(all, kept, 'at', page);
  const people = await readPeople(
    db,
    docs.flatMap((one) => {
      const { actor, kind, id } = one.data();
      return kind === 'people' ? [actor, id] : [actor];
    }),
  );
  const titles = await readTitles(
    db,
    docs.flatMap((one) => itemsOf(one.data())),
  );
  const items = docs.map((one): AuditEntry => {
    const { at, actor, expiresAt: _, ...rest } = one.data();
    const title = isStudioKind(rest.kind) ? titles.get(itemKey(rest.kind, rest.id)) : undefined;
    const courseTitle = rest.course === undefined ? undefined : titles.get(itemKey('courses', rest.course));
    return {
      _id: one.id,
      at: at.toDate().toISOString(),
      actor: { _id: actor, ...people.get(actor) },
      ...rest,
      ...(title !== undefined && { title }),
      ...(courseTitle !== undefined && { courseTitle }),
      ...(rest.kind === 'people' && { subject: { _id: rest.id, ...people.get(rest.id) } }),
    };
  });
  return { items, next: more ? (docs.at(-1)?.id ?? null) : null };
}

/** By key; a draft's title before a published one's. */
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
