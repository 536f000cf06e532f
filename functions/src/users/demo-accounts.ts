import type { Role } from '@pathshala/contract/accounts/user';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
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
    role: 'student',
  },
] as const satisfies readonly DemoAccount[];
