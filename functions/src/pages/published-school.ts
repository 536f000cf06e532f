import { builtSchool, siteConfig } from '@pathshala/brand/site.config';
import type { PublishedSchool } from '@pathshala/contract/calls/site-server';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { StudioKind } from '@pathshala/contract/content/fields';
import {
  type Blog,
  type BlogSource,
  type Book,
  bookEntry,
  type PartContent,
  type SchoolPage,
  type WrittenHome,
} from '@pathshala/contract/content/published';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import {
  subjectDrawings,
  subjectPaths,
  usualDrawing,
  withPicture,
} from '@pathshala/contract/pictures/item-picture';
import { classIds, sitemap } from '@pathshala/contract/site/all-routes';
import { isFreeAddress } from '@pathshala/contract/site/free-address';
import { schoolDay } from '@pathshala/contract/site/region';
import { type Language, prefixOf } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { courseIn, readLesson } from '../content/courses.ts';
import { recallItems, recallRevision } from '../content/manifest.ts';
import { readFooter, readPart, readTexts } from '../content/published.ts';
import { schoolIn } from '../content/school.ts';
import { keepLatest } from '../core/cache.ts';
import { unlessNotFound } from '../core/domain-error.ts';
import { collections } from '../firestore/collections.ts';
import type { ReadSiteFile } from './built-site.ts';

export type SchoolIn = (language: Language, read: ReadSiteFile) => PublishedSchool;

/** Cached per publish, day and language. */
export function onceForEachChange<Value>(
  db: Firestore,
  read: (language: Language, files: ReadSiteFile) => Promise<Value>,
) {
  const latest = keepLatest(read);
  return async (language: Language, files: ReadSiteFile) =>
    latest(`${await recallRevision(db)} ${schoolDay(Date.now())}`, language, files);
}

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

async function partOf<Content>(db: Firestore, name: string, language: Language) {
  const part = await readPart(db, name, language).catch(unlessNotFound);
  return part?.content as Content | undefined;
}

export function createSchool(db: Firestore): SchoolIn {
  const courses = onceForEachChange(db, (language) => readCourses(db, language));
  const articles = onceForEachChange<readonly Blog[]>(db, (language, read) =>
    readArticleEntries(db, read, language),
  );
  const footer = onceForEachChange(db, (language) => readFooter(db, language));
  const items = new Map<StudioKind, ReturnType<typeof onceForEachChange<unknown>>>();
  const itemsOf = <Kind extends StudioKind>(kind: Kind) => {
    const known = items.get(kind) ?? onceForEachChange<unknown>(db, (language) => partOf(db, kind, language));
    items.set(kind, known);
    return known as (...asked: Parameters<typeof known>) => Promise<PartContent<Kind>>;
  };
  return (language, read) => ({
    state: 'newer',
    courses: () => courses(language, read),
    lesson: async (courseId, lessonId) => (await readLesson(db, courseId, lessonId, language))?.record,
    articles: () => articles(language, read),
    html: async (markdown, lang) => {
      const { renderArticle } = await import('@pathshala/content/render/lesson-record');
      return renderArticle(markdown, lang);
    },
    items: (kind) => itemsOf(kind)(language, read),
    home: () => partOf<WrittenHome>(db, 'home', language),
    page: async (name) => (isFreeAddress(name) ? await partOf<SchoolPage>(db, name, language) : undefined),
    footer: () => footer(language, read),
    settings: () => schoolIn(db, language),
  });
}

/** Replaces the older entry, or is added at the end if there is none. */
export function withNewer<Entry extends { readonly _id: string }>(entries: readonly Entry[], newer: Entry) {
  const at = entries.findIndex(({ _id }) => _id === newer._id);
  return at < 0 ? [...entries, newer] : entries.with(at, newer);
}

async function readBuilt<Entry>(read: ReadSiteFile, language: Language, file: string) {
  const { text } = await read(`/built${prefixOf(language)}/${file}`);
  return JSON.parse(text) as readonly Entry[];
}

export const drawnFor = ({ subject, _id }: BlogSource) => usualDrawing('article', subject, _id);

/** Adds pictures: the editors' choice, the build's drawing, or one of the subject's that its neighbour does not have. */
function withPictures(articles: readonly BlogSource[], built: readonly Blog[]): Blog[] {
  const known = new Map(built.map(({ _id, img }) => [_id, img]));
  let neighbour: string | undefined;
  return articles.map((article) => {
    const all = subjectDrawings('article', article.subject);
    const drawn = drawnFor(article);
    const other = all[(all.indexOf(drawn) + 1) % all.length] ?? drawn;
    const entry = withPicture(article, known.get(article._id) ?? (drawn === neighbour ? other : drawn));
    neighbour = entry.img;
    return entry;
  });
}

/** `/blog.json`: newest first; the built list if nothing was ever published, in a school without editors. */
export async function readArticleEntries(db: Firestore, read: ReadSiteFile, language: Language) {
  const [articles, built] = await Promise.all([
    readTexts(db, 'articles', language),
    readBuilt<Blog>(read, language, 'blog.json'),
  ]);
  if (articles.length === 0) return built;
  const inOrder = articles.sort((a, b) => b.date.localeCompare(a.date) || a._id.localeCompare(b._id));
  return withPictures(inOrder, built);
}

/** `/blog2.json`, by title. Books without an uploaded PDF appear after the next build. */
export async function readBookEntries(db: Firestore, read: ReadSiteFile, language: Language) {
  const [books, built] = await Promise.all([
    readTexts(db, 'books', language),
    readBuilt<Book>(read, language, 'blog2.json'),
  ]);
  if (books.length === 0) return built;
  const known = new Map(built.map((book) => [book._id, book]));
  return books
    .flatMap((book) => {
      const before = known.get(book._id);
      return bookEntry(book, before?.img ?? subjectPaths.bookCover(book.subject), before) ?? [];
    })
    .sort((a, b) => a.title.localeCompare(b.title, language));
}

const builtSitemap = '/built/sitemap.xml';

/** `/sitemap.xml`; the built one if nothing was ever published. Reads the open courses once per publish. */
export async function readSitemap(db: Firestore, read: ReadSiteFile): Promise<string> {
  const { courses = {}, articles = {}, pages = {} } = await recallItems(db, ['courses', 'articles', 'pages']);
  if (Object.keys(courses).length === 0) return (await read(builtSitemap)).text;
  const open = await collections.courses(db).where('complete', '==', true).get();
  const firstLessons = open.docs.flatMap((one) => {
    if (one.data().withdrawn) return [];
    const course = { ...one.data(), _id: one.id };
    const isOpen = ({ id }: { readonly id: string }) => mayReadLesson(course, id, 'visitor') === 'open';
    return course.outline.filter(isOpen).map(({ id }) => ({ courseId: one.id, lessonId: id }));
  });
  // Exercises come with the build; loaded lazily to keep cold starts fast.
  const { templates } = await import('@pathshala/content/practice/templates/all-templates');
  return sitemap(
    siteConfig.origin,
    {
      courses: Object.keys(courses).map((courseId) => ({ courseId })),
      blogs: Object.keys(articles).map((blogId) => ({ blogId })),
      firstLessons,
      classes: classIds,
      skills: templates.map(({ id }) => ({ skillId: id })),
      pages: Object.keys(pages).map((pageId) => ({ pageId })),
    },
    builtSchool.firstLanguage,
  );
}
