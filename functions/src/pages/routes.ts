import { draftOpenerScript, draftOpenerSource } from '@pathshala/brand/content-policy';
import { isStudioKind, studioTitle } from '@pathshala/content/kinds/all-kinds';
import { fieldsIn } from '@pathshala/content/kinds/fields-of';
import type { PublishedSchool } from '@pathshala/contract/calls/site-server';
import { post } from '@pathshala/contract/http/endpoint';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { newerPagesAddress, newerRoot, otherInstructors } from '@pathshala/contract/site/all-routes';
import { pages } from '@pathshala/contract/site/routes';
import { policyOf } from '@pathshala/contract/site/security-headers';
import { type DraftInput, draftAddress, draftSchema } from '@pathshala/contract/studio/schemas';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import {
  forLanguages,
  type Language,
  languages,
  prefixOf,
  translations,
} from '@pathshala/contract/text/languages';
import { textIn } from '@pathshala/contract/text/local-text';
import { say } from '@pathshala/messages/say';
import type { Request } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { cachePublished } from '../content/manifest.ts';
import { createPreviewReader, type DraftAsked, type ReadDraft } from '../content/previews.ts';
import type { Dependencies } from '../core/deadline.ts';
import { DomainError, noteOf, tooMany } from '../core/domain-error.ts';
import { MemoryCounters } from '../http/origins.ts';
import { htmlPage, languageOfRefusal, problemOf } from '../http/refusal.ts';
import { type Call, type Reply, type Route, requestedLanguage, route, signedIn } from '../http/route.ts';
import { countLimit, viewLimit } from '../rate-limit/rate-limit.ts';
import {
  address,
  answerNewerPage,
  findArticlePage,
  findBuiltPage,
  findCoursePage,
  findInstructorsPage,
  findLessonPage,
  findOwnPage,
  notFound,
  type PageSources,
  pageOptions,
  pagesOf,
} from './answer-page.ts';
import { createSiteFiles, type OpenSite } from './built-site.ts';
import {
  createSchool,
  onceForEachChange,
  readArticleEntries,
  readBookEntries,
  readSitemap,
} from './published-school.ts';

const none = ["'none'"];

/** Not cached, not indexed. The page of the link becomes the draft's, so both have one policy; a draft has no scripts. */
const headersWith = (more: Readonly<Record<string, readonly string[]>>) => ({
  'X-Robots-Tag': 'noindex, nofollow',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': policyOf({
    'default-src': none,
    'img-src': ["'self'"],
    'font-src': ["'self'"],
    'style-src': ["'unsafe-inline'"],
    'base-uri': none,
    'form-action': none,
    'frame-ancestors': none,
    ...more,
  }),
});
const headers = headersWith({});

const openerHeaders = headersWith({ 'script-src': [draftOpenerSource], 'connect-src': ["'self'"] });

export function draftOpener(language: Language): Reply<never> {
  const content = `<noscript><p class="reason">${say(language, 'answers.draftNeedsScript')}</p></noscript>
<p class="reason" id="failed" role="status" hidden>${say(language, 'answers.tryAgain')}</p>
<script>${draftOpenerScript}</script>`;
  return { html: htmlPage(say(language, 'answers.openingDraft'), content, language), headers: openerHeaders };
}

const maxKept = 8 * 1024 * 1024;

export function createPreview(db: Firestore, openSite: OpenSite) {
  const rendered = new LRUCache<string, string>({
    maxSize: maxKept,
    sizeCalculation: ({ length }) => length + 1,
  });
  const render = async ({ preview }: ReadDraft, language: Language, school: PublishedSchool) => {
    const { kind, id, fields, expiresAt } = preview;
    // Loaded lazily with the lesson renderer, which other pages do not need.
    const [site, { draftPage }] = await Promise.all([openSite(language), import('./draft-page.ts')]);
    const page = await draftPage(db, preview, language, school);
    return await site.draft({
      title: textIn(studioTitle(kind, id, fields), language).text,
      fields: fieldsIn(kind, fields, language),
      ...(expiresAt && { endsAt: expiresAt }),
      ...(page && { page }),
    });
  };
  return async (draft: ReadDraft, language: Language, school: PublishedSchool): Promise<Reply<never>> => {
    const key = `${draft.version} ${draft.preview.expiresAt} ${language}`;
    const html = rendered.get(key) ?? (await render(draft, language, school));
    rendered.set(key, html);
    return { html, headers };
  };
}

export interface PageServices extends Dependencies {
  readonly siteOf: (request: Request) => string;
  readonly openSite: OpenSite;
  readonly fetchFile?: typeof fetch;
}

/** The studio reads the problem document; people with a link see a page. */
function refusedPreview({ originalUrl, headers }: Request, refusal: DomainError): string | undefined {
  if (headers.authorization !== undefined) return undefined;
  const language = languageOfRefusal(originalUrl);
  const { detail } = problemOf(refusal, language);
  return htmlPage(say(language, 'answers.noDraft'), `<p class="reason">${escapeHtml(detail)}</p>`, language);
}

