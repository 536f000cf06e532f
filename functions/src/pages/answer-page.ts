import { type PublishedSchool, siteVersionPath } from '@pathshala/contract/calls/site-server';
import { instructorPlace } from '@pathshala/contract/catalogue/instructor-subjects';
import { mayReadLesson } from '@pathshala/contract/courses/lesson-access';
import { catalogueCacheControl, get } from '@pathshala/contract/http/endpoint';
import { ownValue } from '@pathshala/contract/http/own-value';
import { withPicture } from '@pathshala/contract/pictures/item-picture';
import { paths } from '@pathshala/contract/site/paths';
import { addressIn, type Language, languageOfAddress, languages } from '@pathshala/contract/text/languages';
import { say } from '@pathshala/messages/say';
import type { Request } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { type FoundCourse, findCourse, noSuchLesson } from '../content/courses.ts';
import { isPublishedPage, readArticle } from '../content/published.ts';
import { DomainError, isNotFound } from '../core/domain-error.ts';
import { isContentId } from '../firestore/collections.ts';
import { htmlPage, isOurIssue, languageOfRefusal } from '../http/refusal.ts';
import { type Reply, type Route, type RouteOptions, route } from '../http/route.ts';
import type { OpenSite, ReadSiteFile, SiteFile } from './built-site.ts';
import { drawnFor, type SchoolIn, withNewer } from './published-school.ts';

export interface PageSources {
  readonly db: Firestore;
  readonly schoolIn: SchoolIn;
  readonly openSite: OpenSite;
  readonly filesOf: (request: Request) => ReadSiteFile;
  readonly onIssue: (error: unknown) => void;
}

export interface PageRequest {
  readonly request: Request;
  readonly language: Language;
  readonly ids: readonly string[];
  readonly find: FindPage;
  /** Anything may be asked for: what is not there costs no rendering. */
  readonly isAny?: boolean | undefined;
}

const built = { drawn: '/__spa-fallback', lesson: '/course/-/lesson/-', notFound: '/404' } as const;

function answer({ policy }: SiteFile, html: string, status: number): Reply<never> {
  // Replaces the function's own CSP, which would block the site's scripts.
  const headers = policy === undefined ? {} : { 'Content-Security-Policy': policy };
  return { html, cache: 'catalogue', headers, status };
}

export async function notFound({ filesOf }: PageSources, request: Request): Promise<Reply<never>> {
  const { language, path } = languageOfAddress(request.path);
  // If the published site lacks the file, requesting it would loop back here.
  const own = path === built.notFound ? built.notFound : addressIn(language, built.notFound);
  const file = await filesOf(request)(own);
  return answer(file, file.text, 404);
}

async function findPage(sources: PageSources, { request, language, ids, find }: PageRequest) {
  if (!ids.every(isContentId)) throw new DomainError('not-found');
  const { db, schoolIn, filesOf } = sources;
  const readSiteFile = filesOf(request);
  const [first = '', second = ''] = ids;
  return await find({ db, language, school: schoolIn(language, readSiteFile), readSiteFile }, first, second);
}

/** @returns undefined if another build is published: its pages use other scripts */
async function rendered(
  openSite: OpenSite,
  read: ReadSiteFile,
  language: Language,
  { path, school, isShell }: FoundPage,
): Promise<Reply<never> | undefined> {
  const [site, published] = await Promise.all([
    openSite(language),
    read(addressIn(language, siteVersionPath)),
  ]);
  if ((JSON.parse(published.text) as { version: string }).version !== site.version) return undefined;
  const { html, status } = await site.page(addressIn(language, path), school, isShell);
  return answer(published, html, status);
}

/** A 404, rendered by the page that the address belongs to. */
async function missing(sources: PageSources, asked: PageRequest): Promise<Reply<never>> {
  const { request, language, ids, isAny } = asked;
  if (isAny || !ids.every(isContentId)) return await notFound(sources, request);
  const { path } = languageOfAddress(request.path);
  const read = sources.filesOf(request);
  const page = { path, school: sources.schoolIn(language, read) };
  return { ...(await renderedOrDrawn(sources, read, language, page)), status: 404 };
}

async function renderedOrDrawn(
  sources: PageSources,
  read: ReadSiteFile,
  language: Language,
  found: FoundPage,
): Promise<Reply<never>> {
  const whole = await rendered(sources.openSite, read, language, found).catch((error: unknown) => {
    sources.onIssue(error);
    return undefined;
  });
  if (whole) return whole;
  const file = await read(addressIn(language, found.isShell ? built.lesson : built.drawn));
  return answer(file, file.text, 200);
}

/** @throws DomainError `not-found`; `unavailable` if it cannot be rendered: the built page is shown then */
export async function answerNewerPage(
  { openSite, schoolIn, filesOf, onIssue }: PageSources,
  request: Request,
  path: string,
): Promise<Reply<unknown>> {
  const { language } = languageOfAddress(path);
  const site = await openSite(language);
  const read = filesOf(request);
  const school = schoolIn(language, read);
  const pagePath = path.replace(/\/data\.json$/, '') || '/';
  if (ownValue(site.hashes, pagePath) === undefined) throw new DomainError('not-found');
  if (pagePath !== path) {
    const json = await site.data(pagePath, school);
    if (json === undefined) throw new DomainError('not-found');
    return { json, cache: 'catalogue' };
  }
  const page = { path: languageOfAddress(path).path, school };
  const whole = await rendered(openSite, read, language, page).catch(onIssue);
  if (!whole) throw new DomainError('unavailable');
  return { ...whole, headers: { ...whole.headers, 'X-Robots-Tag': 'noindex' } };
}

