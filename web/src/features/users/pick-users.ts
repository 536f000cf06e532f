import type { Role, User } from '@pathshala/contract/accounts/user';
import { normaliseEmail } from '@pathshala/contract/http/validation';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';

export const roles = () => ({
  everybody: words['users.everybody'](),
  admin: words['users.admins'](),
  teacher: words['users.teachers'](),
  student: words['users.students'](),
});

export const orders = () => ({
  oldest: words['users.oldest'](),
  newest: words['users.newest'](),
  seen: words['users.seenFirst'](),
  name: words['ui.name'](),
  email: words['ui.email'](),
});
export type OrderName = keyof ReturnType<typeof orders>;

const byText = new Intl.Collator(siteLanguage, { sensitivity: 'base', numeric: true });

/** The API lists the oldest first. */
const compare: Readonly<Record<Exclude<OrderName, 'oldest'>, (a: User, b: User) => number>> = {
  newest: (a, b) => b.createdAt.localeCompare(a.createdAt),
  seen: (a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt),
  // People without a name come last.
  name: (a, b) =>
    Number(a.displayName === '') - Number(b.displayName === '') ||
    byText.compare(a.displayName, b.displayName),
  email: (a, b) => byText.compare(a.email, b.email),
};

export interface UserQuery {
  /** A part of a name or of an e-mail address, in any case. */
  readonly search: string;
  readonly role: Role | 'everybody';
  readonly order: OrderName;
}

/** Otherwise all users must be loaded. */
export function asItComes({ search, role, order }: UserQuery): boolean {
  return normaliseEmail(search) === '' && role === 'everybody' && order === 'oldest';
}

export function pickUsers(users: readonly User[], { search, role, order }: UserQuery): readonly User[] {
  const part = normaliseEmail(search);
  const fits = ({ email, displayName }: User) =>
    [email, displayName].some((text) => normaliseEmail(text).includes(part));
  const found = users.filter((user) => (role === 'everybody' || user.role === role) && fits(user));
  return order === 'oldest' ? found : found.sort(compare[order]);
}
