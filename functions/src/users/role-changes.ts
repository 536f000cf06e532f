import type { Party } from '@pathshala/contract/accounts/user';
import type { RoleChange } from '@pathshala/contract/admin/person';
import type { Firestore } from 'firebase-admin/firestore';
import type { Page } from '../core/paging.ts';
import { readPeople } from '../domain/people.ts';
import { collections } from '../firestore/collections.ts';
import { readPage } from '../firestore/read-page.ts';

/** A page of role changes with current names, newest first; `more`: others follow. */
export async function listRoleChanges(
  db: Firestore,
  page: Page,
): Promise<{ readonly changes: readonly RoleChange[]; readonly more: boolean }> {
  const all = collections.roleChanges(db);
  const { docs, more } = await readPage(all, all.orderBy('at', 'desc'), 'at', page);
  const records = docs.map((one) => ({ _id: one.id, ...one.data() }));
  const people = await readPeople(
    db,
    records.flatMap(({ actor, subject }) => [actor, subject]),
  );
  const party = (_id: string): Party => ({ _id, ...people.get(_id) });
  const changes = records.map(
    ({ _id, at, from, to, actor, subject }): RoleChange => ({
      _id,
      at: at.toDate().toISOString(),
      from,
      to,
      actor: party(actor),
      subject: party(subject),
    }),
  );
  return { changes, more };
}
