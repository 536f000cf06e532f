import { answerIn } from '@pathshala/content/answers';
import { endpoint } from '@pathshala/contract/endpoint';
import {
  firstLanguage,
  forTranslations,
  type Language,
  languages,
  translations,
} from '@pathshala/contract/language';
import { addressIn, languageOfAddress, prefixOf } from '@pathshala/contract/language-address';
import { faultReference } from '@pathshala/contract/messages';
import { pages } from '@pathshala/contract/routes';
import type { Request } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type { EditorServices } from '../domain/editors.ts';
import { knownRevision, recallManifest } from '../domain/manifest.ts';
import { createPreviewReader } from '../domain/previews.ts';
import { isContentId } from '../firestore/collections.ts';
import { keepAnswers } from '../http/kept-answers.ts';
import { languageAsked, languageOfRefusal } from '../http/language-asked.ts';
import { escapeHtml, pageOf } from '../http/page.ts';
import { ApiError } from '../http/problem.ts';
import type { Reply } from '../http/reply.ts';
import { type Route, type RouteOptions, route } from '../http/route.ts';
import { createViewLimit } from '../rate-limit/view-limit.ts';
import { readArticleEntries, readBookEntries } from './entries.ts';
import { articlePage, coursePage, lessonPage } from './read-page.ts';
import { readSitemap } from './read-sitemap.ts';
import { createSiteFiles, type SiteFile } from './site-files.ts';
import { type WrittenPage, writePage } from './write-page.ts';

/** What the pages are made of. */
export interface PageServices extends EditorServices {
  /** The origin under which the site is read, without a path. */
  readonly siteOf: (request: Request) => string;
  readonly fetchFile?: typeof fetch;
}

function refusedPreview({ originalUrl }: Request, { detail }: ApiError): string {
  const language = languageOfRefusal(originalUrl);
  const say = (english: string) => escapeHtml(answerIn(language, english) ?? english);
  return pageOf(say('This draft cannot be shown'), `<p class="reason">${say(detail)}</p>`, language);
}

/** Built pages that others are made from, at their addresses. */
const templates = { drawn: '/__spa-fallback', lesson: '/course/-/lesson/-', notFound: '/404' } as const;

const address = <Path extends `/${string}`>(path: Path) =>
  endpoint<{ answer: never }>()('GET', path, 'anyone');

const options: RouteOptions = {
  refusalPage: (_request, { status }, requestId) =>
    status < 500
      ? undefined
      : pageOf(
          'This page cannot be shown right now',
          `<p>Please try again in a minute.</p>
<p>${faultReference(requestId)}</p>`,
        ),
};

/**
 * What Hosting has no file for: pages of what was published since the build, and the two lists. Other pages of the kind
 * are the site's 404.
 */
export function pageRoutes({ db, auth, siteOf, fetchFile }: PageServices): Route[] {
  const openPreview = createPreviewReader({ db, auth }, createViewLimit(db, 'preview'));
  const siteFiles = createSiteFiles(fetchFile);
  const answerPage = async (request: Request, ids: readonly string[], read: () => Promise<WrittenPage>) => {
    // Scripts ask for the data of a page that was built, which has a point in it.
    if (!ids.every(isContentId)) return await notFound(request);
    try {
      const page = await read();
      const isLesson = ids.length > 1;
      const template = isLesson && page.text === undefined ? templates.lesson : templates.drawn;
      const file = await siteFiles(siteOf(request))(addressIn(page.language, template));
      const html = answer(file, writePage(file.text, page));
      return page.withdrawn ? { ...html, status: 404 } : html;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'not-found') return await notFound(request);
      throw error;
    }
  };
  const notFound = async (request: Request) => {
    const { language, path } = languageOfAddress(request.path);
    // The page itself, where the site that is published has none in this language: asked for, it would come here again.
    const own = path === templates.notFound ? templates.notFound : addressIn(language, templates.notFound);
    const file = await siteFiles(siteOf(request))(own);
    return { ...answer(file, file.text), status: 404 };
  };
  const sitemaps = keepAnswers((origin) => readSitemap(db, siteFiles(origin)), {
    known: () => knownRevision(db),
    now: async () => (await recallManifest(db)).revision,
  });
  const listed = (path: `/${string}`, readEntries: typeof readArticleEntries | typeof readBookEntries) => {
    const answersIn = (language: Language) =>
      keepAnswers((origin) => readEntries(db, siteFiles(origin), language), {
        known: () => knownRevision(db),
        now: async () => (await recallManifest(db)).revision,
      });
    const answers = { [firstLanguage]: answersIn(firstLanguage), ...forTranslations(answersIn) };
    return route(address(path), async ({ request, query }) => ({
      serialised: await answers[languageAsked(query)](siteOf(request)),
      cache: 'catalogue',
    }));
  };
  /** The pages of a kind, in every language. */
  const written = (
    path: `/${string}`,
    names: readonly string[],
    read: (db: Firestore, language: Language, ...ids: [string, string]) => Promise<WrittenPage>,
  ) =>
    languages.map((language) =>
      route(
        address(addressIn(language, path) as `/${string}`),
        ({ request, params }) => {
          const ids = names.map((name) => params[name as keyof typeof params] ?? '');
          const [first = '', second = ''] = ids;
          return answerPage(request, ids, () => read(db, language, first, second));
        },
        options,
      ),
    );
  return [
    ...written(pages.course.path, ['courseId'], coursePage),
    ...written(pages.lesson.path, ['courseId', 'lessonId'], lessonPage),
    ...written(pages.blog.path, ['blogId'], articlePage),
    route(address('/sitemap.xml'), async ({ request }) => {
      const { body } = await sitemaps(siteOf(request));
      const text = JSON.parse(body.toString()) as string;
      return {
        file: { bytes: Buffer.from(text), type: 'application/xml; charset=utf-8' },
        cache: 'catalogue',
      };
    }),
    route(
      address('/preview/:link'),
      async ({ params: { link }, query }) => {
        const [{ previewPage }, draft] = await Promise.all([import('./preview-page.ts'), openPreview(link)]);
        return previewPage(draft, languageAsked(query));
      },
      { refusalPage: refusedPreview },
    ),
    listed('/blog.json', readArticleEntries),
    listed('/blog2.json', readBookEntries),
    // Hosting's own page for unknown addresses is in the first language.
    ...translations.map((one) =>
      route(address(`${prefixOf(one)}/*unknown`), ({ request }) => notFound(request), options),
    ),
  ];
}

function answer({ policy }: SiteFile, html: string): Reply<never> {
  // The function's own policy would let nothing of the site run.
  const headers = policy === undefined ? {} : { 'Content-Security-Policy': policy };
  return { html, cache: 'catalogue', headers };
}
