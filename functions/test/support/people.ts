import { randomBytes } from 'node:crypto';
import type { Role } from '@pathshala/contract/accounts/user';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../src/firestore/collections.ts';
import { askAuth, type Emulated, signIn, testProject } from './emulators.ts';
import { around } from './faults.ts';

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

const password = 'a-pass-word-1';
let born = 0;

export type Newcomer = readonly [email: string, role?: Role];

/** By one call: the Admin SDK takes up to three for each. */
async function makeAccounts(newcomers: readonly (readonly [uid: string, ...Newcomer])[]): Promise<void> {
  const users = newcomers.map(([localId, email, role = 'student']) => ({
    ...{ localId, email, displayName: `Name of ${email}`, rawPassword: password },
    ...(role !== 'student' && { customAttributes: JSON.stringify({ [role]: true }) }),
  }));
  const { error } = (await askAuth(`projects/${testProject}/accounts:batchCreate`, { users })) as {
    error?: readonly { message: string }[];
  };
  if (error?.length) throw new Error(`Could not make accounts: ${error.map((one) => one.message).join()}`);
}

/** A token like the Auth emulator’s, which signs none: of this moment, unless it says otherwise. */
export function tokenOf({ uid, email }: Pick<Person, 'uid' | 'email'>, more: object = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    ...{ iss: `https://securetoken.google.com/${testProject}`, aud: testProject },
    ...{ auth_time: now, iat: now, exp: now + 3600 },
    ...{ sub: uid, user_id: uid, email, firebase: { identities: {}, sign_in_provider: 'password' } },
    ...more,
  };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
}

/** As if they had signed in before, in this order. @param newcomers by the names that a test uses */
export async function people<Name extends string>(
  { db }: Pick<Emulated, 'db'>,
  newcomers: Readonly<Record<Name, Newcomer>>,
): Promise<Record<Name, Person>> {
  const all = Object.entries<Newcomer>(newcomers).map(
    ([name, newcomer]) => [name, randomBytes(14).toString('hex'), newcomer] as const,
  );
  const records = db.batch();
  for (const [, uid, [email, role = 'student']] of all) {
    const createdAt = Timestamp.fromMillis(1_700_000_000_000 + born++ * 1000);
    records.set(collections.users(db).doc(uid), {
      ...{ email, displayName: `Name of ${email}`, role, createdAt, lastSeenAt: createdAt },
    });
  }
  await Promise.all([makeAccounts(all.map(([, uid, one]) => [uid, ...one])), records.commit()]);
  // Signed in after the accounts were made: an earlier sign-in does not count.
  const signedIn = all.map(([name, uid, [email]]) => [name, { uid, email, token: tokenOf({ uid, email }) }]);
  return Object.fromEntries(signedIn) as Record<Name, Person>;
}

export async function person(emulated: Emulated, email: string, role: Role = 'student'): Promise<Person> {
  return (await people(emulated, { one: [email, role] })).one;
}

export async function stranger({ auth }: Emulated, email: string): Promise<Person> {
  const { uid } = await auth.createUser({ email, password, displayName: 'Stranger' });
  return { uid, email, token: tokenOf({ uid, email }) };
}

export function signInAgain(email: string): Promise<string> {
  return signIn(email, password);
}

export async function roleStateOf({ auth, db }: Emulated, uid: string) {
  const record = (await collections.users(db).doc(uid).get()).data();
  const changes = await collections.audit(db).where('id', '==', uid).get();
  return {
    claim: (await auth.getUser(uid)).customClaims?.admin === true,
    record: record?.role,
    pending: record?.pendingRole?.to,
    changes: changes.docs
      .map((one) => one.data())
      .sort((a, b) => a.at.toMillis() - b.at.toMillis())
      .map(({ actor, action }) => ({ actor, action })),
  };
}

/** A token as if the password had been given so many minutes ago. */
export async function tokenOfLongAgo(who: Person, minutes: number): Promise<string> {
  // The tests' accounts are younger than such a sign-in.
  const older = { createdAt: '1000000000000', validSince: '1000000000' };
  await askAuth(`projects/${testProject}/accounts:update`, { localId: who.uid, ...older });
  return tokenOf(who, { auth_time: Math.floor(Date.now() / 1000) - minutes * 60 });
}

/**
 * Auth that, as in a real project, does not look up the account when it verifies a token; the emulator does.
 * Signatures are not checked either: the emulator makes none.
 */
export function withoutLookingUp(auth: Auth): Auth {
  return around(auth, 'verifyIdToken', async (_call, [raw]) => {
    const part = String(raw).split('.')[1] ?? '';
    const claims = JSON.parse(Buffer.from(part, 'base64url').toString()) as DecodedIdToken;
    return { ...claims, uid: claims.sub };
  });
}
