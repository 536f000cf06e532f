import { courseIn } from '@pathshala/content/course-of';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { asWritten, type LessonSource, lessonRecord } from '@pathshala/content/render/lesson-record';
import type { PublishedSchool, ShownDraft } from '@pathshala/contract/calls/site-server';
import { instructorPlace } from '@pathshala/contract/catalogue/instructor-subjects';
import { listNames } from '@pathshala/contract/catalogue/lists';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import {
  type Blog,
  type BlogSource,
  type BookSource,
  bookEntry,
  type WrittenHome,
} from '@pathshala/contract/content/published';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { subjectPaths, usualDrawing, withPicture } from '@pathshala/contract/pictures/item-picture';
import { paths } from '@pathshala/contract/site/paths';
import { schoolDay } from '@pathshala/contract/site/region';
import { lessonParts } from '@pathshala/contract/studio/items';
import type { Preview } from '@pathshala/contract/studio/schemas';
import { addressIn, type Language } from '@pathshala/contract/text/languages';
import type { Firestore } from 'firebase-admin/firestore';
import { findCourse, readLessonRows } from '../content/courses.ts';
import { renderPage } from '../content/render-page.ts';
import { schoolIn } from '../content/school.ts';
import { DomainError, unlessNotFound } from '../core/domain-error.ts';
import { withNewer } from './published-school.ts';

interface DraftCall {
  readonly db: Firestore;
  readonly id: string;
  readonly written: StudioFields;
  readonly own: StudioFields;
  readonly language: Language;
  readonly school: PublishedSchool;
}

type DraftPage = Pick<NonNullable<ShownDraft['page']>, 'path' | 'forMembers' | 'fetched'> &
  Partial<PublishedSchool>;

type MakePage = (call: DraftCall) => Promise<DraftPage | undefined>;

const noWords = { price: 0, summary: '', audience: '', outcomes: [] };

const withCourse = ({ school }: DraftCall, course: CourseDetail) => ({
  courses: async () => withNewer(await school.courses(), course),
});

async function lessonPage(call: DraftCall): Promise<DraftPage | undefined> {
  const { db, id, own, language } = call;
  const parts = lessonParts(id);
  if (!parts) return undefined;
  const { courseId, lessonId } = parts;
  const source = { title: id, minutes: 0, body: '', quiz: [], ...own } as unknown as LessonSource;
  const course =
    (await courseNow(db, courseId, language)) ??
    courseIn(
      courseId,
      { ...noWords, title: courseId, list: 'freeCourse', subject: 'bangla' },
      await readLessonRows(db, courseId),
      language,
    );
  // Loaded lazily with the glossary, which nothing else needs.
  const { termsOf } = await import('@pathshala/content/terms/terms');
  const termsIn = (spoken: Language) => termsOf(course, spoken, language);
  const record = lessonRecord(source, undefined, termsIn, asWritten);
  const item = { id: lessonId, title: record.title, minutes: record.minutes };
  const at = course.outline.findIndex((one) => one.id === lessonId);
  const outline = at < 0 ? [...course.outline, item] : course.outline.with(at, item);
  return {
    path: paths.lesson(courseId, lessonId),
    lesson: async () => record,
    ...withCourse(call, { ...course, outline }),
  };
}

async function coursePage(call: DraftCall): Promise<DraftPage | undefined> {
  const { db, id, written, own, language } = call;
  const list = listNames.find((one) => one === own.list);
  const subject = own.subject;
  if (!list || typeof subject !== 'string') return undefined;
  const [before, lessons] = await Promise.all([courseNow(db, id, language), readLessonRows(db, id)]);
  const course = courseIn(id, { ...noWords, title: id, ...written }, lessons, language);
  const cover = own.picture
    ? course.img
    : (before?.img ?? coverIn(subjectPaths.cover(list, subject), language));
  return { path: paths.course(id), ...withCourse(call, { ...course, img: cover }) };
}

async function articlePage({ id, own, school }: DraftCall): Promise<DraftPage | undefined> {
  const text = own as unknown as BlogSource;
  // The draft is shown even if the others cannot be read.
  const others = await school.articles().catch(() => []);
  const before = others.find(({ _id }) => _id === id);
  const drawn = before?.img ?? usualDrawing('article', text.subject, id);
  const article: Blog = withPicture({ ...text, _id: id }, drawn);
  return { path: paths.blog(id), articles: async () => withNewer(others, article) };
}

async function textPage({ db, id, written, language }: DraftCall): Promise<DraftPage> {
  const words = { title: '', lead: '', body: '', ...written };
  const page = renderPage(id, words, language, await schoolIn(db, language));
  return { path: paths.page(id), page: async () => page };
}

/** What is published of a kind, with the draft in its place or before it. */
const withItem = (
  { school, id }: DraftCall,
  kind: StudioKind,
  item: StudioFields,
): Pick<PublishedSchool, 'items'> => ({
  items: async (asked) => {
    const all = await school.items(asked);
    if (asked !== kind) return all;
    // Only called for kinds that are lists.
    const others = (all as readonly { readonly id: string }[]).filter((one) => one.id !== id);
    return [{ ...item, id }, ...others] as unknown as typeof all;
  },
});

async function instructorPage(call: DraftCall): Promise<DraftPage | undefined> {
  const { subject } = call.own;
  if (typeof subject !== 'string') return undefined;
  const person = { name: '', education: '', bio: '', links: {}, ...call.own };
  const { path } = instructorPlace(subject);
  return { path, forMembers: true, ...withItem(call, 'instructors', person) };
}

const noPdf = { pdf: '', bytes: 0, pages: 0 };

async function bookPage({ id, own }: DraftCall): Promise<DraftPage> {
  const words = { title: '', userName: '', description: '', level: '', subject: 'mathematics', ...own };
  const source = { ...words, _id: id } as unknown as BookSource;
  const book = bookEntry(source, subjectPaths.bookCover(source.subject), noPdf);
  return { path: paths.books, forMembers: true, fetched: { '/blog2.json': [book] } };
}

async function noticePage(call: DraftCall): Promise<DraftPage> {
  // The notice's own days may be in the future.
  const today = schoolDay(Date.now());
  const notice = { title: '', text: '', ...call.own, from: today, until: today };
  return { path: paths.notices, ...withItem(call, 'notices', notice) };
}

async function homePage({ own }: DraftCall): Promise<DraftPage> {
  return { path: paths.home, home: async () => own as unknown as WrittenHome };
}

const pagesOf: Readonly<Partial<Record<StudioKind, MakePage>>> = {
  courses: coursePage,
  lessons: lessonPage,
  articles: articlePage,
  books: bookPage,
  home: homePage,
  pages: textPage,
  instructors: instructorPage,
  notices: noticePage,
};

export async function draftPage(
  db: Firestore,
  { kind, id, fields }: Preview,
  language: Language,
  school: PublishedSchool,
): Promise<ShownDraft['page']> {
  const own = fieldsIn(kind, fields, language);
  // A draft may lack anything, or contain something that cannot be rendered.
  const page = await pagesOf[kind]?.({ db, id, written: fields, own, language, school }).catch(
    (error: unknown) => {
      if (error instanceof DomainError) throw error;
      return undefined;
    },
  );
  if (!page) return undefined;
  const { path, forMembers = false, fetched = {}, ...changed } = page;
  const shown = { ...school, ...changed, state: 'draft' } as const;
  return { path: addressIn(language, path), forMembers, fetched, school: shown };
}

async function courseNow(db: Firestore, id: string, language: Language): Promise<CourseDetail | undefined> {
  return (await findCourse(db, id, language).catch(unlessNotFound))?.course;
}
