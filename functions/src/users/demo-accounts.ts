import type { Role } from '@pathshala/contract/accounts/user';

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

/** The demo student's classmates. What all of them have done is in `demo-school.ts`. */
export const demoClassmates: readonly DemoAccount[] = (
  [
    ['ayesha', 'Ayesha Siddiqua'],
    ['rafi', 'Rafi Ahmed'],
    ['mithun', 'Mithun Das'],
    ['sumaiya', 'Sumaiya Akter'],
    ['ukhing', 'Ukhing Marma'],
  ] as const
).map(([name, displayName]) => ({ email: `${name}@pathshala.test`, displayName, role: 'student' }));
