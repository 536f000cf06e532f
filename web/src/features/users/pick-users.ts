import { normaliseEmail, type Role, type User } from '@pathshala/contract/user';

/** Whom the table shows, as its filter calls them. */
export const roleFilters = {
  everybody: 'Everybody',
  admin: 'Admins',
  teacher: 'Teachers',
  student: 'Students',
} as const satisfies Readonly<Record<Role | 'everybody', string>>;
export type RoleFilter = keyof typeof roleFilters;
export const roleFilterNames = Object.keys(roleFilters) as RoleFilter[];

interface Order {
  readonly label: string;
  readonly compare?: (a: User, b: User) => number;
}

const byText = new Intl.Collator(['en', 'bn'], { sensitivity: 'base', numeric: true });

/** In which order the table shows them. The API gives the first of these. */
const orders = {
  oldest: { label: 'Oldest first' },
  newest: { label: 'Newest first', compare: (a, b) => b.createdAt.localeCompare(a.createdAt) },
  seen: { label: 'Last seen first', compare: (a, b) => b.lastSeenAt.localeCompare(a.lastSeenAt) },
  name: {
    label: 'Name',
    // Who gave no name comes last.
    compare: (a, b) =>
      Number(a.displayName === '') - Number(b.displayName === '') ||
      byText.compare(a.displayName, b.displayName),
  },
  email: { label: 'Email', compare: (a, b) => byText.compare(a.email, b.email) },
} as const satisfies Readonly<Record<string, Order>>;
export type OrderName = keyof typeof orders;
export const orderNames = Object.keys(orders) as OrderName[];
export const orderLabels = Object.fromEntries(
  Object.entries(orders).map(([name, { label }]) => [name, label]),
) as Readonly<Record<OrderName, string>>;

/** What somebody looks for in *All Users*. */
export interface UserWish {
  /** A part of an e-mail address, in any case. */
  readonly search: string;
  readonly role: RoleFilter;
  readonly order: OrderName;
}

/** Whether a wish can be fulfilled by who has come so far; else all of them are needed. */
export function asItComes({ search, role, order }: UserWish): boolean {
  return normaliseEmail(search) === '' && role === 'everybody' && order === 'oldest';
}

/** Those who are looked for, in the order that is wanted. */
export function pickUsers(users: readonly User[], { search, role, order }: UserWish): readonly User[] {
  const part = normaliseEmail(search);
  const found = users.filter(
    (user) => (role === 'everybody' || user.role === role) && normaliseEmail(user.email).includes(part),
  );
  const { compare }: Order = orders[order];
  return compare ? found.sort(compare) : found;
}
