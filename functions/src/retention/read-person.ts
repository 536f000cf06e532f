import type { ChildData } from '@pathshala/contract/consent';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { personal } from './lives.ts';
import { collectionOf } from './remove-all.ts';

/** Reads everything that is kept of a person. */
export type ReadPerson = (services: { readonly db: Firestore }, uid: string) => Promise<ChildData>;

/** What proves who somebody is; shown to nobody. */
const secrets: ReadonlySet<string> = new Set(['tokenHash']);

/** Everything that the table of lives says is a person's, by collection. */
export const readPerson: ReadPerson = async ({ db }, uid) => {
  const found = await Promise.all(
    personal.map(async ({ name, person }) => {
      const collection = collectionOf(db, name);
      const documents =
        person === 'id'
          ? [await collection.doc(uid).get()].filter(({ exists }) => exists)
          : (await collection.where('uid', '==', uid).get()).docs;
      return [name, documents.map((one) => ({ _id: one.id, ...readable(one.data() ?? {}) }))] as const;
    }),
  );
  return { kept: Object.fromEntries(found.filter(([, documents]) => documents.length > 0)) };
};

function readable(fields: object): Record<string, unknown> {
  const shown = Object.entries(fields).filter(([name]) => !secrets.has(name));
  return Object.fromEntries(shown.map(([name, value]) => [name, asText(value)]));
}

/** Times as text, everything else as it is. */
function asText(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(asText);
  return typeof value === 'object' && value !== null ? readable(value) : value;
}
