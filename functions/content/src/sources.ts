import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import { lessonItemId } from '@pathshala/contract/studio/items';
import { firstLanguage, type Translation, translations } from '@pathshala/contract/text/languages';
import { splitFrontMatter } from './front-matter.ts';
import { allKinds, kindNames } from './kinds/all-kinds.ts';
import type { Kind, Layout } from './kinds/define-kind.ts';
import { fitFields } from './kinds/fields-of.ts';
import { Problems } from './problems.ts';
import { pageFile } from './read-pages.ts';

/** An item of the school's files as editors know it. */
export interface Source {
  readonly kind: StudioKind;
  readonly id: string;
  readonly fields: StudioFields;
}

type Json = Readonly<Record<string, unknown>>;

const jsonIn = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

type Item = readonly [id: string, entry: unknown];
type At<As extends Layout['as']> = Extract<Layout, { readonly as: As }>;

/** How items are read that are in the clone in one way or another. */
const readers: {
  readonly [As in Layout['as']]: (folder: string, layout: At<As>, kind: Kind) => Item[];
} = {
  lists: (folder, { at }) =>
    listNames.flatMap((list) => {
      const rows = jsonIn(folder, `${at}/${list}.json`) as Json[];
      return rows.map((row): Item => [String(row.id), { ...row, list }]);
    }),
  lessons: (folder, { at }) => readLessonSources(folder, at),
  folder: (folder, { at, idField }) =>
    entriesIn(folder, at).map((entry): Item => [String(entry[idField]), entry]),
  rows: (folder, { at, idField }) =>
    (jsonIn(folder, at) as Json[]).map((entry): Item => [String(entry[idField]), entry]),
  file: (folder, { at }, { ids = [] }) => ids.map((id): Item => [id, jsonIn(folder, at)]),
  markdown: (folder, _layout, { ids = [] }) => ids.map((id): Item => [id, readPageSource(folder, id)]),
};

/**
 * What is in the school's files of some kinds, as it is written there.
 * @param folder as `loadContent` takes it, whose files were checked by it
 * @param kinds left out: everything that can be edited
 */
export function readSources(folder: string, kinds: readonly StudioKind[] = kindNames): Source[] {
  return kinds.flatMap((name) => {
    const kind = allKinds[name];
    const read = readers[kind.files.as] as (folder: string, layout: Layout, kind: Kind) => Item[];
    return read(folder, kind.files, kind).map(([id, entry]) => sourceOf(name, id, entry));
  });
}

function sourceOf(kind: StudioKind, id: string, entry: unknown): Source {
  const { fields, typeErrors } = fitFields(kind, entry);
  if (typeErrors.length > 0) throw new Error(`${kind} ${id}: ${JSON.stringify(typeErrors)}`);
  return { kind, id, fields };
}

function entriesIn(folder: string, name: string): Json[] {
  if (!existsSync(join(folder, name))) return [];
  const files = readdirSync(join(folder, name)).filter((file) => file.endsWith('.json'));
  return files.sort().map((file) => jsonIn(folder, `${name}/${file}`) as Json);
}

/** The head and the text of a Markdown file. */
function partsOf(folder: string, file: string): Json {
  const problems = new Problems();
  const parts = splitFrontMatter(readFileSync(join(folder, file), 'utf8'), file, ['minutes'], problems);
  problems.throwIfAny();
  return { ...(parts?.fields as Json), body: parts?.body };
}

/** `updated` is the first version's: what changes in one language changes in all. */
function readPageSource(folder: string, name: string): Json {
  const first = partsOf(folder, pageFile(name, firstLanguage));
  return translations.reduce<Json>((page, language) => {
    const file = pageFile(name, language);
    if (!existsSync(join(folder, file))) return page;
    const { updated: _, ...own } = partsOf(folder, file);
    return withTranslation(page, own, language);
  }, first);
}

const lessonFile = /^(\d+)-([a-z0-9-]+)\.md$/;

function readLessonSources(folder: string, at: string): Item[] {
  const root = join(folder, at);
  const courses = existsSync(root) ? readdirSync(root).sort() : [];
  return courses.flatMap((course) =>
    readdirSync(join(root, course))
      .sort()
      .flatMap((name): Item[] => {
        const [, order, id] = lessonFile.exec(name) ?? [];
        if (order === undefined || id === undefined) return [];
        const stem = `${at}/${course}/${order}-${id}`;
        const first = readVersion(folder, stem);
        const entry = translations.reduce<Json>((lesson, language) => {
          const isThere = existsSync(join(folder, `${stem}.${language}.md`));
          return isThere
            ? withTranslation(lesson, readVersion(folder, `${stem}.${language}`), language)
            : lesson;
        }, first);
        return [[lessonItemId(course, id), { ...entry, order: Number(order) }]];
      }),
  );
}

function readVersion(folder: string, stem: string): Json {
  const quiz = `${stem}.quiz.json`;
  const hasQuiz = existsSync(join(folder, quiz));
  return { ...partsOf(folder, `${stem}.md`), ...(hasQuiz && { quiz: jsonIn(folder, quiz) }) };
}

/** A lesson whose texts are in another language as well; what is the same in both stands once. */
function withTranslation(first: unknown, other: unknown, language: Translation): Json {
  return joined(first, other, language) as Json;
}

function joined(first: unknown, other: unknown, language: Translation): unknown {
  if (other === undefined || other === first) return first;
  if (typeof first === 'string') return { [firstLanguage]: first, [language]: other };
  if (Array.isArray(first)) {
    return first.map((one, at) => joined(one, (other as unknown[])[at], language));
  }
  if (typeof first !== 'object' || first === null) return first;
  const others = other as Json;
  return Object.fromEntries(
    Object.entries(first).map(([name, one]) => [name, joined(one, ownValue(others, name), language)]),
  );
}
