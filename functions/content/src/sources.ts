import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { KindFields, StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import { ownValue } from '@pathshala/contract/http/own-value';
import { lessonItemId } from '@pathshala/contract/studio/items';
import { kebab } from '@pathshala/contract/text/encodings';
import {
  firstLanguage,
  type Language,
  type Translation,
  translations,
} from '@pathshala/contract/text/languages';
import type { InOneLanguage } from '@pathshala/contract/text/local-text';
import { array, mixed, type Schema } from 'yup';
import { allKinds, kindNames } from './kinds/all-kinds.ts';
import { type Fields, type Kind, type Layout, text } from './kinds/define-kind.ts';
import { fitFields } from './kinds/fields-of.ts';
import { lesson } from './kinds/lesson.ts';
import { page } from './kinds/page.ts';
import { schemaOf, schemaOfField, translatedFields } from './kinds/schemas.ts';
import { Problems, readJson, splitFrontMatter } from './problems.ts';

type LessonFields = InOneLanguage<KindFields['lessons']>;
export type LessonHead = Pick<LessonFields, 'title' | 'minutes'>;
export type QuizSource = NonNullable<LessonFields['quiz']>[number];
export type TranslatedQuizSource = Omit<QuizSource, 'answer'>;

const id = text({ pattern: [kebab, 'faults.kebab'] });

export function without<One>(
  fields: Readonly<Record<string, One>>,
  ...names: readonly string[]
): Record<string, One> {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));
}

const entrySchema = (idField: string, fields: Fields, omit: readonly string[] = []) =>
  schemaOf<object>({ [idField]: id, ...without(fields, ...omit) }, 'each');

const head = without(lesson.fields, 'body', 'quiz');
const lessonHeadSchema = schemaOf<LessonHead>(head, 'one');
const translatedHeadSchema = schemaOf<Pick<LessonHead, 'title'>>(translatedFields(head), 'one');
const { quiz } = lesson.fields;
const quizSchema = schemaOfField(quiz, 'one') as Schema<QuizSource[]>;
const translatedQuizSchema = array()
  .of(schemaOf<TranslatedQuizSource>(translatedFields(quiz.of.of), 'one').required())
  .required();

const pageHead = without(page.fields, 'body');
const pageHeadSchema = schemaOf<object>(pageHead, 'one');
const translatedPageHeadSchema = schemaOf<object>(translatedFields(pageHead), 'one');

export interface Source {
  readonly kind: StudioKind;
  readonly id: string;
  readonly fields: StudioFields;
}

type Json = Readonly<Record<string, unknown>>;
type Item = readonly [id: string, entry: unknown];
type At<As extends Layout['as']> = Extract<Layout, { readonly as: As }>;

export function pageFile(name: string, language: Language): string {
  return `pages/${name}${language === firstLanguage ? '' : `.${language}`}.md`;
}

class Files {
  readonly folder: string;
  readonly problems: Problems;

  constructor(folder: string, problems: Problems) {
    this.folder = folder;
    this.problems = problems;
  }

  has(file: string): boolean {
    return existsSync(join(this.folder, file));
  }

  names(folder: string): string[] {
    return this.has(folder) ? readdirSync(join(this.folder, folder)).sort() : [];
  }

  json<T>(file: string, schema: Schema<T>): T | undefined {
    const value = readJson(this.folder, file, this.problems);
    return value === undefined ? undefined : this.problems.check(schema, value, file);
  }

  rows(file: string, schema: Schema<object>): Json[] {
    const rows = this.json(file, array().of(mixed()).required()) ?? [];
    return rows.flatMap((row, at): Json[] => {
      const checked = this.problems.check(schema, row, file, `[${at}]`);
      return checked ? [checked as Json] : [];
    });
  }

  markdown(file: string, schema: Schema<object>): Json | undefined {
    if (!this.has(file)) {
      this.problems.add(file, '(file)', 'is missing');
      return undefined;
    }
    const text = readFileSync(join(this.folder, file), 'utf8');
    const parts = splitFrontMatter(text, file, this.problems);
    const head = parts && this.problems.check(schema, parts.fields, file);
    return head && { ...head, body: parts.body };
  }
}

const readers: {
  readonly [As in Layout['as']]: (files: Files, layout: At<As>, kind: Kind) => Item[];
} = {
  lists: (files, { at, omit }, { fields }) => {
    const schema = entrySchema('id', fields, omit);
    const places = listNames.map((list) => [list, files.rows(`${at}/${list}.json`, schema)] as const);
    const listOf = new Map<unknown, string>();
    return places.flatMap(([list, rows]) =>
      rows.map((row): Item => {
        const other = listOf.get(row.id);
        if (other) files.problems.add(`${at}/${list}.json`, String(row.id), `is in ${other} already`);
        else listOf.set(row.id, list);
        return [String(row.id), { ...row, list }];
      }),
    );
  },
  lessons: (files, { at }) =>
    files.names(at).flatMap((course) => readLessons(files, `${at}/${course}`, course)),
  folder: (files, { at, idField }, { fields }) => {
    const schema = entrySchema(idField, fields);
    const names = files.names(at).filter((name) => name.endsWith('.json'));
    return names.flatMap((name): Item[] => {
      const entry = files.json(`${at}/${name}`, schema) as Json | undefined;
      return entry ? [[String(entry[idField]), entry]] : [];
    });
  },
  rows: (files, { at, idField }, { fields }) =>
    files.rows(at, entrySchema(idField, fields)).map((row): Item => [String(row[idField]), row]),
  file: (files, { at }, { fields, ids = [] }) => {
    const entry = files.json(at, schemaOf(fields, 'each'));
    return entry ? ids.map((id): Item => [id, entry]) : [];
  },
  markdown: (files, { at }, { stays, isFree }) => {
    const found = files.names(at).flatMap((name) => /^([^.]+)\.md$/.exec(name)?.[1] ?? []);
    const needed = stays === undefined || stays === true ? [] : stays;
    return [...new Set([...found, ...needed])].sort().flatMap((id): Item[] => {
      if (isFree?.(id) === false) files.problems.add(pageFile(id, firstLanguage), '(name)', 'is taken');
      const page = readPage(files, id);
      return page ? [[id, page]] : [];
    });
  },
};

