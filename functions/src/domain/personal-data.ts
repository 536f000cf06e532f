import { normaliseEmail } from '@pathshala/contract/accounts/email';
import type { UserRecord as Account } from 'firebase-admin/auth';
import {
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { collections, type InnerCollection } from '../firestore/collections.ts';
import type { PaymentRecord } from '../firestore/payment-records.ts';
import type { RoleChangeRecord } from '../firestore/people-records.ts';

/** Whose data it is. */
export interface DataSubject {
  readonly uid: string;
  /** Normalised. Left out while nobody has shown that the address is theirs: what came from it may be another's. */
  readonly verifiedEmail?: string | undefined;
}

/** Who is known by their account, or, once that is gone, by its uid alone. */
export type KnownPerson = Pick<Account, 'uid'> & Partial<Pick<Account, 'email' | 'emailVerified'>>;

/** The account's person as their data are looked for: by address only once they have shown that it is theirs. */
export function dataSubjectOf({ uid, email, emailVerified }: KnownPerson): DataSubject {
  return email && emailVerified ? { uid, verifiedEmail: normaliseEmail(email) } : { uid };
}

/** Stands where the uid of somebody was who is no longer here. */
export const deletedPerson = '(deleted)';
/** Stands in what somebody takes along where another person's uid is kept. */
const anotherPerson = '(another person)';

type Fields = Readonly<Record<string, unknown>>;

/** One way in which a collection keeps something of a person. */
export interface PersonalDataRow {
  readonly find: (db: Firestore, person: DataSubject) => readonly Query[];
  /** What the person is shown of a document; left out: all of it. */
  readonly shown?: (fields: Fields, person: DataSubject) => Fields;
  /** What is written into a document when the person goes; left out: the document is removed. */
  readonly onErase?: (fields: Fields, person: DataSubject) => Fields;
}

/** A collection as it is, without its type: what is found is shown and removed whatever its fields are. */
function all(db: Firestore, name: Exclude<keyof typeof collections, InnerCollection>): Query {
  return db.collection(collections[name](db).path);
}

const ownUid =
  (name: 'enrolments' | 'waitingList' | 'practiceLogs' | 'payments' | 'practiceSessions') =>
  (db: Firestore, { uid }: DataSubject): Query[] => [all(db, name).where('uid', '==', uid)];

const either = (value: unknown, { uid }: DataSubject, own: string, other: string) =>
  value === uid ? own : other;

/**
 * What each collection keeps of a person and what becomes of it when they go: the download and the deletion are maps over
 * these rows. A collection that keeps nothing of anybody says why. A new collection does not compile without its row.
 * docs/decisions/0052-personal-data-in-one-table.md
 */
export const personalData: Readonly<Record<keyof typeof collections, readonly PersonalDataRow[] | string>> = {
  courses: 'the school’s own content',
  catalogue: 'the school’s own content',
  lessons: 'the school’s own content',
  users: [
    { find: (db, { uid }) => [all(db, 'users').where(FieldPath.documentId(), '==', uid)], shown: ownRecord },
    {
      // A change of role that this person began and that is not finished.
      find: (db, { uid }) => [all(db, 'users').where('pendingRole.actor', '==', uid)],
      shown: ({ pendingRole }) => ({ _id: anotherPerson, pendingRole }),
      onErase: ({ pendingRole }) => ({
        pendingRole: { ...(pendingRole as Fields), actor: deletedPerson },
      }),
    },
  ],
  roleChanges: [
    {
      find: (db, { uid }) =>
        ['actor', 'subject'].map((field) => all(db, 'roleChanges').where(field, '==', uid)),
      shown: (fields, person) => withPeople(fields, person, person.uid, anotherPerson),
      // That a role was changed stays in the trail; who they were does not.
      onErase: ({ actor, subject }, { uid }) => ({
        actor: actor === uid ? deletedPerson : actor,
        subject: subject === uid ? deletedPerson : subject,
      }),
    },
  ],
  messages: [
    {
      find: (db, { verifiedEmail }) =>
        verifiedEmail ? [all(db, 'messages').where('address', '==', verifiedEmail)] : [],
    },
  ],
  enrolments: [{ find: ownUid('enrolments') }],
  waitingList: [{ find: ownUid('waitingList') }],
  classrooms: [
    {
      // One's own class ends; who else is in it is nobody's to take along.
      find: (db, { uid }) => [all(db, 'classrooms').where('teacher', '==', uid)],
      shown: ({ pupils, ...fields }) => ({ ...fields, pupils: (pupils as readonly string[]).length }),
    },
    {
      find: (db, { uid }) => [all(db, 'classrooms').where('pupils', 'array-contains', uid)],
      shown: ({ name }, { uid }) => ({ name, teacher: anotherPerson, pupils: [uid] }),
      onErase: (_fields, { uid }) => ({ pupils: FieldValue.arrayRemove(uid) }),
    },
  ],
  weekLinks: [
    {
      find: (db, { uid }) => [all(db, 'weekLinks').where(FieldPath.documentId(), '==', uid)],
      // Its hash is of what opens the link, and is nobody's to see.
      shown: ({ at }) => ({ at }),
    },
  ],
  payments: [{ find: ownUid('payments'), onErase: withoutName }],
  practiceLogs: [{ find: ownUid('practiceLogs') }],
  revokedCertificates: 'ids of certificates, which say nothing of whose they were',
  practiceSessions: [{ find: ownUid('practiceSessions') }],
  consents: [
    {
      find: (db, { uid }) => [all(db, 'consents').where(FieldPath.documentId(), '==', uid)],
      // Its hash is of the secret by which the parent is known, and is nobody's to see.
      shown: ({ tokenHash: _, ...fields }) => fields,
    },
  ],
  inactiveAccounts: [
    { find: (db, { uid }) => [all(db, 'inactiveAccounts').where(FieldPath.documentId(), '==', uid)] },
  ],
  mail: [
    {
      find: (db, { verifiedEmail }) =>
        verifiedEmail ? [all(db, 'mail').where('to', 'array-contains', verifiedEmail)] : [],
    },
    {
      // A parent's mail. Its text holds the link by which a parent is known, so the child is not shown it.
      find: (db, { uid }) => [all(db, 'mail').where('about', '==', uid)],
      shown: ({ message: _message, ...fields }) => fields,
    },
  ],
  drafts: [
    // The text is the school's; that somebody wrote it is theirs. Texts are not even read: there can be
    // many megabytes of them.
    {
      find: (db, { uid }) => [all(db, 'drafts').where('by', '==', uid).select('kind', 'id', 'at', 'by')],
      onErase: () => ({ by: deletedPerson }),
    },
    {
      find: (db, { uid }) => [
        all(db, 'drafts').where('teacher.uid', '==', uid).select('kind', 'id', 'teacher'),
      ],
      onErase: () => ({ teacher: FieldValue.delete() }),
    },
  ],
  published: 'the school’s own content',
  media: 'the school’s own pictures and PDFs',
  parts: 'what those are made of',
  revisions: [
    {
      find: (db, { uid }) => [
        db.collectionGroup('revisions').where('by', '==', uid).select('revision', 'at', 'by', 'note'),
      ],
      onErase: () => ({ by: deletedPerson }),
    },
  ],
  previews: [
    // Nobody can be asked any more whether the draft may still be shown.
    { find: (db, { uid }) => [all(db, 'previews').where('by', '==', uid)] },
  ],
  audit: [
    {
      // What somebody did, and what was done about them.
      find: (db, { uid }) => ['actor', 'id'].map((field) => all(db, 'audit').where(field, '==', uid)),
      shown: ({ actor, ...fields }, person) => ({
        ...fields,
        actor: either(actor, person, person.uid, anotherPerson),
      }),
      onErase: ({ actor, id }, { uid }) => ({
        actor: actor === uid ? deletedPerson : actor,
        id: id === uid ? deletedPerson : id,
      }),
    },
  ],
  endedAccounts:
    'that an account has ended: a hash, by which nobody finds whose it was, and gone after a day',
  rateLimits: 'a count under a hash that nobody can lead back to a person, gone after minutes',
  rateSalts: 'a random secret of a day',
};

/** The record of oneself, without the uid of the admin who is changing the role. */
function ownRecord(fields: Fields, person: DataSubject): Fields {
  const pending = fields.pendingRole as Fields | undefined;
  if (!pending) return fields;
  return {
    ...fields,
    pendingRole: { ...pending, actor: either(pending.actor, person, person.uid, anotherPerson) },
  };
}

/** Words such as `command line` and `claim` are nobody's uid, but nobody can tell them from one. */
function withPeople(fields: Fields, person: DataSubject, own: string, other: string): Fields {
  const { actor, subject } = fields as unknown as RoleChangeRecord;
  return {
    ...fields,
    actor: either(actor, person, own, other),
    subject: either(subject, person, own, other),
  };
}

/** What the books need: how much, for what, when. Who has gone is given nothing for what was only `paid`. */
function withoutName(fields: Fields): Fields {
  const { status } = fields as unknown as PaymentRecord;
  const left = { uid: deletedPerson, status: status === 'paid' ? 'refund-due' : status };
  return 'held' in fields ? { ...left, held: FieldValue.delete() } : left;
}

/** A document that has something of a person, and by which row. */
export interface PersonalDocument {
  readonly collection: string;
  readonly row: PersonalDataRow;
  readonly snapshot: QueryDocumentSnapshot;
}

/** Everything that is kept of a person, a document once for each row that finds it. */
export async function findPersonalData(db: Firestore, person: DataSubject): Promise<PersonalDocument[]> {
  const rows = Object.entries(personalData).flatMap(([collection, ways]) =>
    typeof ways === 'string' ? [] : ways.map((row) => ({ collection, row })),
  );
  const found = rows.map(async ({ collection, row }) => {
    const answers = await Promise.all(row.find(db, person).map((query) => query.get()));
    const snapshots = new Map(answers.flatMap(({ docs }) => docs.map((one) => [one.ref.path, one] as const)));
    return [...snapshots.values()].map((snapshot) => ({ collection, row, snapshot }));
  });
  return (await Promise.all(found)).flat();
}
