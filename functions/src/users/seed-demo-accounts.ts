import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { utcDay } from '../core/utc-day.ts';
import { collections } from '../firestore/collections.ts';
import { type DemoAccount, demoAccounts } from './demo-accounts.ts';

/**
 * Creates the demo accounts and records; existing ones keep everything except their role.
 * @throws Error outside the emulators: the passwords are public
 */
export async function seedDemoAccounts(auth: Auth, db: Firestore): Promise<void> {
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST || !process.env.FIRESTORE_EMULATOR_HOST) {
    throw new Error('The demo accounts are for the emulators only.');
  }
  for (const account of demoAccounts) await seedAccount(auth, db, account);
}

async function seedAccount(auth: Auth, db: Firestore, account: DemoAccount): Promise<void> {
  const { email, displayName, role } = account;
  const { uid } = (await find(auth, email)) ?? (await create(auth, account));
  await auth.setCustomUserClaims(uid, role === 'admin' ? { admin: true } : null);
  const reference = collections.users(db).doc(uid);
  const now = Timestamp.now();
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(reference)).data();
    const { createdAt = now, lastSeenAt = now } = before ?? {};
    const seenOn = utcDay(lastSeenAt.toMillis());
    transaction.set(reference, { email, displayName, role, createdAt, lastSeenAt, seenOn });
  });
}

async function find(auth: Auth, email: string): Promise<Account | undefined> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0];
}

function create(auth: Auth, { email, password, displayName }: DemoAccount): Promise<Account> {
  return auth.createUser({ email, password, displayName, emailVerified: true });
}
