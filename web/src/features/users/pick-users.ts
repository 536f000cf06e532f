import type { Role, User } from '@pathshala/contract/accounts/user';
import { normaliseEmail } from '@pathshala/contract/http/validation';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';

const roleFilters = {
  everybody: words['users.everybody'],
  admin: words['users.admins'],
  teacher: words['users.teachers'],
  student: words['users.students'],
} as const satisfies Readonly<Record<Role | 'everybody', () => string>>;
export type RoleFilter = keyof typeof roleFilters;
export const roleFilterNames = Object.keys(roleFilters) as RoleFilter[];

interface Order {
  readonly label: () => string;
  readonly compare?: (a: User, b: User) => number;
}

const byText = new Intl.Collator(siteLanguage, { sensitivity: 'base', numeric: true });

const orders = {
  oldest: { label: words['users.oldest'] },
  newest: { label: words['users.newest'], compare: (a, b) => b.createdAt.localeCompare(a.createdAt) },
  seen: { label: words['users.seenFirst'], compare: (a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt) },
  name: {
    label: words['ui.name'],
    // People without a name come last.
    compare: (a, b) =>
      Number(a.displayName === '') - Number(b.displayName === '') ||
      byText.compare(a.displayName, b.displayName),
  },
  email: { label: words['ui.email'], compare: (a, b) => byText.compare(a.email, b.email) },
} as const satisfies Readonly<Record<string, Order>>;
export type OrderName = keyof typeof orders;
export const orderNames = Object.keys(orders) as OrderName[];

export const roleFilterLabels = () => labelsOf(roleFilterNames, (name) => roleFilters[name]());
export const orderLabels = () => labelsOf(orderNames, (name) => orders[name].label());

function labelsOf<Name extends string>(names: readonly Name[], say: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, say(name)])) as Readonly<Record<Name, string>>;
}

export interface UserQuery {
  /** A part of a name or of an e-mail address, in any case. */
  readonly search: string;
  readonly role: RoleFilter;
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
  const { compare }: Order = orders[order];
  return compare ? found.sort(compare) : found;
}
