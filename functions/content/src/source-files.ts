import { isDeepStrictEqual } from 'node:util';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { StudioFields } from '@pathshala/contract/content/fields';
import { lessonParts } from '@pathshala/contract/studio/items';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { parseDocument, stringify, visit } from 'yaml';
import { allKinds, kindNames } from './kinds/all-kinds.ts';
import type { Layout } from './kinds/define-kind.ts';
import { fieldsIn, languagesOf } from './kinds/fields-of.ts';
import { Problems, splitFrontMatter } from './problems.ts';
import { pageFile, type Source, without } from './sources.ts';

type OldText = (file: string) => string | undefined;

/** By path in the content folder. Unchanged files keep their bytes. */
export function filesFrom(items: readonly Source[], oldText: OldText): Map<string, string> {
  const files = new Map<string, string>();
  for (const name of kindNames) {
    const own = items.filter(({ kind }) => kind === name);
    const { files: layout } = allKinds[name];
    const write = writers[layout.as] as (out: Out, layout: Layout, items: readonly Source[]) => void;
    write({ files, oldText }, layout, own);
  }
  return files;
}

interface Out {
  readonly files: Map<string, string>;
  readonly oldText: OldText;
}

function json({ files, oldText }: Out, file: string, data: unknown): void {
  files.set(file, jsonFile(oldText(file), data));
}

const writers: {
  readonly [As in Layout['as']]: (
    out: Out,
    layout: Extract<Layout, { readonly as: As }>,
    items: readonly Source[],
  ) => void;
} = {
  lists: (out, { at, omit }, items) => {
    for (const list of listNames) {
      const own = items.filter(({ fields }) => fields.list === list);
      const rows = own.map(({ id, fields }) => ({ id, ...without(fields, ...omit) }));
      json(out, `${at}/${list}.json`, rows);
    }
  },
  lessons: (out, _layout, items) => {
    for (const [stem, fields] of lessonStems(items)) lessonFiles(out, stem, fields);
  },
  folder: (out, { at, idField }, items) => {
    for (const { id, fields } of items) json(out, `${at}/${id}.json`, { [idField]: id, ...fields });
  },
  rows: (out, { at, idField }, items) => {
    const rows = items.map(({ id, fields }) => ({ [idField]: id, ...fields }));
    json(out, at, inOldOrder(out.oldText(at), rows, idField));
  },
  file: (out, { at }, items) => {
    for (const { fields } of items) json(out, at, fields);
  },
  markdown: (out, _layout, items) => {
    for (const { kind, id, fields } of items) {
      for (const language of languagesOf(fields)) {
        const isWritten = (name: string) =>
          language === firstLanguage || 'translatable' in (allKinds[kind].fields[name] ?? {});
        const own = Object.entries(fieldsIn(kind, fields, language)).filter(([name]) => isWritten(name));
        markdown(out, pageFile(id, language), Object.fromEntries(own));
      }
    }
  },
};

function inOldOrder(
  old: string | undefined,
  items: readonly StudioFields[],
  idField: string,
): StudioFields[] {
  const before = old === undefined ? [] : (JSON.parse(old) as StudioFields[]);
  const places = new Map(before.map((one, at) => [one[idField], at]));
  const place = (one: StudioFields) => places.get(one[idField]) ?? before.length;
  return items.toSorted((a, b) => place(a) - place(b));
}

function lessonStems(lessons: readonly Source[]): [stem: string, fields: StudioFields][] {
  const courseOf = ({ id }: Source) => lessonParts(id)?.courseId ?? '';
  const courses = [...new Set(lessons.map(courseOf))];
  return courses.flatMap((courseId) =>
    lessons
      .filter((one) => courseOf(one) === courseId)
      .map(({ id, fields }, at): [string, StudioFields] => [
        `lessons/${courseId}/${at + 1}-${lessonParts(id)?.lessonId}`,
        fields,
      ]),
  );
}

function lessonFiles(out: Out, stem: string, fields: StudioFields): void {
  for (const language of languagesOf(fields)) {
    const { quiz, ...lesson } = fieldsIn('lessons', fields, language);
    const isFirst = language === firstLanguage;
    const place = isFirst ? stem : `${stem}.${language}`;
    markdown(out, `${place}.md`, isFirst ? lesson : without(lesson, 'minutes'));
    const questions = ((quiz ?? []) as readonly StudioFields[]).map(({ answer, ...texts }) =>
      isFirst ? { ...texts, answer } : texts,
    );
    if (questions.length > 0) json(out, `${place}.quiz.json`, questions);
  }
}

function markdown({ files, oldText }: Out, file: string, fields: StudioFields): void {
  const { body, ...head } = fields;
  const old = oldText(file);
  const before = old === undefined ? undefined : splitFrontMatter(old, file, new Problems());
  const isSameHead = before !== undefined && isDeepStrictEqual(before.fields, head);
  const written =
    isSameHead && old
      ? old.slice(0, old.length - before.body.length)
      : `---\n${stringify(head, { lineWidth: 0 })}---\n`;
  files.set(file, `${written}${body}`);
}

function jsonFile(old: string | undefined, data: unknown): string {
  if (old !== undefined && isDeepStrictEqual(JSON.parse(old), data)) return old;
  return `${jsonText(data, '\n', partsOf(old ?? ''))}\n`;
}

/** The arrays and objects of a text, by their values: somebody wrote some of them on one line. */
function partsOf(old: string): ReadonlyMap<string, string> {
  const parts = new Map<string, string>();
  const read = parseDocument(old);
  visit(read, {
    Collection: (_, node) => {
      if (node.range) parts.set(JSON.stringify(node.toJS(read)), old.slice(node.range[0], node.range[1]));
    },
  });
  return parts;
}

/** What is in `parts` keeps its text. @param end the end of a line, and how far the next is indented */
function jsonText(value: unknown, end: string, parts: ReadonlyMap<string, string>): string {
  const kept = parts.get(JSON.stringify(value));
  if (kept !== undefined || typeof value !== 'object' || value === null) return kept ?? JSON.stringify(value);
  const rows = Object.entries(value).map(([name, one]) => {
    const text = jsonText(one, `${end}  `, parts);
    return `${end}  ${Array.isArray(value) ? text : `${JSON.stringify(name)}: ${text}`}`;
  });
  const [first, last] = Array.isArray(value) ? '[]' : '{}';
  return rows.length === 0 ? `${first}${last}` : `${first}${rows.join(',')}${end}${last}`;
}
