import { allKinds } from '@pathshala/content/kinds/all-kinds';
import type { Field } from '@pathshala/content/kinds/define-fields';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import type { Language } from '@pathshala/contract/text/languages';
import { diffIndices } from 'node-diff3';

/** A line of a field. */
interface Line {
  /** Path of its field, for `fieldLabel`. */
  readonly path: string;
  /** The same wherever in its list an entry stands. */
  readonly field: string;
  readonly text: string;
}

/** A line that differs; one side is missing if it was added or removed. */
export interface ChangedLine {
  readonly path: string;
  readonly before?: string;
  readonly after?: string;
}

/** In the order of the kind's fields, which the order of what is stored need not be. */
function linesIn(field: Field, value: unknown, path: string): Line[] {
  if (value === undefined || value === null) return [];
  if (field.type === 'list')
    return (value as readonly unknown[]).flatMap((one, at) => linesIn(field.of, one, `${path}[${at}]`));
  if (field.type === 'group') {
    const values = new Map(Object.entries(value));
    return Object.entries(field.of).flatMap(([name, one]) =>
      linesIn(one, values.get(name), path ? `${path}.${name}` : name),
    );
  }
  // The files count options from 0, people from 1.
  const text = String(path.endsWith('.answer') ? Number(value) + 1 : value);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => ({ path, field: path.replace(/\[\d+\]/g, ''), text: line }));
}

/** The lines in which two states of an item differ, in one language. */
export function compareLines(
  kind: StudioKind,
  [before, after]: readonly [StudioFields, StudioFields],
  language: Language,
): ChangedLine[] {
  const linesOf = (fields: StudioFields) =>
    linesIn({ type: 'group', of: allKinds[kind].fields }, fieldsIn(kind, fields, language), '');
  const [a, b] = [linesOf(before), linesOf(after)];
  const keys = (lines: readonly Line[]) => lines.map(({ field, text }) => `${field}\n${text}`);
  return diffIndices(keys(a), keys(b)).flatMap(({ buffer1, buffer2 }) => {
    const [removed, added] = [
      a.slice(buffer1[0], buffer1[0] + buffer1[1]),
      b.slice(buffer2[0], buffer2[0] + buffer2[1]),
    ];
    return paired(removed, added);
  });
}

/** A removed line and the next added one of its field are one line that changed. */
function paired(removed: readonly Line[], added: readonly Line[]): ChangedLine[] {
  const rows: ChangedLine[] = [];
  let next = 0;
  const addUntil = (end: number) => {
    for (; next < end; next += 1) {
      const { path = '', text = '' } = added[next] ?? {};
      rows.push({ path, after: text });
    }
  };
  for (const { path, field, text } of removed) {
    const at = added.findIndex((one, place) => place >= next && one.field === field);
    addUntil(Math.max(at, next));
    const pair = at < 0 ? undefined : added[next++];
    rows.push(pair ? { path: pair.path, before: text, after: pair.text } : { path, before: text });
  }
  addUntil(added.length);
  return rows;
}
