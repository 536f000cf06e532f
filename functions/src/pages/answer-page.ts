import { catalogueCacheControl } from '@pathshala/contract/calls/endpoints';
import { siteVersionPath } from '@pathshala/contract/calls/site-server';
import { ownValue } from '@pathshala/contract/http/own-value';
import { addressIn, type Language, languageOfAddress } from '@pathshala/contract/text/languages';
import type { Request } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { DomainError } from '../core/domain-error.ts';
import { isContentId } from '../firestore/collections.ts';
import { HttpError } from '../http/http-error.ts';
import type { Reply } from '../http/reply.ts';
import type { OpenSite } from './built-site.ts';
import type { FindPage, FoundPage } from './found-pages.ts';
import type { SchoolIn } from './published-school.ts';
import type { ReadSiteFile, SiteFile } from './site-files.ts';

/** Dependencies of page answers. */
export interface PageSources {
  readonly db: Firestore;
  readonly schoolIn: SchoolIn;
  readonly openSite: OpenSite;
  /** Files of the request's site. */
  readonly filesOf: (request: Request) => ReadSiteFile;
  /** Called for pages that could not be rendered. */
  readonly onIssue: (error: unknown) => void;
}

/** A requested page. */
export interface PageRequest {
  readonly request: Request;
  readonly language: Language;
  readonly ids: readonly string[];
  readonly find: FindPage;
}

/** Built fallback pages, and the 404 page. */
const built = { drawn: '/__spa-fallback', lesson: '/course/-/lesson/-', notFound: '/404' } as const;

function answer({ policy }: SiteFile, html: string, status: number): Reply<never> {
  // Replaces the function's own CSP, which would block the site's scripts.
  const headers = policy === undefined ? {} : { 'Content-Security-Policy': policy };
  return { html, cache: 'catalogue', headers, status };
}

/** The site's 404 page in this language. */
export async function notFound({ filesOf }: PageSources, request: Request): Promise<Reply<never>> {
  const { language, path } = languageOfAddress(request.path);
  // If the published site lacks the file, requesting it would loop back here.
  const own = path === built.notFound ? built.notFound : addressIn(language, built.notFound);
  const file = await filesOf(request)(own);
  return answer(file, file.text, 404);
}

/** @throws DomainError `not-found` */
async function findPage(
  sources: PageSources,
  { request, language, ids, find }: PageRequest,
): Promise<FoundPage> {
  if (!ids.every(isContentId)) throw new DomainError('not-found');
  const { db, schoolIn, filesOf } = sources;
  const readSiteFile = filesOf(request);
  const [first = '', second = ''] = ids;
  return await find({ db, language, school: schoolIn(language, readSiteFile), readSiteFile }, first, second);
}

const isNotFound = (error: unknown) => error instanceof DomainError && error.code === 'not-found';

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

/** A 404 by the page that the address would have. */
async function missing(sources: PageSources, { request, language, ids }: PageRequest): Promise<Reply<never>> {
  if (!ids.every(isContentId)) return await notFound(sources, request);
  const { path } = languageOfAddress(request.path);
  const read = sources.filesOf(request);
  const page = { path, school: sources.schoolIn(language, read) };
  return { ...(await renderedOrDrawn(sources, read, language, page)), status: 404 };
}

/** Renders the page, or falls back to rendering in the browser. */
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

/**
 * The current version of a built page, or its data.
 * @param path below `newerRoot`, such as `/bn/blogs`
 * @throws DomainError `not-found` for other addresses, `unavailable` if it cannot be rendered: then the built one is
 * shown
 */
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

/** A page that may be newer than the build, or its 404. */
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

/**
 * The data of such a page, for navigation in the browser.
 * @throws DomainError `not-found`
 */
export async function answerData(sources: PageSources, pageRequest: PageRequest): Promise<Reply<unknown>> {
  const headers = { 'Cache-Control': catalogueCacheControl };
  const found = await findPage(sources, pageRequest).catch((cause: unknown) => {
    // Cached like a known page.
    throw isNotFound(cause) ? new HttpError('not-found', headers, undefined, { cause }) : cause;
  });
  const site = await sources.openSite(pageRequest.language);
  const json = await site.data(addressIn(pageRequest.language, found.path), found.school);
  if (json === undefined) throw new HttpError('not-found', headers);
  return { json, cache: 'catalogue' };
}
