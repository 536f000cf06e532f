import type { AuditEntry } from '@pathshala/contract/studio/audit';
import type { StudioPage } from '@pathshala/contract/studio/items';
import type { Firestore } from 'firebase-admin/firestore';
import type { Page } from '../core/paging.ts';
import { readPeople } from '../domain/people.ts';
import { collections } from '../firestore/collections.ts';
import { readPage } from '../firestore/read-page.ts';

/** The studio's audit, newest first. */
export async function listAudit(db: Firestore, page: Page): Promise<StudioPage<AuditEntry>> {
  const all = collections.audit(db);
  const { docs, more } = await readPage(all, all.orderBy('at', 'desc'), 'at', page);
  const people = await readPeople(
    db,
    docs.flatMap((one) => {
      const { actor, kind, id } = one.data();
      return kind === 'people' ? [actor, id] : [actor];
    }),
  );
  const items = docs.map((one): AuditEntry => {
    const { at, actor, ...rest } = one.data();
    return {
      _id: one.id,
      at: at.toDate().toISOString(),
      actor: { _id: actor, ...people.get(actor) },
      ...rest,
      ...(rest.kind === 'people' && { subject: { _id: rest.id, ...people.get(rest.id) } }),
    };
  });
  return { items, next: more ? (docs.at(-1)?.id ?? null) : null };
}
