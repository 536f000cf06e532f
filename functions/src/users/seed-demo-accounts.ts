import type { Role } from '@pathshala/contract/accounts/user';
import type { UserRecord as Account, Auth } from 'firebase-admin/auth';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { collections } from '../firestore/collections.ts';

export interface DemoAccount {
  readonly email: string;
  /** Left out: nobody signs in as them. */
  readonly password?: string;
  readonly displayName: string;
  readonly role: Role;
}

/** Demo accounts of the emulators: docs/contract.md, "Demo accounts". They exist nowhere else. */
export const demoAccounts = [
  { email: 'admin@pathshala.test', password: 'admin-pass-1', displayName: 'Nasrin Admin', role: 'admin' },
  {
    email: 'student@pathshala.test',
    password: 'student-pass-1',
    displayName: 'Tanvir Student',
    role: 'student',
  },
  {
    email: 'teacher@pathshala.test',
    password: 'teacher-pass-1',
    displayName: 'Shirin Teacher',
    role: 'teacher',
  },
] as const satisfies readonly DemoAccount[];

/** What all of them have done is in `demo-school.ts`. */
export const demoClassmates: readonly DemoAccount[] = (
  [
    ['ayesha', 'Ayesha Siddiqua'],
    ['rafi', 'Rafi Ahmed'],
    ['mithun', 'Mithun Das'],
    ['sumaiya', 'Sumaiya Akter'],
    ['ukhing', 'Ukhing Marma'],
  ] as const
).map(([name, displayName]) => ({ email: `${name}@pathshala.test`, displayName, role: 'student' }));

export interface DemoPerson {
  readonly uid: string;
  readonly isNew: boolean;
}

/** Existing accounts keep all but their role. @throws Error outside the emulators: passwords are public */
export async function seedDemoAccounts(auth: Auth, db: Firestore): Promise<DemoPerson[]> {
  if (!process.env.FIREBASE_AUTH_EMULATOR_HOST || !process.env.FIRESTORE_EMULATOR_HOST) {
    throw new Error('The demo accounts are for the emulators only.');
  }
  const accounts = [...demoAccounts, ...demoClassmates];
  return await Promise.all(accounts.map((account) => seedAccount(auth, db, account)));
}

async function seedAccount(auth: Auth, db: Firestore, account: DemoAccount): Promise<DemoPerson> {
  const { email, displayName, role } = account;
  const known = await find(auth, email);
  const { uid } = known ?? (await auth.createUser({ ...fieldsOf(account), emailVerified: true }));
  await auth.setCustomUserClaims(uid, role === 'student' ? null : { [role]: true });
  const reference = collections.users(db).doc(uid);
  const now = Timestamp.now();
  await db.runTransaction(async (transaction) => {
    const before = (await transaction.get(reference)).data();
    const { createdAt = now, lastSeenAt = now } = before ?? {};
    transaction.set(reference, { email, displayName, role, createdAt, lastSeenAt });
  });
  return { uid, isNew: !known };
}

async function find(auth: Auth, email: string): Promise<Account | undefined> {
  const { users } = await auth.getUsers([{ email }]);
  return users[0];
}

const fieldsOf = ({ role: _role, ...fields }: DemoAccount) => fields;
