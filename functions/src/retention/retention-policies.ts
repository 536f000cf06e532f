import type { CollectionName } from '../firestore/collections.ts';
import { youngAddressDays } from '../people/erase.ts';

/** How documents end. Why they are kept, and for how long, is in docs/security.md, "Data about people". */
export type Removal =
  /** Removed by the seed when it leaves the school's files. */
  | { readonly by: 'seed' }
  /** The school's own work: nobody removes it but those who edit. */
  | { readonly by: 'school' }
  /** It goes with its person. */
  | { readonly by: 'account' }
  /** Firestore itself, within a day after the time in the field. */
  | { readonly by: 'firestore'; readonly field: string }
  /** The daily job, so many days after the time in the field. */
  | { readonly by: 'job'; readonly field: string; readonly days: number };

const year = 365;
const seed: Removal = { by: 'seed' };
const school: Removal = { by: 'school' };
const account: Removal = { by: 'account' };
const ttl = (field = 'expiresAt'): Removal => ({ by: 'firestore', field });
const job = (field: string, days: number): Removal => ({ by: 'job', field, days });

/** Days without a visit until an account ends; from the warning to the end; until a warning is out of date. */
export const inactivity = { after: 3 * year, warning: 30, warningKept: 120 } as const;

/** A collection without a row does not compile. The first way is the usual one. */
export const retentionPolicies: Readonly<Record<CollectionName, readonly [Removal, Removal?]>> = {
  courses: [seed],
  lessons: [seed],
  catalogue: [seed],
  lessonOrders: [seed, school],
  drafts: [school],
  published: [school],
  manifestShards: [school],
  revisions: [school, ttl('expireAt')],
  media: [school],
  parts: [school],
  previews: [ttl()],
  publishRequests: [job('at', year)],
  audit: [ttl()],
  users: [account],
  consents: [account],
  youngAddresses: [job('at', youngAddressDays)],
  inactiveAccounts: [ttl()],
  endedAccounts: [ttl()],
  enrolments: [account],
  revocations: [school],
  revokedHashes: [school],
  quizCounts: [school],
  waitingList: [account, job('at', 2 * year)],
  classrooms: [job('changedAt', 2 * year)],
  weekLinks: [account],
  practiceLogs: [account],
  payments: [job('at', 10 * year + 3)],
  messages: [ttl()],
  practiceSessions: [ttl()],
  mail: [ttl()],
  jobs: [school],
  rateLimits: [ttl()],
  rateSalts: [ttl()],
};

type RemovalBy<By> = Extract<Removal, { readonly by: By }>;

export function removedBy<By extends Removal['by']>(
  by: By,
): { name: CollectionName; removal: RemovalBy<By> }[] {
  const isSo = (removal: Removal | undefined): removal is RemovalBy<By> => removal?.by === by;
  return Object.entries(retentionPolicies).flatMap(([name, ways]) =>
    ways.filter(isSo).map((removal) => ({ name: name as CollectionName, removal })),
  );
}
