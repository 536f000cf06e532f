import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstLanguage, type Translation, translations } from '@pathshala/contract/languages';
import { listNames } from '@pathshala/contract/lists';
import { schoolPageNames } from '@pathshala/contract/school-page-names';
import { lessonItemId } from '@pathshala/contract/studio';
import { fitFields, type StudioFields, type StudioKind } from '@pathshala/contract/studio-fields';
import { splitFrontMatter } from './front-matter.ts';
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

/**
 * Everything in the school's files that can be edited, as it is written there.
 * @param folder as `loadContent` takes it, whose files were checked by it
 */
export function readSources(folder: string): Source[] {
  const all = [
    ...listNames.flatMap((list) => readList(folder, list)),
    ...readLessonSources(folder),
    ...entriesIn(folder, 'blogs').map((entry) => sourceOf('articles', String(entry._id), entry)),
    ...entriesIn(folder, 'books').map((entry) => sourceOf('books', String(entry._id), entry)),
    ...(jsonIn(folder, 'instructors.json') as Json[]).map((one) =>
      sourceOf('instructors', String(one.id), one),
    ),
    sourceOf('home', 'home', jsonIn(folder, 'site/home.json')),
    ...schoolPageNames.map((name) => sourceOf('pages', name, readPageSource(folder, name))),
  ];
  return all;
}

function sourceOf(kind: StudioKind, id: string, entry: unknown): Source {
  const { fields, misfits } = fitFields(kind, entry);
  if (misfits.length > 0) throw new Error(`${kind} ${id}: ${JSON.stringify(misfits)}`);
  return { kind, id, fields };
}

function readList(folder: string, list: string): Source[] {
  const entries = jsonIn(folder, `courses/${list}.json`) as Json[];
  return entries.map((entry) => sourceOf('courses', String(entry.id), { ...entry, list }));
}

function entriesIn(folder: string, name: string): Json[] {
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

function readLessonSources(folder: string): Source[] {
  const root = join(folder, 'lessons');
  const courses = existsSync(root) ? readdirSync(root).sort() : [];
  return courses.flatMap((course) =>
    readdirSync(join(root, course))
      .sort()
      .flatMap((name) => {
        const [, order, id] = lessonFile.exec(name) ?? [];
        if (order === undefined || id === undefined) return [];
        const stem = `lessons/${course}/${order}-${id}`;
        const first = readVersion(folder, stem);
        const entry = translations.reduce<Json>((lesson, language) => {
          const isThere = existsSync(join(folder, `${stem}.${language}.md`));
          return isThere
            ? withTranslation(lesson, readVersion(folder, `${stem}.${language}`), language)
            : lesson;
        }, first);
        return [sourceOf('lessons', lessonItemId(course, id), { ...entry, order: Number(order) })];
      }),
  );
}

function readVersion(folder: string, stem: string): Json {
  return { ...partsOf(folder, `${stem}.md`), quiz: jsonIn(folder, `${stem}.quiz.json`) };
}

/** A lesson whose texts are in another language besides; what is the same in both stands once. */
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
    Object.entries(first).map(([name, one]) => [name, joined(one, others[name], language)]),
  );
}
