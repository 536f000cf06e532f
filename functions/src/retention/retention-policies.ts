import { youngAddressDays } from '../domain/young-addresses.ts';
import type { CollectionName } from '../firestore/collections.ts';

/** How expired documents are removed. */
export type Removal =
  /** Removed by the seed when it leaves the school's files. */
  | { readonly by: 'seed' }
  /** The school's own work: nobody removes it but those who edit. */
  | { readonly by: 'school' }
  /** It goes with its person. */
  | { readonly by: 'account' }
  /** Firestore itself, some time after the time in the field. */
  | { readonly by: 'firestore'; readonly field: string }
  /** The daily job, so many days after the time in the field. */
  | { readonly by: 'job'; readonly field: string; readonly days: number };

/** Why the documents of a collection are kept, and for how long. */
export interface RetentionPolicy {
  readonly why: string;
  /** Text for docs/security.md, "Data about people". */
  readonly duration: string;
  readonly removal: Removal;
  /** How a part of them is removed, if different. */
  readonly partRemoval?: Removal;
}

const year = 365;
const edited = { removal: { by: 'school' } } as const;
const seeded = {
  why: 'the courses',
  duration: 'as long as it is published',
  removal: { by: 'seed' },
} as const;

/** Days of inactivity before an account is deleted, and before its warning. */
export const inactivity = { after: 3 * year, warning: 30 } as const;

/** A collection without a row does not compile. */
export const retentionPolicies: Readonly<Record<CollectionName, RetentionPolicy>> = {
  courses: seeded,
  lessons: seeded,
  catalogue: seeded,
  drafts: { why: 'what is being written', duration: 'as long as the school has it', ...edited },
  published: {
    why: 'what readers see, as it was written',
    duration: 'as long as it is published',
    ...edited,
  },
  manifestShards: { why: 'the list of what is published', duration: 'as long as it is published', ...edited },
  revisions: {
    why: 'what readers saw, and drafts; who wrote them and when: uids',
    duration: 'as long as the school has the item; drafts, ninety days',
    ...edited,
    partRemoval: { by: 'firestore', field: 'expireAt' },
  },
  media: {
    why: 'uploaded files, in the emulators only',
    duration: 'as long as the school has it',
    ...edited,
  },
  parts: { why: 'parts of those files', duration: 'as long as the file', ...edited },
  previews: {
    why: 'links to drafts: a hash, and their author',
    duration: 'a week, or until the link or its author’s role or account ends',
    removal: { by: 'firestore', field: 'expiresAt' },
  },
  publishRequests: {
    why: 'requests of teachers to publish, and the answers: uids',
    duration:
      'until the item is published or the request withdrawn; at most a year, or as long as the teacher’s account',
    removal: { by: 'job', field: 'at', days: year },
  },
  audit: {
    why: 'who changed which content, and what admins did to accounts: uids',
    duration: 'three years',
    removal: { by: 'job', field: 'at', days: 3 * year },
  },
  users: {
    why: 'e-mail, name and role of an account',
    duration: 'as long as the account, which ends after three years without a visit',
    removal: { by: 'account' },
  },
  consents: {
    why: 'an age group and a parent’s consent, where the owner asks for it',
    duration: 'as long as the account; the address of a parent who does not answer, a month',
    removal: { by: 'account' },
  },
  youngAddresses: {
    why: 'that the owner of an address is under 13, so that registering again does not make them older: a keyed hash',
    duration: 'seven years after they last said so, or the account ended: by then the youngest pupil is 13',
    removal: { by: 'job', field: 'at', days: youngAddressDays },
  },
  inactiveAccounts: {
    why: 'that an account was not used for long, and when its owner was warned that it will end',
    duration: 'at most a month after the next visit, or as long as the account',
    removal: { by: 'account' },
  },
  endedAccounts: {
    why: 'that an account has ended, so that nothing more is written about it: a hash',
    duration: 'a day',
    removal: { by: 'job', field: 'at', days: 1 },
  },
  enrolments: {
    why: 'courses joined, lessons done and when, reading position, best results of quizzes and model test and when, the certificate with the name on it',
    duration: 'as long as the account',
    removal: { by: 'account' },
  },
  revocations: {
    why: 'revoked certificates: by whom, why, whose: uids, the name on it',
    duration: 'until reinstated; name and reason at most as long as the account',
    ...edited,
  },
  revokedHashes: {
    why: 'revoked certificates: hashes, no names',
    duration: 'as long as the school: certificates never expire',
    ...edited,
  },
  quizCounts: {
    why: 'how often each option of a quiz was chosen: no uids',
    duration: 'until the quiz changes',
    ...edited,
  },
  waitingList: {
    why: 'who wants to be told when a course opens',
    duration:
      'until the student has the course or has seen the news, or the course is gone; at most two years, or as long as the account',
    removal: { by: 'account' },
    partRemoval: { by: 'job', field: 'at', days: 2 * year },
  },
  classrooms: {
    why: 'classrooms: teacher, pupils, assignments: uids',
    duration:
      'until the teacher ends it or two years after the last change; a pupil until they leave; both as long as their account',
    removal: { by: 'job', field: 'changedAt', days: 2 * year },
  },
  weekLinks: {
    why: 'links to a student’s week: a hash, by uid',
    duration: 'until the student ends it, or as long as the account',
    removal: { by: 'account' },
  },
  practiceLogs: {
    why: 'exercises practised: which, when, result',
    duration: 'about the newest 5,000, as long as the account',
    removal: { by: 'account' },
  },
  payments: {
    why: 'bookkeeping: uid, course, amount and state, no name and no card',
    duration: 'ten years, also when the account is gone',
    removal: { by: 'job', field: 'at', days: 10 * year + 3 },
  },
  messages: {
    why: 'answering contact messages',
    duration: 'a year',
    removal: { by: 'job', field: 'receivedAt', days: year },
  },
  roleChanges: {
    why: 'who made whom an admin: uids',
    duration: 'three years',
    removal: { by: 'job', field: 'at', days: 3 * year },
  },
  practiceSessions: {
    why: 'the sandbox checkout, in the emulators only',
    duration: 'a day',
    removal: { by: 'job', field: 'at', days: 1 },
  },
  mail: {
    why: 'mails handed over to be sent',
    duration: 'a month',
    removal: { by: 'firestore', field: 'expiresAt' },
  },
  jobs: {
    why: 'how far the daily job has come: times and numbers, and a page token of Firebase Auth',
    duration: 'until its next run',
    ...edited,
  },
  rateLimits: {
    why: 'counting calls, uploads and mails to parents: keyed hashes, no address',
    duration: 'ten minutes; uploads and mails, a day',
    removal: { by: 'firestore', field: 'expiresAt' },
  },
  rateSalts: {
    why: 'the keys of those hashes, and of the addresses of children',
    duration: 'two days; that of the addresses, as long as the school',
    removal: { by: 'firestore', field: 'expiresAt' },
  },
};

type RemovalBy<By> = Extract<Removal, { readonly by: By }>;

function isRemovedBy<By>(removal: Removal, by: By): removal is RemovalBy<By> {
  return removal.by === by;
}

/** The policies of one kind of removal, with their collections' names. */
export function removedBy<By extends Removal['by']>(
  by: By,
): { name: CollectionName; removal: RemovalBy<By> }[] {
  return Object.entries(retentionPolicies).flatMap(([name, { removal, partRemoval }]) =>
    [removal, partRemoval].flatMap((one) =>
      one && isRemovedBy(one, by) ? [{ name: name as CollectionName, removal: one }] : [],
    ),
  );
}
