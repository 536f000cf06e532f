import type { StudioFields } from '@pathshala/contract/content/fields';
import { compareText, type MergedText, mergeText } from './merge-text.ts';
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

export interface Merged {
  readonly fields: StudioFields;
  readonly clashes: Clash[];
}

type Entries = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Stands for a base that nobody has, so that each difference is one to choose. */
const unknown = Symbol('unknown');

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
): Merged {
  return merged(base, mine, theirs, (id) => choices[id] ?? 'mine');
}

/**
 * Where two versions differ.
 * @param choices the chosen sides; without a choice, `theirs` stays
 */
export function compareFields(mine: StudioFields, theirs: StudioFields, choices: Choices = {}): Merged {
  return merged(unknown, mine, theirs, (id) => choices[id] ?? 'theirs');
}

function merged(
  base: unknown,
  mine: StudioFields,
  theirs: StudioFields,
  sideOf: (id: string) => Side,
): Merged {
  const clashes: Clash[] = [];

  function merge(path: string, was: unknown, own: unknown, other: unknown): unknown {
    if (same(own, other) || same(other, was)) return own;
    if (same(own, was)) return other;
    if (isObject(own) && isObject(other)) return mergeEntries(path, was, own, other);
    if (Array.isArray(own) && Array.isArray(other) && own.length === other.length)
      if (was === unknown || (Array.isArray(was) && was.length === own.length))
        return own.map((one, at) => merge(`${path}[${at}]`, inner(was, at), one, other[at]));
    if (typeof own === 'string' && typeof other === 'string')
      return putTogether(
        path,
        was === unknown ? compareText(own, other) : mergeText(typeof was === 'string' ? was : '', own, other),
      );
    return choose(path, path, own, other);
  }

  const inner = (was: unknown, name: string | number): unknown =>
    was === unknown ? unknown : typeof was === 'object' && was !== null ? (was as Entries)[name] : undefined;

  function mergeEntries(path: string, was: unknown, own: Entries, other: Entries): Entries {
    // In the order of `mine`, so that nothing but the change differs.
    const names = [...new Set([...Object.keys(own), ...Object.keys(other)])];
    const all = names.map((name) => {
      const whole = path ? `${path}.${name}` : name;
      return [name, merge(whole, inner(was, name), own[name], other[name])] as const;
    });
    return Object.fromEntries(all.filter(([, value]) => value !== undefined));
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
    return sideOf(id) === 'theirs' ? other : own;
  }

  return { fields: mergeEntries('', base, mine, theirs), clashes };
}
