import type { StudioFields } from '@pathshala/contract/content/fields';
import { type MergedText, mergeText } from './merge-text.ts';
import { same } from './same.ts';

/** A clash: two people changed the same text or value. Has its field and both versions. */
export interface Clash {
  /** Identifies the clash, such as `body.en#1`. */
  readonly id: string;
  /** The field, such as `title.en` or `quiz[1].question`. */
  readonly path: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export type Side = 'mine' | 'theirs';

/** The chosen side, by the clash's id. */
export type Choices = Readonly<Record<string, Side>>;

type Entries = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Merges two people's changes to the same fields. If only one of them changed something, that change counts. If both
 * did and the changes cannot be merged, it is a clash.
 * @param choices the chosen sides of clashes; without a choice, `mine` stays
 */
export function mergeFields(
  base: StudioFields,
  mine: StudioFields,
  theirs: StudioFields,
  choices: Choices = {},
): { fields: StudioFields; clashes: Clash[] } {
  const clashes: Clash[] = [];

  function merge(path: string, was: unknown, own: unknown, other: unknown): unknown {
    if (same(own, other) || same(other, was)) return own;
    if (same(own, was)) return other;
    if (isObject(own) && isObject(other)) return mergeEntries(path, isObject(was) ? was : {}, own, other);
    if (Array.isArray(own) && Array.isArray(other) && Array.isArray(was))
      if (own.length === was.length && other.length === was.length)
        return own.map((one, at) => merge(`${path}[${at}]`, was[at], one, other[at]));
    if (typeof own === 'string' && typeof other === 'string')
      return putTogether(path, mergeText(typeof was === 'string' ? was : '', own, other));
    return choose(path, path, own, other);
  }

  function mergeEntries(path: string, was: Entries, own: Entries, other: Entries): Entries {
    // In the order of `mine`, so that nothing but the change differs.
    const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
    const merged = names.map((name) => {
      const inner = path ? `${path}.${name}` : name;
      return [name, merge(inner, was[name], own[name], other[name])] as const;
    });
    return Object.fromEntries(merged.filter(([, value]) => value !== undefined));
  }

  function putTogether(path: string, parts: MergedText): string {
    return parts
      .map((part, at) =>
        typeof part === 'string' ? part : choose(`${path}#${at}`, path, part.mine, part.theirs),
      )
      .join('');
  }

  function choose<Value>(id: string, path: string, own: Value, other: Value): Value {
    clashes.push({ id, path, mine: own, theirs: other });
    return choices[id] === 'theirs' ? other : own;
  }

  return { fields: mergeEntries('', base, mine, theirs), clashes };
}
