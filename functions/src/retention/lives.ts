import type { CollectionName } from '../firestore/collections.ts';

/** Who sees to it that a document goes in time. */
export type Keeper =
  /** The seed removes what is no longer in the school's files. */
  | { readonly by: 'seed' }
  /** The school's own work: nobody removes it but those who edit. */
  | { readonly by: 'school' }
  /** It goes with its person. */
  | { readonly by: 'account' }
  /** Firestore itself, some time after the time in the field. */
  | { readonly by: 'firestore'; readonly field: string }
  /** The daily job, so many days after the time in the field. */
  | { readonly by: 'job'; readonly field: string; readonly days: number };

/** How long the documents of a collection live. */
export interface Life {
  readonly why: string;
  /** As people read it: docs/security.md, "Data about people". */
  readonly life: string;
  readonly keeper: Keeper;
  /** Who sees to a part of them, where that is somebody else. */
  readonly partKeeper?: Keeper;
}

const year = 365;
const edited = { keeper: { by: 'school' } } as const;
const seeded = {
  why: 'the courses',
  life: 'as long as it is published',
  keeper: { by: 'seed' },
} as const;

/** An account of which nothing was heard for so long ends; its person is told some time before. Days. */
export const inactivity = { after: 3 * year, warning: 30 } as const;

/** Every collection has a row: one without does not compile. */
export const lives: Readonly<Record<CollectionName, Life>> = {
  courses: seeded,
  lessons: seeded,
  catalogue: seeded,
  drafts: { why: 'what is being written', life: 'as long as the school has it', ...edited },
  published: { why: 'what readers see, as it was written', life: 'as long as it is published', ...edited },
  revisions: {
    why: 'what readers saw, and what was written: who, and when: uids',
    life: 'as long as the school has the item; what was only written, ninety days',
    ...edited,
    partKeeper: { by: 'firestore', field: 'expireAt' },
  },
  media: { why: 'uploaded files, in the emulators alone', life: 'as long as the school has it', ...edited },
  parts: { why: 'what those files are made of', life: 'as long as the file', ...edited },
  previews: {
    why: 'links to drafts: a hash, and whose they are',
    life: 'a week, or until they are ended, or the role or account of the person who gave them',
    keeper: { by: 'firestore', field: 'expiresAt' },
  },
  audit: {
    why: 'who created, edited, published what, and which admin did what about whom: uids',
    life: 'three years',
    keeper: { by: 'job', field: 'at', days: 3 * year },
  },
  users: {
    why: 'e-mail, name and role of an account',
    life: 'as long as the account, which ends after three years without a visit',
    keeper: { by: 'account' },
  },
  consents: {
    why: 'an age group and a parent’s consent, where the owner asks for it',
    life: 'as long as the account; the address of a parent who does not answer, a month',
    keeper: { by: 'account' },
  },
  inactiveAccounts: {
    why: 'that somebody was told that their account will end',
    life: 'until they come back, or as long as the account',
    keeper: { by: 'account' },
  },
  endedAccounts: {
    why: 'that an account has ended, so that nothing more is written of its person: a hash',
    life: 'a day',
    keeper: { by: 'job', field: 'at', days: 1 },
  },
  enrolments: {
    why: 'courses joined, lessons done and since when, the lesson one was at, the best result of each quiz and when it was passed, the certificate with the name on it',
    life: 'as long as the account',
    keeper: { by: 'account' },
  },
  revokedCertificates: {
    why: 'which certificates were taken back: ids, no names',
    life: 'as long as the school: what it signed can be shown for ever',
    ...edited,
  },
  waitingList: {
    why: 'who wants to be told when a course opens',
    life: 'until served: they have the course or have seen the news, or the course is gone; at most two years, or as long as the account',
    keeper: { by: 'account' },
  },
  classrooms: {
    why: 'teachers’ classes: who teaches, who is in it, what is set: uids',
    life: 'until the teacher ends it or two years after anything was changed in it; a pupil until they leave; both as long as their account',
    keeper: { by: 'job', field: 'changedAt', days: 2 * year },
  },
  weekLinks: {
    why: 'links by which students share their week: a hash, under their uid',
    life: 'until the student ends it, or as long as the account',
    keeper: { by: 'account' },
  },
  practiceLogs: {
    why: 'exercises practised: which, when, and how they went, so that a person’s devices agree',
    life: 'the newest 5,000 or a few more, as long as the account',
    keeper: { by: 'account' },
  },
  payments: {
    why: 'bookkeeping: uid, course, amount and state, no name and no card',
    life: 'ten years, also when the account is gone',
    keeper: { by: 'job', field: 'at', days: 10 * year + 3 },
  },
  messages: {
    why: 'answering contact messages',
    life: 'a year',
    keeper: { by: 'job', field: 'receivedAt', days: year },
  },
  roleChanges: {
    why: 'who made whom an admin: uids',
    life: 'three years',
    keeper: { by: 'job', field: 'at', days: 3 * year },
  },
  practiceSessions: {
    why: 'the practice checkout, in the emulators alone',
    life: 'a day',
    keeper: { by: 'job', field: 'at', days: 1 },
  },
  mail: {
    why: 'mails handed over to be sent',
    life: 'a month',
    keeper: { by: 'firestore', field: 'expiresAt' },
  },
  rateLimits: {
    why: 'counting calls: keyed hashes, no address',
    life: 'ten minutes',
    keeper: { by: 'firestore', field: 'expiresAt' },
  },
  rateSalts: {
    why: 'the key of those hashes',
    life: 'two days',
    keeper: { by: 'firestore', field: 'expiresAt' },
  },
};

type KeeperOf<By> = Extract<Keeper, { readonly by: By }>;

function isKeptBy<By>(keeper: Keeper, by: By): keeper is KeeperOf<By> {
  return keeper.by === by;
}

/** The rows whose keeper is of a kind, with their collections' names. */
export function keptBy<By extends Keeper['by']>(by: By): { name: CollectionName; keeper: KeeperOf<By> }[] {
  return Object.entries(lives).flatMap(([name, { keeper, partKeeper }]) =>
    [keeper, partKeeper].flatMap((one) =>
      one && isKeptBy(one, by) ? [{ name: name as CollectionName, keeper: one }] : [],
    ),
  );
}
