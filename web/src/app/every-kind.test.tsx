import { courseOf } from '@pathshala/content/course-of';
import { kindNames } from '@pathshala/content/kinds/all-kinds';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import { type LessonSource, lessonRecord, renderArticle } from '@pathshala/content/render/lesson-record';
import { renderMarkdown } from '@pathshala/content/render/render-lesson';
import { schoolPageOf, type WrittenPage } from '@pathshala/content/school-page-of';
import { bareOf, fullOf } from '@pathshala/content/testing/each-kind';
import type { StudioFields, StudioKind } from '@pathshala/contract/content/fields';
import {
  type Blog,
  type Book,
  type BookSource,
  bookEntry,
  type HomeContent,
} from '@pathshala/contract/content/published';
import type { Course, CourseWords, OutlineItem } from '@pathshala/contract/courses/course';
import { readerLesson } from '@pathshala/contract/courses/lesson-access';
import { isFull } from '@pathshala/contract/testing/full';
import { firstLanguage, languages } from '@pathshala/contract/text/languages';
import { cleanup } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { articlePageOf, entryOf } from '../features/blog/article-content.ts';
import type { School } from '../page/page-loader.ts';
import type { PageModule } from '../page-imports.ts';
import { shownHome } from './home/shown-home.ts';

/** A page and the answers to its calls, with a single published item. */
interface Shown {
  readonly load: () => Promise<unknown>;
  readonly at: string;
  readonly path?: string;
  readonly data?: unknown;
  /** Answers, by the end of the address without its query. */
  readonly answers?: Readonly<Record<string, unknown>>;
}
const shown = (load: Shown['load'], at: string, more: Omit<Shown, 'load' | 'at'> = {}): Shown => ({
  ...{ load, at, ...more },
});

const one: readonly OutlineItem[] = [{ id: 'part', title: 'Part', minutes: 5 }];

function courseWith(fields: StudioFields) {
  const { place: _, outline, ...words } = fields;
  const planned = outline as readonly OutlineItem[] | undefined;
  return courseOf('it', words as unknown as CourseWords, planned ?? one, planned === undefined);
}

/** Every page that shows an item of a kind, with its fields in the page's language. */
const pagesOf: Readonly<
  Partial<Record<StudioKind, (fields: StudioFields) => readonly Shown[] | Promise<readonly Shown[]>>>
> = {
  courses: (fields) => {
    const course = courseWith(fields);
    const { audience, outcomes, outline, ...card } = course;
    const data = { course, related: [card satisfies Course], instructor: null };
    return [
      shown(() => import('../features/course/course-page.tsx'), '/course/it', {
        ...{ data, answers: { '/course/it': course } },
      }),
      shown(() => import('../features/catalogue/course-list-page.tsx'), '/classes/seven', {
        answers: { '/classSeven': [card] },
      }),
    ];
  },
  lessons: (fields) => {
    const course = courseWith(fieldsIn('courses', bareOf('courses'), 'en'));
    const lesson = readerLesson(course, 'part', lessonRecord(fields as unknown as LessonSource));
    return [
      shown(() => import('../features/lesson/lesson-page.tsx'), '/course/it/lesson/part', {
        ...{ path: '/course/:courseId/lesson/:lessonId', data: { course, lesson, practice: [] } },
        answers: { '/lesson/part': lesson, '/course/it': course },
      }),
    ];
  },
  articles: async (fields) => {
    const article = { ...fields, _id: 'it', img: '/covers/it.svg' } as unknown as Blog;
    const data = await articlePageOf(
      { articles: async () => [article], html: async (...text) => renderArticle(...text) },
      'it',
    );
    const answers = { '/article/it': article };
    return [
      shown(() => import('../features/blog/article-page.tsx'), '/blogs/it', { data, answers }),
      shown(() => import('../features/blog/blogs-page.tsx'), '/blogs', { data: [entryOf(article)] }),
    ];
  },
  books: (fields) => {
    const source = { ...fields, _id: 'it' } as unknown as BookSource;
    const book: Book | undefined = bookEntry(source, '/it.svg', undefined);
    const answers = { '/blog2.json': [book] };
    return [shown(() => import('../features/books/books-page.tsx'), '/books', { answers })];
  },
  instructors: (fields) => {
    const data = { people: [{ ...fields, id: 'it', img: '/it.svg' }], others: [] };
    return [shown(() => import('../features/instructors/instructors-page.tsx'), '/instructor', { data })];
  },
  home: async (fields) => {
    const text = await shownHome({ home: async () => fields as unknown as HomeContent } as School);
    const { plainSections } = await import('./home/sections.tsx');
    const plainHtml = await plainSections(text);
    return [
      shown(() => import('./home/home-page.tsx'), '/', { data: { text, courses: [], wall: [], plainHtml } }),
    ];
  },
  pages: (fields) => {
    const data = schoolPageOf('it', fields as unknown as WrittenPage, renderMarkdown);
    return [shown(() => import('../features/school-pages/school-page.tsx'), '/it', { data })];
  },
};

/** The first text of an item, which each of its pages shows. */
const saidOf = ({ title, name, lead, hero }: StudioFields) =>
  String((hero as StudioFields | undefined)?.title ?? title ?? name ?? lead);

const cases = kindNames.flatMap((kind) => [
  { kind, how: 'what is needed alone', fields: bareOf(kind) },
  { kind, how: 'every field', fields: fullOf[kind] },
]);
const wholeCases = cases.filter(({ fields }) => Object.values(fullOf).includes(fields));

test.each(languages)(
  'the pages of every kind open in %s, with every field and with no more than is needed',
  async (language) => {
    vi.resetModules();
    vi.stubGlobal('__LANGUAGE__', language);
    // Loaded again with the pages, so that they share their language.
    const { renderPage } = await import('../testing/render-page.tsx');
    const { refusal, serveSchool } = await import('../testing/serve-school.ts');
    // A page that lacks a field lacks it in every language.
    for (const { kind, how, fields } of language === firstLanguage || isFull ? cases : wholeCases) {
      const own = fieldsIn(kind, fields, language);
      const said = saidOf(own).split(' ').slice(0, 2).join(' ');
      for (const { load, at, path, data, answers = {} } of (await pagesOf[kind]?.(own)) ?? []) {
        serveSchool(({ what }) => {
          const address = what.replace(/^\w+ |\?.*/g, '');
          const found = Object.entries(answers).find(([end]) => address.endsWith(end));
          return found ? { json: found[1] } : refusal(404, 'not-found', '');
        });
        const { Component: Page, meta } = (await load()) as PageModule;
        const setup = { at, ...(path && { path }), ...(data !== undefined && { loader: () => data }) };
        const { container } = renderPage(<Page />, setup);
        await vi.waitFor(() => expect(container.textContent, `${kind}, ${how}`).toContain(said), 3000);
        expect(container.textContent, `${kind}, ${how}`).not.toMatch(/undefined|\[object|NaN/);
        const head = meta?.({ loaderData: data, location: { pathname: at } }) ?? [];
        expect(JSON.stringify(head), `${kind}, ${how}`).not.toMatch(/undefined|\[object|NaN|null/);
        cleanup();
      }
    }
  },
  120_000,
);
