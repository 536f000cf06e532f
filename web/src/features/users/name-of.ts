import type { User } from '@pathshala/contract/accounts/user';

/** By what a person is called in a sentence: not everybody has given a name. */
export const nameOf = ({ displayName, email }: Pick<User, 'displayName' | 'email'>): string =>
  displayName || email;
