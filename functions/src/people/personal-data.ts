import { normaliseEmail } from '@pathshala/contract/http/validation';
import type { UserRecord as Account } from 'firebase-admin/auth';
import {
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { collections, type InnerCollection } from '../firestore/collections.ts';
import type { PaymentRecord } from '../firestore/people-records.ts';

export interface DataSubject {
  readonly uid: string;
  /** Normalised. Absent until verified: data from an unverified address may be another person's. */
  readonly verifiedEmail?: string | undefined;
  /** Normalised, verified or not: no data are found by it. */
  readonly email?: string | undefined;
}

export type KnownPerson = Pick<Account, 'uid'> & Partial<Pick<Account, 'email' | 'emailVerified'>>;

export function dataSubjectOf({ uid, email, emailVerified }: KnownPerson): DataSubject {
  const own = email ? normaliseEmail(email) : undefined;
  return { uid, ...(own && { email: own, ...(emailVerified && { verifiedEmail: own }) }) };
}

export const deletedPerson = '(deleted)';
const anotherPerson = '(another person)';

type Fields = Readonly<Record<string, unknown>>;

export interface PersonalDataRow {
  readonly find: (db: Firestore, person: DataSubject) => readonly Query[];
  readonly shown?: (fields: Fields, person: DataSubject) => Fields;
  /** How a document is anonymised on erasure; absent: it is deleted. */
  readonly onErase?: (fields: Fields, person: DataSubject) => Fields;
}

/** Export leaves out expiry dates: the retention table has them. */
function withoutExpiry({ expiresAt: _, ...fields }: Fields): Fields {
  return fields;
}

function all(db: Firestore, name: Exclude<keyof typeof collections, InnerCollection>): Query {
  return db.collection(collections[name](db).path);
}

const ownUid =
  (name: 'enrolments' | 'waitingList' | 'practiceLogs' | 'payments' | 'practiceSessions') =>
  (db: Firestore, { uid }: DataSubject): Query[] => [all(db, name).where('uid', '==', uid)];

const either = (value: unknown, { uid }: DataSubject, own: string, other: string) =>
  value === uid ? own : other;

/** Export and erasure follow from these rows: docs/decisions/0052-personal-data-in-one-table.md */
export const personalData: Readonly<Record<keyof typeof collections, readonly PersonalDataRow[] | string>> = {
  courses: 'the school’s own content',
  catalogue: 'the school’s own content',
  lessons: 'the school’s own content',
  lessonOrders: 'the school’s own content',
  manifestShards: 'the school’s own content',
  users: [
    { find: (db, { uid }) => [all(db, 'users').where(FieldPath.documentId(), '==', uid)], shown: ownRecord },
    {
      find: (db, { uid }) => [all(db, 'users').where('pendingRole.actor', '==', uid)],
      shown: ({ pendingRole }) => ({ _id: anotherPerson, pendingRole }),
      onErase: ({ pendingRole }) => ({
        pendingRole: { ...(pendingRole as Fields), actor: deletedPerson },
      }),
    },
  ],
  messages: [
    {
      find: (db, { verifiedEmail }) =>
        verifiedEmail ? [all(db, 'messages').where('address', '==', verifiedEmail)] : [],
      shown: withoutExpiry,
    },
  ],
  enrolments: [{ find: ownUid('enrolments') }],
  quizCounts: 'counts of answers, which say nothing of whose they were',
  waitingList: [{ find: ownUid('waitingList') }],
  classrooms: [
    {
      // The teacher's classrooms are deleted; the export omits other people.
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
      // Contains the hash of the link's secret, which nobody may see.
      shown: ({ at }) => ({ at }),
    },
  ],
  payments: [{ find: ownUid('payments'), onErase: withoutName }],
  practiceLogs: [{ find: ownUid('practiceLogs') }],
  revocations: [
    {
      find: (db, { uid }) => [all(db, 'revocations').where('uid', '==', uid)],
      shown: ({ by, ...fields }, person) => ({
        ...fields,
        by: either(by, person, person.uid, anotherPerson),
      }),
      // The revocation stays: a certificate is checked as long as somebody has it.
      onErase: () => ({
        uid: deletedPerson,
        name: FieldValue.delete(),
        title: FieldValue.delete(),
        day: FieldValue.delete(),
        reason: FieldValue.delete(),
      }),
    },
    {
      find: (db, { uid }) => [all(db, 'revocations').where('by', '==', uid)],
      shown: ({ at, by, reason }) => ({ at, by, reason }),
      onErase: () => ({ by: deletedPerson }),
    },
  ],
  revokedHashes: 'hashes of ids of certificates, which say nothing of whose they were',
  practiceSessions: [{ find: ownUid('practiceSessions'), shown: withoutExpiry }],
  consents: [
    {
      find: (db, { uid }) => [all(db, 'consents').where(FieldPath.documentId(), '==', uid)],
      // Contains the hash of the parent's secret, which nobody may see.
      shown: ({ tokenHash: _, ...fields }) => fields,
    },
  ],
  youngAddresses:
    'that an address was said to be a child’s: a keyed hash, which stays when the account ends, or a child would be older by registering again',
  inactiveAccounts: [
    { find: (db, { uid }) => [all(db, 'inactiveAccounts').where(FieldPath.documentId(), '==', uid)] },
  ],
  mail: [
    {
      find: (db, { verifiedEmail }) =>
        verifiedEmail ? [all(db, 'mail').where('to', 'array-contains', verifiedEmail)] : [],
    },
    {
      // A parent's mail. It contains the parent's link, so it is not in the child's export.
      find: (db, { uid }) => [all(db, 'mail').where('about', '==', uid)],
      shown: ({ message: _message, ...fields }) => fields,
    },
  ],
  drafts: [
    // The text belongs to the school, its authorship to the person. Texts are not read: there can be many megabytes.
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
    // Nobody is left to decide whether the draft may be shown.
    { find: (db, { uid }) => [all(db, 'previews').where('by', '==', uid)] },
  ],
  publishRequests: [
    // Nobody is left to get the answer.
    {
      find: (db, { uid }) => [all(db, 'publishRequests').where('by', '==', uid)],
      shown: ({ returned, ...fields }, person) => ({
        ...fields,
        ...(returned ? { returned: ownAnswer(returned as Fields, person) } : {}),
      }),
    },
    {
      find: (db, { uid }) => [all(db, 'publishRequests').where('returned.by', '==', uid)],
      shown: ({ kind, id, returned }) => ({ kind, id, returned }),
      onErase: ({ returned }) => ({ returned: { ...(returned as Fields), by: deletedPerson } }),
    },
  ],
  audit: [
    {
      // Actions by and about a person. A word such as `command line` cannot be told from a uid.
      find: (db, { uid }) => ['actor', 'id'].map((field) => all(db, 'audit').where(field, '==', uid)),
      shown: ({ actor, id, ...fields }, person) => ({
        ...withoutExpiry(fields),
        id: fields.kind === 'people' ? either(id, person, person.uid, anotherPerson) : id,
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
  jobs: 'how far the daily job has come: times and numbers',
  rateLimits: 'a count under a hash that nobody can lead back to a person, gone after minutes',
  rateSalts: 'random secrets',
};

function ownRecord(fields: Fields, person: DataSubject): Fields {
  const pending = fields.pendingRole as Fields | undefined;
  if (!pending) return fields;
  return {
    ...fields,
    pendingRole: { ...pending, actor: either(pending.actor, person, person.uid, anotherPerson) },
  };
}

const ownAnswer = ({ by, ...answer }: Fields, person: DataSubject): Fields => ({
  ...answer,
  by: either(by, person, person.uid, anotherPerson),
});

/** Kept for accounting: amount, course, time. Unsettled payments of deleted accounts give nothing. */
function withoutName(fields: Fields): Fields {
  const { status } = fields as unknown as PaymentRecord;
  return { uid: deletedPerson, status: status === 'paid' ? 'refund-due' : status };
}

export interface PersonalDocument {
  readonly collection: string;
  readonly row: PersonalDataRow;
  readonly snapshot: QueryDocumentSnapshot;
}

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
