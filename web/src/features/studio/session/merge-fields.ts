import type { StudioFields } from '@pathshala/contract/content/fields';

/** A clash: two people changed the same field. */
export interface Clash {
  /** The field, such as `title.en` or `quiz[1].question`. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export type Side = 'mine' | 'theirs';

/** The chosen side, by the clash's path. */
export type Choices = Readonly<Record<string, Side>>;

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries => typeof value === 'object' && value !== null;

/** Whether two JSON values are equal, whatever the order of their fields. An undefined field counts as missing. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isEntries(a) || !isEntries(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== (b as unknown as unknown[]).length) return false;
  const names = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...names].every((name) => same(a[name], b[name]));
}

/**
 * Merges two people's changes field by field. If only one of them changed a field, that change counts. If both did, it
 * is a clash: texts are not put together. A list is one field if its length changed.
 * @param choices the chosen sides of clashes; without a choice, `mine` stays
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
    // In the order of `mine`, so that nothing but the change differs.
    const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
    const all = names.map((name) => {
      const whole = path ? `${path}.${name}` : name;
      return [name, merge(whole, was[name], own[name], other[name])] as const;
    });
    return Object.fromEntries(all.filter(([, value]) => value !== undefined));
  }

  return { fields: mergeEntries('', base, mine, theirs), clashes };
}
