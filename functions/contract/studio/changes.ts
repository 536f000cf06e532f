import { ownValue } from '@pathshala/contract/http/own-value';
import type { StudioFields } from '../content/fields.ts';

/** In UTF-16 units. */
export interface TextChange {
  readonly at: number;
  readonly removes: number;
  readonly puts: string;
}

export interface FieldChange {
  /** Names of fields, and positions in lists: `['quiz', '0', 'question']`. */
  readonly path: readonly string[];
  readonly value?: unknown;
  readonly text?: TextChange | undefined;
}

/** More would not fit into a single write. */
export const leftAtOnce = 10;

export interface StudioChanges {
  readonly changes: readonly FieldChange[];
  /** At most `leftAtOnce` versions that the caller chose against. The history keeps them. */
  readonly left?: readonly (readonly FieldChange[])[] | undefined;
  readonly right?: boolean | undefined;
}

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isHalf = (text: string, at: number) =>
  at > 0 && at < text.length && /[\uD800-\uDBFF]/.test(text.charAt(at - 1));

export function sameEnds(before: string | readonly unknown[], after: string | readonly unknown[]) {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { start, end };
}

function textChange(before: string, after: string): TextChange {
  let { start, end } = sameEnds(before, after);
  if (isHalf(before, start) || isHalf(after, start)) start -= 1;
  if (isHalf(before, before.length - end) || isHalf(after, after.length - end)) end -= 1;
  end = Math.max(end, 0);
  return { at: start, removes: before.length - end - start, puts: after.slice(start, after.length - end) };
}

export function changesBetween(before: StudioFields, after: StudioFields): FieldChange[] {
  function compare(path: readonly string[], was: unknown, now: unknown): FieldChange[] {
    if (was === now) return [];
    if (typeof was === 'string' && typeof now === 'string') return [{ path, text: textChange(was, now) }];
    if (Array.isArray(was) && Array.isArray(now) && was.length === now.length)
      return was.flatMap((one: unknown, at) => compare([...path, String(at)], one, now[at]));
    if (!isEntries(was) || !isEntries(now)) return now === undefined ? [{ path }] : [{ path, value: now }];
    const names = new Set([...Object.keys(was), ...Object.keys(now)]);
    return [...names].flatMap((name) => compare([...path, name], ownValue(was, name), ownValue(now, name)));
  }
  return compare([], before, after);
}

export function withChanges(fields: StudioFields, changes: readonly FieldChange[]): StudioFields {
  return changes.reduce((all, change) => put(all, change.path, change) as StudioFields, fields);
}

function put(value: unknown, path: readonly string[], change: FieldChange): unknown {
  const [name, ...inner] = path;
  if (name === undefined) return change.text ? withText(value, change.text) : change.value;
  if (Array.isArray(value)) {
    const at = Number(name);
    if (!/^\d+$/.test(name) || !(at < value.length)) throw new RangeError(`A list has no entry ${name}`);
    return value.with(at, put(value[at], inner, change));
  }
  if (!isEntries(value)) throw new RangeError(`Nothing has a field ${name} here`);
  const { [name]: own, ...others } = value;
  const now = put(Object.hasOwn(value, name) ? own : undefined, inner, change);
  if (now === undefined) return others;
  return { ...value, [name]: now };
}

function withText(value: unknown, { at, removes, puts }: TextChange): string {
  if (typeof value !== 'string' || at < 0 || removes < 0 || at + removes > value.length)
    throw new RangeError('A text has no such part');
  return value.slice(0, at) + puts + value.slice(at + removes);
}