export async function answerPage(sources: PageSources, pageRequest: PageRequest): Promise<Reply<never>> {
  const { request, language } = pageRequest;
  try {
    const found = await findPage(sources, pageRequest);
    const page = await renderedOrDrawn(sources, sources.filesOf(request), language, found);
    return { ...page, status: found.isWithdrawn ? 404 : 200 };
  } catch (error) {
    if (isNotFound(error)) return await missing(sources, pageRequest);
    throw error;
  }
}

export async function answerData(sources: PageSources, pageRequest: PageRequest): Promise<Reply<unknown>> {
  const headers = { 'Cache-Control': catalogueCacheControl };
  const found = await findPage(sources, pageRequest).catch((cause: unknown) => {
    throw isNotFound(cause) ? new DomainError('not-found', undefined, { cause, headers }) : cause;
  });
  const site = await sources.openSite(pageRequest.language);
  const json = await site.data(addressIn(pageRequest.language, found.path), found.school);
  if (json === undefined) throw new DomainError('not-found', undefined, { headers });
  return { json, cache: 'catalogue' };
}

export interface FoundPage {
  /** Its address in the first language. */
  readonly path: string;
  readonly school: PublishedSchool;
  readonly isWithdrawn?: boolean;
  readonly isShell?: boolean;
}

export interface FindCall {
  readonly db: Firestore;
  readonly language: Language;
  readonly school: PublishedSchool;
  readonly readSiteFile: ReadSiteFile;
}

export type FindPage = (call: FindCall, ...ids: [string, string]) => Promise<FoundPage>;

/** The school with the current course: one just withdrawn must not be served. */
function schoolWith(school: PublishedSchool, { course, withdrawn }: FoundCourse): PublishedSchool {
  const courses = async () => {
    const all = await school.courses();
    return withdrawn ? all.filter(({ _id }) => _id !== course._id) : withNewer(all, course);
  };
  return { ...school, courses };
}

export const findCoursePage: FindPage = async ({ db, language, school }, id) => {
  const found = await findCourse(db, id, language);
  return { path: paths.course(id), school: schoolWith(school, found), isWithdrawn: found.withdrawn };
};

export const findLessonPage: FindPage = async ({ db, language, school }, courseId, lessonId) => {
  const found = await findCourse(db, courseId, language);
  const access = mayReadLesson(found.course, lessonId, 'visitor');
  if (access === 'not-found') throw noSuchLesson();
  const page = { path: paths.lesson(courseId, lessonId), school: schoolWith(school, found) };
  if (found.withdrawn || access !== 'open') return { ...page, isWithdrawn: found.withdrawn, isShell: true };
  const lesson = await school.lesson(courseId, lessonId);
  if (!lesson) throw noSuchLesson();
  return { ...page, school: { ...page.school, lesson: async () => lesson } };
};

export const findArticlePage: FindPage = async ({ db, language, school }, id) => {
  const article = await readArticle(db, id, language);
  const articles = async () => {
    const all = await school.articles();
    const listed = all.find(({ _id }) => _id === id);
    return withNewer(all, withPicture(article, listed?.img ?? drawnFor(article)));
  };
  return { path: paths.blog(id), school: { ...school, articles } };
};

export const findOwnPage: FindPage = async ({ db, school }, id) => {
  if (!(await isPublishedPage(db, id))) throw new DomainError('not-found');
  return { path: paths.page(id), school };
};

/** A subject without instructors has no page. */
export const findInstructorsPage: FindPage = async ({ school }, id) => {
  const people = await school.items('instructors');
  if (!people.some(({ subject }) => subject === id)) throw new DomainError('not-found');
  return { path: instructorPlace(id).path, school };
};

/** For skills and classes: the build wrote a file for each, so there is never a newer page. */
export const findBuiltPage: FindPage = () => Promise.reject(new DomainError('not-found'));

export const address = (path: `/${string}`) => get<never>(path, 'anyone');

export const pageOptions: RouteOptions = {
  refusalPage: ({ originalUrl }, refusal, requestId) => {
    if (!isOurIssue(refusal)) return undefined;
    const language = languageOfRefusal(originalUrl);
    const lines = [
      say(language, 'answers.tryAgain'),
      say(language, 'answers.reference', { code: requestId }),
    ].map((line) => `<p>${line}</p>`);
    return htmlPage(say(language, 'answers.notNow'), lines.join('\n'), language);
  },
};

export function pagesOf(
  sources: PageSources,
  path: `/${string}`,
  names: readonly string[],
  find: FindPage,
  { hasData, isAny }: Pick<PageRequest, 'isAny'> & { readonly hasData: boolean },
): Route[] {
  return languages.flatMap((language) => {
    const own = addressIn(language, path) as `/${string}`;
    const asked = (request: Request, params: Readonly<Record<string, string>>) => ({
      ...{ request, language, find, isAny },
      ids: names.map((name) => params[name] ?? ''),
    });
    const page = route(
      address(own),
      ({ request, params }) => answerPage(sources, asked(request, params)),
      pageOptions,
    );
    if (!hasData) return [page];
    const data = route(get<unknown>(`${own}/data.json`, 'anyone'), ({ request, params }) =>
      answerData(sources, asked(request, params)),
    );
    return [page, data];
  });
}
