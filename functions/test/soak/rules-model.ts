import { pick } from './part.ts';

/** Who asks: by the token, whose claims may be old, wrong or missing. */
export interface Principal {
  /** Undefined: nobody is signed in. */
  readonly uid: string | undefined;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Seconds since 1970. */
  readonly authTime: number;
}

export const operations = ['get', 'list', 'listOwn', 'listGroup', 'create', 'update', 'delete'] as const;
export type Operation = (typeof operations)[number];

export interface Attempt {
  readonly principal: Principal;
  readonly operation: Operation;
  readonly collection: string;
  readonly id: string;
  /** What is to be written, where something is. */
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface UserDocument {
  readonly role: string;
  readonly validSince?: number;
  readonly endedSignIns?: readonly number[];
}

/** What is kept, as far as the rules look at it. */
export interface Store {
  readonly users: Readonly<Record<string, UserDocument>>;
  /** Whose each enrolment is, which its id does not decide. */
  readonly enrolments: Readonly<Record<string, string>>;
}

/** A query over all collections of a name is nobody's. */
const reads: readonly [Operation, ...Operation[]] = ['get', 'list', 'listOwn'];
const adminsRead = ['users', 'roleChanges', 'messages'];

/** What the rules are to say, in words of its own: docs/security.md. */
export function mayDo(
  { users, enrolments }: Store,
  { principal, operation, collection, id }: Attempt,
): boolean {
  const { uid, claims, authTime } = principal;
  const record = uid === undefined ? undefined : users[uid];
  if (!record || !reads.includes(operation)) return false;
  if (authTime < (record.validSince ?? 0) || record.endedSignIns?.includes(authTime)) return false;
  const isAdmin = claims.admin === true && record.role === 'admin';
  if (adminsRead.includes(collection))
    return isAdmin || (collection === 'users' && operation === 'get' && id === uid);
  if (collection !== 'enrolments') return false;
  return operation === 'listOwn' || (operation === 'get' && enrolments[id] === uid);
}

type Random = () => number;

export const uids = ['u0', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6', 'u7', 'nobody'] as const;
const ended = 1_700_000_000;

/** People with every mixture of role and ended sign-ins, and enrolments whose ids name others than their owners. */
export function anyStore(random: Random): Store {
  const users = uids.slice(0, -1).map((uid): [string, UserDocument] => {
    const role = pick(random, ['admin', 'student', 'admin', 'Admin']);
    const since = random() < 0.5 ? {} : { validSince: ended };
    const loggedOut = random() < 0.4 ? {} : { endedSignIns: [ended, ended + 1].slice(random() * 2) };
    return [uid, { role, ...since, ...loggedOut }];
  });
  const enrolments = uids.map((uid): [string, string] => [
    `${uid}_c1`,
    random() < 0.6 ? uid : pick(random, [...uids]),
  ]);
  return { users: Object.fromEntries(users), enrolments: Object.fromEntries(enrolments) };
}

/** What somebody would like to write: a better role, a sign-in that counts again, a price, a lesson done. */
const wishes = [
  { role: 'admin' },
  { validSince: 0, endedSignIns: [] },
  { price: 0 },
  { lessonsDone: ['first'] },
  { status: 'paid', amount: 0 },
  { state: 'given' },
  {},
] as const;

const claimsOf = [
  {},
  { admin: true },
  { admin: true },
  { admin: 'true' },
  { admin: 1 },
  { role: 'admin' },
  { admin: false },
] as const;

/** One principal, document and operation by chance. */
export function anyAttempt(random: Random, collections: readonly [string, ...string[]]): Attempt {
  const uid = random() < 0.1 ? undefined : pick(random, uids);
  const authTime = pick(random, [ended - 1, ended, ended + 1, ended + 1000]);
  const collection =
    random() < 0.8
      ? pick(random, ['users', 'enrolments', 'messages', 'roleChanges'])
      : pick(random, collections);
  const other = pick(random, uids);
  const owner = random() < 0.7 ? (uid ?? other) : other;
  const id = collection === 'enrolments' ? `${owner}_c1` : collection === 'users' ? owner : 'x';
  const fields = { ...(random() < 0.7 ? { uid: uid ?? 'x' } : {}), ...pick(random, wishes) };
  const principal = { uid, claims: pick(random, claimsOf), authTime };
  // What is allowed would be rare among all that is not.
  const operation = random() < 0.6 ? pick(random, reads) : pick(random, operations);
  return { principal, operation, collection, id, fields };
}
