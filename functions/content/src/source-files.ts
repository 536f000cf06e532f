import { isDeepStrictEqual } from 'node:util';
import {
  firstLanguage,
  type Language,
  languages,
  type Translation,
  translations,
} from '@pathshala/contract/languages';
import { listNames } from '@pathshala/contract/lists';
import { lessonParts } from '@pathshala/contract/studio';
import { fieldsIn, isWrittenIn, type StudioFields } from '@pathshala/contract/studio-fields';
import { stringify } from 'yaml';
import { splitFrontMatter } from './front-matter.ts';
import { patchedJson } from './patched-json.ts';
import { Problems } from './problems.ts';
import { pageFile } from './read-pages.ts';
import type { Source } from './sources.ts';

/** The text of a file as it is now; undefined where there is none. */
export type OldText = (file: string) => string | undefined;

/**
 * The school's files out of what is published. A file that says the same as before keeps its bytes.
 * @param items in the order of their lists
 * @param oldText of the repository's files
 * @returns by path in the content folder
 */
export function filesFrom(items: readonly Source[], oldText: OldText): Map<string, string> {
  const of = (kind: Source['kind']) => items.filter((one) => one.kind === kind);
  const files = new Map<string, string>();
  const json = (file: string, data: unknown) => files.set(file, jsonFile(oldText(file), data));
  for (const list of listNames) {
    const own = of('courses').filter(({ fields }) => fields.list === list);
    json(
      `courses/${list}.json`,
      own.map(({ id, fields: { list: _, place: _place, ...entry } }) => ({ id, ...entry })),
    );
  }
  for (const { id, fields } of of('articles')) json(`blogs/${id}.json`, { _id: id, ...fields });
  for (const { id, fields } of of('books')) json(`books/${id}.json`, { _id: id, ...fields });
  const people = of('instructors').map(({ id, fields }) => ({ id, ...fields }));
  json('instructors.json', inOldOrder(oldText('instructors.json'), people));
  for (const { fields } of of('home')) json('site/home.json', fields);
  for (const { id, fields } of of('pages')) {
    for (const language of languagesOf(fields))
      markdown(files, pageFile(id, language), fieldsIn('pages', fields, language), oldText);
  }
  for (const [stem, fields] of lessonStems(of('lessons'))) lessonFiles(files, stem, fields, oldText);
  return files;
}

/** Those that were there stay where they were; new ones come last. */
function inOldOrder<T extends { readonly id: string }>(old: string | undefined, items: readonly T[]): T[] {
  const before = old === undefined ? [] : (JSON.parse(old) as { readonly id: string }[]);
  const places = new Map(before.map(({ id }, at) => [id, at]));
  return items.toSorted((a, b) => (places.get(a.id) ?? before.length) - (places.get(b.id) ?? before.length));
}

/** Where each lesson lies: numbered from 1 in the order of its course. */
function lessonStems(lessons: readonly Source[]): [stem: string, fields: StudioFields][] {
  const courseOf = ({ id }: Source) => lessonParts(id)?.courseId ?? '';
  const courses = [...new Set(lessons.map(courseOf))];
  const order = ({ fields }: Source) => Number(fields.order ?? Number.MAX_SAFE_INTEGER);
  return courses.flatMap((courseId) =>
    lessons
      .filter((one) => courseOf(one) === courseId)
      .toSorted((a, b) => order(a) - order(b) || (a.id < b.id ? -1 : 1))
      .map(({ id, fields }, at): [string, StudioFields] => [
        `lessons/${courseId}/${at + 1}-${lessonParts(id)?.lessonId}`,
        fields,
      ]),
  );
}

/** The languages that an item has a version in, which is a file. */
function languagesOf(fields: StudioFields): readonly Language[] {
  return languages.filter((one) => one === firstLanguage || isWrittenIn(fields, one));
}

function lessonFiles(files: Map<string, string>, stem: string, fields: StudioFields, oldText: OldText): void {
  for (const language of languagesOf(fields)) {
    const { order: _, quiz, ...lesson } = fieldsIn('lessons', fields, language);
    const isFirst = !translations.includes(language as Translation);
    const place = isFirst ? stem : `${stem}.${language}`;
    const { minutes: _minutes, ...translated } = lesson;
    markdown(files, `${place}.md`, isFirst ? lesson : translated, oldText);
    const questions = (quiz as readonly StudioFields[]).map(({ answer, ...texts }) =>
      isFirst ? { ...texts, answer } : texts,
    );
    files.set(`${place}.quiz.json`, jsonFile(oldText(`${place}.quiz.json`), questions));
  }
}

/** A file with its head between lines of `---` and its text below. */
function markdown(files: Map<string, string>, file: string, fields: StudioFields, oldText: OldText): void {
  const { body, ...head } = fields;
  const old = oldText(file);
  const before = old === undefined ? undefined : splitFrontMatter(old, file, ['minutes'], new Problems());
  const isSameHead = before !== undefined && isDeepStrictEqual(before.fields, head);
  const written = isSameHead && old ? old.slice(0, old.length - before.body.length) : headOf(head);
  files.set(file, `${written}${body}`);
}

function headOf(head: StudioFields): string {
  return `---\n${stringify(head, { lineWidth: 0 })}---\n`;
}

function jsonFile(old: string | undefined, data: unknown): string {
  if (old === undefined) return `${JSON.stringify(data, null, 2)}\n`;
  const text = old.trim();
  return old.replace(text, () => patchedJson(text, data));
}
