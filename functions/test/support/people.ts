import type { Role } from '@pathshala/contract/user';
import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { collections } from '../../src/firestore/collections.ts';
import { type Emulated, signIn, testProject } from './emulators.ts';

export interface Person {
  readonly uid: string;
  readonly email: string;
  readonly token: string;
}

const password = 'a-pass-word-1';
let born = 0;

/** An account with its record, as if they had signed in before. */
export async function person(emulated: Emulated, email: string, role: Role = 'student'): Promise<Person> {
  const { auth, db } = emulated;
  // Before anything is waited for: who is asked for first came first, though several are made at once.
  const createdAt = Timestamp.fromMillis(1_700_000_000_000 + born++ * 1000);
  const record = { email, displayName: `Name of ${email}`, role, createdAt, lastSeenAt: createdAt };
  const { uid } = await auth.createUser({ email, password, displayName: `Name of ${email}` });
  await Promise.all([
    collections.users(db).doc(uid).set(record),
    ...(role === 'student' ? [] : [auth.setCustomUserClaims(uid, { [role]: true })]),
  ]);
  return { uid, email, token: await signIn(email, password) };
}

/** An account that the school has not met: no record. */
export async function stranger(emulated: Emulated, email: string): Promise<Person> {
  const { uid } = await emulated.auth.createUser({ email, password, displayName: 'Stranger' });
  return { uid, email, token: await signIn(email, password) };
}

/** A new token of somebody whose sign-ins were ended. */
export function signInAgain(email: string): Promise<string> {
  return signIn(email, password);
}

/** Both places that a role lives in, and what was noted about its changes. */
export async function roleStateOf({ auth, db }: Emulated, uid: string) {
  const record = (await collections.users(db).doc(uid).get()).data();
  const changes = await collections.roleChanges(db).where('subject', '==', uid).get();
  return {
    claim: (await auth.getUser(uid)).customClaims?.admin === true,
    record: record?.role,
    pending: record?.pendingRole?.to,
    changes: changes.docs
      .map((one) => one.data())
      .sort((a, b) => a.at.toMillis() - b.at.toMillis())
      .map(({ actor, from, to }) => ({ actor, from, to })),
  };
}

/** An ID token made by hand, signed by nobody. */
export function forgedToken(payload: Record<string, unknown>, project: string): string {
  const now = Math.floor(Date.now() / 1000);
  const whole = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    auth_time: now,
    iat: now,
    exp: now + 3600,
    user_id: payload.sub,
    ...payload,
  };
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', typ: 'JWT' })}.${part(whole)}.`;
}

/** A token of somebody as if they had been asked for their password so many minutes ago. */
export async function tokenOfLongAgo({ uid, email }: Person, minutes: number): Promise<string> {
  // The accounts of the tests are younger than such a sign-in.
  const host = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}/identitytoolkit.googleapis.com/v1`;
  await fetch(`${host}/projects/${testProject}/accounts:update`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
    body: JSON.stringify({ localId: uid, validSince: '1000000000' }),
  });
  return forgedToken(
    { sub: uid, email, auth_time: Math.floor(Date.now() / 1000) - minutes * 60 },
    testProject,
  );
}

/**
 * Auth that, as on a real project, looks at no account when it verifies a token; the emulator's does. Signatures are not
 * looked at either: the emulator makes none.
 */
export function withoutLookingUp(auth: Auth): Auth {
  const verifyIdToken = async (raw: string) => {
    const claims = JSON.parse(Buffer.from(raw.split('.')[1] ?? '', 'base64url').toString()) as DecodedIdToken;
    return { ...claims, uid: claims.sub };
  };
  return new Proxy(auth, {
    get: (target, key) => {
      if (key === 'verifyIdToken') return verifyIdToken;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