/** Previews per editor and minute: each save shows one. */
const editorViews = 60;

function askedBy(call: Call<DraftInput>): DraftAsked {
  const { token, kind = '', id = '' } = call.body;
  if (token !== undefined) return { secret: token };
  const { uid } = signedIn(call);
  if (!isStudioKind(kind) || !/^[\w~-]+$/.test(id)) throw new DomainError('not-found');
  return { by: uid, kind, id };
}

/** Falling back to the browser is still an internal error. */
function noteIssue(error: unknown): void {
  const note = { severity: 'ERROR', message: 'A page was not rendered', error: noteOf(error) };
  process.stdout.write(`${JSON.stringify(note)}\n`);
}

/** Routes without a file on Hosting: newer pages, their data, and two lists. Others of a kind are 404s. */
export function pageRoutes({ db, auth, siteOf, openSite, fetchFile }: PageServices): Route[] {
  const openPreview = createPreviewReader({ db, auth }, countLimit(db, { name: 'preview', ...viewLimit }));
  const views = new MemoryCounters(60_000);
  const siteFiles = createSiteFiles(fetchFile);
  const schoolIn = createSchool(db);
  const showDraft = createPreview(db, openSite);
  const filesOf = (request: Request) => siteFiles(siteOf(request));
  const sources: PageSources = { db, schoolIn, openSite, filesOf, onIssue: noteIssue };
  const sitemaps = cachePublished(db, (origin) => readSitemap(db, siteFiles(origin)));
  const newerPages = onceForEachChange(db, async (language, read) => {
    const site = await openSite(language);
    return await site.newerPages(schoolIn(language, read));
  });
  const listed = (path: `/${string}`, readEntries: typeof readArticleEntries | typeof readBookEntries) => {
    const answersIn = (language: Language) =>
      cachePublished(db, (origin) => readEntries(db, siteFiles(origin), language));
    const answers = forLanguages(answersIn);
    return route(address(path), async ({ request, query }) => ({
      serialised: await answers[requestedLanguage(query)](siteOf(request)),
      cache: 'catalogue',
    }));
  };
  return [
    ...pagesOf(sources, pages.course.path, ['courseId'], findCoursePage, { hasData: true }),
    // On navigation, only the API decides about lessons.
    ...pagesOf(sources, pages.lesson.path, ['courseId', 'lessonId'], findLessonPage, { hasData: false }),
    ...pagesOf(sources, pages.blog.path, ['blogId'], findArticlePage, { hasData: true }),
    ...pagesOf(sources, otherInstructors.path, ['subject'], findInstructorsPage, { hasData: true }),
    ...languages.map((one) =>
      route(address(coverIn('/covers/of/:file.svg', one) as `/${string}`), async ({ request }) => {
        const { subjectPicture } = await import('./subject-picture.ts');
        const bytes = Buffer.from(await subjectPicture(db, request.path));
        return { file: { bytes, type: 'image/svg+xml' }, cache: 'catalogue' };
      }),
    ),
    ...pagesOf(sources, pages.learnClass.path, ['classNumber'], findBuiltPage, { hasData: false }),
    ...pagesOf(sources, pages.practiceSkill.path, ['skillId'], findBuiltPage, { hasData: false }),
    route(address('/sitemap.xml'), async ({ request }) => {
      const { body } = await sitemaps(siteOf(request));
      const text = JSON.parse(body.toString()) as string;
      return {
        file: { bytes: Buffer.from(text), type: 'application/xml; charset=utf-8' },
        cache: 'catalogue',
      };
    }),
    route(address(draftAddress), async ({ query }) => draftOpener(requestedLanguage(query))),
    route(
      post<never, never, DraftInput>(draftAddress, 'anyone'),
      async (call) => {
        const asked = askedBy(call);
        const wait = 'by' in asked ? views.take([{ key: asked.by, max: editorViews }]) : 0;
        if (wait > 0) throw tooMany(wait);
        const language = requestedLanguage(call.query);
        const draft = await openPreview(asked);
        return await showDraft(draft, language, schoolIn(language, filesOf(call.request)));
      },
      { body: draftSchema, caller: 'optional', refusalPage: refusedPreview },
    ),
    ...languages.map((language) =>
      route(address(newerPagesAddress(language) as `/${string}`), async ({ request }) => ({
        json: await newerPages(language, filesOf(request)),
        cache: 'catalogue',
      })),
    ),
    route(address(`${newerRoot}/{*page}`), ({ request }) =>
      answerNewerPage(sources, request, request.path.slice(newerRoot.length)),
    ),
    listed('/blog.json', readArticleEntries),
    listed('/blog2.json', readBookEntries),
    ...pagesOf(sources, pages.schoolPage.path, ['pageId'], findOwnPage, { hasData: true, isAny: true }),
    // Hosting's 404 page is in the first language only.
    ...translations.map((one) =>
      route(address(`${prefixOf(one)}/*unknown`), ({ request }) => notFound(sources, request), pageOptions),
    ),
  ];
}
