import type { PublishedSchool } from '@pathshala/contract/calls/site-server';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { StudioKind } from '@pathshala/contract/content/fields';
import {
  type Blog,
  lessonVersion,
  type PartContent,
  type PartName,
  schoolPageNames,
} from '@pathshala/contract/content/published';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { schoolDay } from '@pathshala/contract/site/region';
import { firstLanguage, type Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { courseIn } from '../domain/course-language.ts';
import { recallRevision } from '../domain/manifest.ts';
import { readPart } from '../domain/published-part.ts';
import { collections } from '../firestore/collections.ts';
import { readArticleEntries } from './entries.ts';
import type { ReadSiteFile } from './site-files.ts';

/**
 * The published school in a language.
 * @param read reads the built site's files
 */
export type SchoolIn = (language: Language, read: ReadSiteFile) => PublishedSchool;

/** Cached per publish, day and language. */
export function onceForEachChange<Value>(
  db: Firestore,
  read: (language: Language, files: ReadSiteFile) => Promise<Value>,
) {
  const cache = new Map<Language, { readonly state: string; readonly value: Promise<Value> }>();
  return async (language: Language, files: ReadSiteFile): Promise<Value> => {
    const revision = await recallRevision(db);
    const state = `${revision} ${schoolDay(Date.now())}`;
    const before = cache.get(language);
    if (before?.state === state) return await before.value;
    const value = read(language, files);
    const now = { state, value };
    cache.set(language, now);
    value.catch(() => cache.get(language) === now && cache.delete(language));
    return await value;
  };
}

/** Per list, in its order. */
async function readCourses(db: Firestore, language: Language): Promise<readonly CourseDetail[]> {
  const [all, lists] = await Promise.all([collections.courses(db).get(), collections.catalogue(db).get()]);
  const inLists = new Map(lists.docs.map((one) => [one.id, one.data().courses.map(({ _id }) => _id)]));
  const order = new Map(listNames.flatMap((list) => inLists.get(list) ?? []).map((id, place) => [id, place]));
  const placeOf = ({ _id }: CourseDetail) => order.get(_id) ?? order.size;
  return all.docs
    .filter((one) => one.data().withdrawn !== true)
    .map((one) => courseIn(one.id, one.data(), language))
    .sort((a, b) => placeOf(a) - placeOf(b));
}

/** Translated if possible, else the original. */
async function readVersion(db: Firestore, courseId: string, lessonId: string, language: Language) {
  const all = collections.lessons(db, courseId);
  const own = [...new Set<Language>([language, firstLanguage])].map((one) =>
    all.doc(lessonVersion(lessonId, one)).get(),
  );
  const found = await Promise.all(own);
  return found.find((one) => one.exists)?.data();
}

/** @returns undefined if nothing is published */
async function partOf<Name extends PartName>(db: Firestore, name: Name, language: Language) {
  const part = await readPart(db, name, language).catch((error: unknown) => {
    if (error instanceof DomainError && error.code === 'not-found') return undefined;
    throw error;
  });
  return part?.content as PartContent<Name> | undefined;
}

/** Reads published content from Firestore, without withdrawn items and drafts. */
export function createSchool(db: Firestore): SchoolIn {
  const courses = onceForEachChange(db, (language) => readCourses(db, language));
  const articles = onceForEachChange<readonly Blog[]>(db, (language, read) =>
    readArticleEntries(db, read, language),
  );
  const items = new Map<StudioKind, ReturnType<typeof onceForEachChange<unknown>>>();
  const itemsOf = <Kind extends StudioKind>(kind: Kind) => {
    const known = items.get(kind) ?? onceForEachChange<unknown>(db, (language) => partOf(db, kind, language));
    items.set(kind, known);
    return known as (...asked: Parameters<typeof known>) => Promise<PartContent<Kind>>;
  };
  return (language, read) => ({
    state: 'newer',
    courses: () => courses(language, read),
    lesson: (courseId, lessonId) => readVersion(db, courseId, lessonId, language),
    articles: () => articles(language, read),
    html: async (markdown, lang) => {
      const { renderArticle } = await import('../domain/render-page.ts');
      return renderArticle(markdown, lang);
    },
    items: (kind) => itemsOf(kind)(language, read),
    home: () => partOf(db, 'home', language),
    page: async (asked) => {
      const name = schoolPageNames.find((one) => one === asked);
      return name && (await partOf(db, name, language));
    },
  });
}

/** One in the place of the one that it is newer than; the last where there was none. */
export function withNewer<Entry extends { readonly _id: string }>(
  entries: readonly Entry[],
  newer: Entry,
): readonly Entry[] {
  const at = entries.findIndex(({ _id }) => _id === newer._id);
  return at < 0 ? [...entries, newer] : entries.with(at, newer);
}
