import type { StudioFields } from '@pathshala/contract/content/fields';

export interface Clash {
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export type Side = 'mine' | 'theirs';

export type Choices = Readonly<Record<string, Side>>;

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null;

/** Independent of the order of fields. An undefined field counts as missing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isEntries(a) || !isEntries(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => same(a[name], b[name]));
}

/**
 * Merges by field. A field changed on one side takes that change; on both it is a clash: texts are not merged. A list with a
 * different length is one field.
 * @param choices sides of clashes; default: `mine`
 */
export function mergeFields(
  base: StudioFields,
  mine: StudioFields,
  theirs: StudioFields,
  choices: Choices = {},
): { readonly fields: StudioFields; readonly clashes: readonly Clash[] } {
  const clashes: Clash[] = [];

  function merge(path: string, was: unknown, own: unknown, other: unknown): unknown {
    if (same(own, other) || same(other, was)) return own;
    if (same(own, was)) return other;
    if (Array.isArray(own) && Array.isArray(other) && Array.isArray(was)) {
      if (own.length === other.length && own.length === was.length)
        return own.map((one, at) => merge(`${path}[${at}]`, was[at], one, other[at]));
    } else if (isEntries(own) && isEntries(other) && !Array.isArray(own) && !Array.isArray(other))
      return mergeEntries(path, isEntries(was) ? was : {}, own, other);
    clashes.push({ path, mine: own, theirs: other });
    return choices[path] === 'theirs' ? other : own;
  }

  function mergeEntries(path: string, was: Entries, own: Entries, other: Entries): Entries {
    // In the order of `mine`, so that only the change differs.
    const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
    const all = names.map((name) => {
      const whole = path ? `${path}.${name}` : name;
      return [name, merge(whole, was[name], own[name], other[name])] as const;
    });
    return Object.fromEntries(all.filter(([, value]) => value !== undefined));
  }

  return { fields: mergeEntries('', base, mine, theirs), clashes };
}
