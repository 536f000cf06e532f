/** How documents end. */
export type Removal =
  | { readonly by: 'seed' | 'school' | 'account' }
  /** Firestore itself, within a day after the time in the field. @param days from writing until then, if always the same */
  | { readonly by: 'firestore'; readonly field: string; readonly days?: number | undefined }
  /** The daily job, this many days after the time in the field. */
  | { readonly by: 'job'; readonly field: string; readonly days: number };

export const seed: Removal = { by: 'seed' };
export const school: Removal = { by: 'school' };
export const account: Removal = { by: 'account' };
export const ttl = (days?: number, field = 'expiresAt'): Removal => ({ by: 'firestore', field, days });
export const job = (field: string, days: number): Removal => ({ by: 'job', field, days });
export const year = 365;

export interface DataSubject {
  readonly uid: string;
  /** Normalised. Absent until verified: data from an unverified address may be another person's. */
  readonly verifiedEmail?: string | undefined;
  /** Normalised, verified or not: no data are found by it. */
  readonly email?: string | undefined;
}

export type Fields = Readonly<Record<string, unknown>>;

/** Export and erasure follow from these rows: docs/decisions/0052-personal-data-in-one-table.md */
export interface PersonalDataRow {
  /** The fields that name the person. */
  readonly by: readonly string[];
  /** How they name the person, if not by a single uid. */
  readonly in?: 'list';
  readonly is?: 'verifiedEmail';
  /** The only fields to read, if documents are large. */
  readonly only?: readonly string[];
  readonly shown?: (fields: Fields, person: DataSubject) => Fields;
  /** How a document is anonymised on erasure; absent: it is deleted. */
  readonly onErase?: (fields: Fields, person: DataSubject) => Fields;
}

/** The uid is the document's id. */
export const ownId = '__name__';
export const deletedPerson = '(deleted)';
export const anotherPerson = '(another person)';

export const either = (value: unknown, { uid }: DataSubject, own = uid, other = anotherPerson) =>
  value === uid ? own : other;

export function withoutExpiry({ expiresAt: _, ...fields }: Fields): Fields {
  return fields;
}

export interface Kept<Entry = unknown> {
  /** The first way is the usual one. Why and how long is in docs/security.md, "Data about people". */
  readonly ends: readonly [Removal, Removal?];
  /** Empty: the collection has no personal data. */
  readonly personal: readonly PersonalDataRow[];
  /** Its time of writing and its uids, to find leftovers of deleted accounts. */
  readonly written?: readonly [time: string, ...uids: string[]] | undefined;
  /** The collection of its parent documents. */
  readonly below?: string;
  /** For the types; never set. */
  readonly entry?: Entry;
}

export interface InnerKept<Entry> extends Kept<Entry> {
  readonly below: string;
}

export const of = <Entry extends object>(
  ends: Kept['ends'],
  personal: Kept['personal'],
  written?: Kept['written'],
): Kept<Entry> => ({ ends, personal, written });

export const inside = <Entry extends object>(
  below: string,
  ends: Kept['ends'],
  personal: Kept['personal'],
): InnerKept<Entry> => ({ below, ends, personal });
