import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fitFields } from './kinds/fields-of.ts';
import { schoolFolder } from './load-content.ts';
import { filesFrom } from './source-files.ts';
import { readSources, type Source } from './sources.ts';

const sources = readSources(schoolFolder);
const oldText = (file: string) => {
  const path = join(schoolFolder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
};

/** As Firestore gives it back: in no order of its own. */
const unordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, one]) => [name, unordered(one)]));
};
const kept = sources.map(
  ({ kind, id, fields }): Source => ({ kind, id, fields: fitFields(kind, unordered(fields)).fields }),
);

/** Files that differ from the repository's. */
const changed = (items: readonly Source[]) =>
  [...filesFrom(items, oldText)].filter(([file, text]) => text !== oldText(file)).map(([file]) => file);

test('the school is written back byte for byte', () => {
  expect(changed(kept)).toEqual([]);
});

test('rewritten, without the files as they were, it says the same', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pathshala-sources-'));
  for (const [file, text] of filesFrom(kept, () => undefined)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  expect(readSources(folder)).toEqual(sources);
  rmSync(folder, { recursive: true });
});

test('an edit changes its own file, and in it only what was edited', () => {
  const edit = (kind: string, id: string, change: object) =>
    kept.map((one) =>
      one.kind === kind && one.id === id ? { ...one, fields: { ...one.fields, ...change } } : one,
    );
  const course = edit('courses', 'c1-counting-to-hundred', { price: 6 });
  expect(changed(course)).toEqual(['courses/classOne.json']);
  const rows = (text = '[]') => JSON.parse(text) as readonly { readonly id?: string }[];
  const file = 'courses/classOne.json';
  const [before, after] = [rows(oldText(file)), rows(filesFrom(course, oldText).get(file))];
  expect(after).toEqual(
    before.map((one) =>
      JSON.stringify(one).includes('"c1-counting-to-hundred"') ? { ...one, price: 6 } : one,
    ),
  );
  const lesson = edit('lessons', 'free-first-code~one-step-at-a-time', { minutes: 99 });
  expect(changed(lesson)).toEqual(['lessons/free-first-code/1-one-step-at-a-time.md']);
});