/** @param problems collects what is wrong @throws ContentError without `problems` */
export function readSources(
  folder: string,
  kinds: readonly StudioKind[] = kindNames,
  problems?: Problems,
): Source[] {
  const files = new Files(folder, problems ?? new Problems());
  const items = kinds.flatMap((name) => {
    const kind = allKinds[name];
    const read = readers[kind.files.as] as (files: Files, layout: Layout, kind: Kind) => Item[];
    return read(files, kind.files, kind).map(([id, entry]) => ({ kind: name, id, entry }));
  });
  if (!problems) files.problems.throwIfAny();
  return items.map(({ kind, id, entry }) => {
    const { fields, typeErrors } = fitFields(kind, entry);
    for (const { path, ...messageRef } of typeErrors) files.problems.add(`${kind}/${id}`, path, messageRef);
    return { kind, id, fields };
  });
}

function readPage(files: Files, name: string): Json | undefined {
  const first = files.markdown(pageFile(name, firstLanguage), pageHeadSchema);
  return (
    first &&
    translations.reduce<Json>((page, language) => {
      if (!files.has(pageFile(name, language))) return page;
      const own = files.markdown(pageFile(name, language), translatedPageHeadSchema);
      return own ? (withTranslation(page, own, language) as Json) : page;
    }, first)
  );
}

const lessonFile = /^(\d+)-([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/;
const knownFile = /\.(md|quiz\.json)$/;
const translatedFile = new RegExp(`^(.+)\\.(${translations.join('|')})\\.(md|quiz\\.json)$`);

function readLessons(files: Files, folder: string, course: string): Item[] {
  const names = files.names(folder);
  const refuse = (name: string, field: string, why: string) =>
    files.problems.add(`${folder}/${name}`, field, why);
  for (const name of names) {
    // A version in another language is beside the first one, with the same name, and a quiz beside its lesson.
    const lesson = name.replace(/\.quiz\.json$/, '.md');
    const [, stem, , end] = translatedFile.exec(name) ?? [];
    const first = stem === undefined ? name : `${stem}.${end}`;
    if (!knownFile.test(name)) refuse(name, '(file)', 'is neither a lesson nor a quiz');
    else if (stem === undefined && name.endsWith('.md') && !lessonFile.test(name))
      refuse(name, '(name)', 'must be <number>-<kebab-case>.md');
    for (const beside of new Set([lesson, first]))
      if (!names.includes(beside)) refuse(name, '(file)', `stands beside no ${beside}`);
  }
  const lessons = names
    .flatMap((name) => {
      const [, order, id] = lessonFile.exec(name) ?? [];
      return order && id ? [{ name, id, order: Number(order) }] : [];
    })
    .sort((a, b) => a.order - b.order);
  return lessons.flatMap(({ name, id, order }, at): Item[] => {
    if (order !== at + 1) refuse(name, '(name)', `should be number ${at + 1}`);
    const entry = readLesson(files, `${folder}/${name.replace(/\.md$/, '')}`);
    return entry ? [[lessonItemId(course, id), entry]] : [];
  });
}

function readLesson(files: Files, stem: string): Json | undefined {
  const head = files.markdown(`${stem}.md`, lessonHeadSchema);
  const quizFile = `${stem}.quiz.json`;
  const quiz = files.has(quizFile) ? files.json(quizFile, quizSchema) : undefined;
  if (!head) return undefined;
  const first = { ...head, ...(quiz && { quiz }) };
  return translations.reduce<Json>((lesson, language) => {
    const text = `${stem}.${language}.md`;
    if (!files.has(text)) return lesson;
    const own = files.markdown(text, translatedHeadSchema);
    const version = { ...own, quiz: readQuiz(files, stem, language, quiz) };
    return withTranslation(lesson, version, language) as Json;
  }, first);
}

function readQuiz(files: Files, stem: string, language: Translation, first: readonly QuizSource[] = []) {
  const file = `${stem}.${language}.quiz.json`;
  if (first.length === 0 && !files.has(file)) return undefined;
  const quiz = files.json(file, translatedQuizSchema);
  if (quiz && quiz.length !== first.length) {
    files.problems.add(
      file,
      '(whole)',
      `has ${quiz.length} questions, and the first version ${first.length}`,
    );
    return undefined;
  }
  quiz?.forEach(({ options }, at) => {
    const wants = first[at]?.options.length;
    if (options.length !== wants)
      files.problems.add(
        file,
        `[${at}].options`,
        `are ${options.length}, and the first version has ${wants}`,
      );
  });
  return quiz;
}

function withTranslation(first: unknown, other: unknown, language: Translation): unknown {
  if (other === undefined || other === first) return first;
  if (typeof first === 'string') return { [firstLanguage]: first, [language]: other };
  if (Array.isArray(first)) {
    return first.map((one, at) => withTranslation(one, (other as unknown[])[at], language));
  }
  if (typeof first !== 'object' || first === null) return first;
  const others = other as Json;
  return Object.fromEntries(
    Object.entries(first).map(([name, one]) => [
      name,
      withTranslation(one, ownValue(others, name), language),
    ]),
  );
}
