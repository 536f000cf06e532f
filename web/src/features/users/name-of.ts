import type { User } from '@pathshala/contract/accounts/user';

/** A person's name in a sentence: without a name, the address. */
export const nameOf = ({ displayName, email }: Pick<User, 'displayName' | 'email'>): string =>
  displayName || email;
