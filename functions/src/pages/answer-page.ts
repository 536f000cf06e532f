import { catalogueCacheControl } from '@pathshala/contract/calls/endpoints';
import { siteVersionPath } from '@pathshala/contract/calls/site-server';
import { ownValue } from '@pathshala/contract/http/own-value';
import { addressIn, languageOfAddress } from '@pathshala/contract/text/language-address';
import type { Language } from '@pathshala/contract/text/languages';
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

/** What pages are answered with. */
export interface PageSources {
  readonly db: Firestore;
  readonly schoolIn: SchoolIn;
  readonly openSite: OpenSite;
  /** The files of the site that a request is for. */
  readonly filesOf: (request: Request) => ReadSiteFile;
  /** Is told of a page that could not be rendered. */
  readonly onIssue: (error: unknown) => void;
}

/** A page that is asked for. */
export interface PageRequest {
  readonly request: Request;
  readonly language: Language;
  readonly ids: readonly string[];
  readonly find: FindPage;
}

/** Built pages in which the browser draws what was asked for, and the one for unknown addresses. */
const built = { drawn: '/__spa-fallback', lesson: '/course/-/lesson/-', notFound: '/404' } as const;

function answer({ policy }: SiteFile, html: string, status: number): Reply<never> {
  // The function's own policy would let nothing of the site run.
  const headers = policy === undefined ? {} : { 'Content-Security-Policy': policy };
  return { html, cache: 'catalogue', headers, status };
}

/** The site's page for unknown addresses, in the language of this one. */
export async function notFound({ filesOf }: PageSources, request: Request): Promise<Reply<never>> {
  const { language, path } = languageOfAddress(request.path);
  // The page itself, where the site that is published has none in this language: asked for, it would come here again.
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

/** @returns undefined where another site is published than the one that is here: its pages name other scripts */
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

/** Says by the page that it would have that something is not there. An address that nothing can have is unknown. */
async function missing(sources: PageSources, { request, language, ids }: PageRequest): Promise<Reply<never>> {
  if (!ids.every(isContentId)) return await notFound(sources, request);
  const { path } = languageOfAddress(request.path);
  const read = sources.filesOf(request);
  const page = { path, school: sources.schoolIn(language, read) };
  return { ...(await renderedOrDrawn(sources, read, language, page)), status: 404 };
}

/** The page, or where it cannot be rendered the one in which the browser draws it. */
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
 * A page that the build has made, as it is now, or its data.
 * @param path below `newerRoot`, such as `/bn/blogs`
 * @throws DomainError `not-found` for other addresses, `unavailable` where it cannot be rendered: then the built one is shown
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
  const asked = path.replace(/\/data\.json$/, '') || '/';
  if (ownValue(site.hashes, asked) === undefined) throw new DomainError('not-found');
  if (asked !== path) {
    const json = await site.data(asked, school);
    if (json === undefined) throw new DomainError('not-found');
    return { json, cache: 'catalogue' };
  }
  const page = { path: languageOfAddress(path).path, school };
  const whole = await rendered(openSite, read, language, page).catch(onIssue);
  if (!whole) throw new DomainError('unavailable');
  return { ...whole, headers: { ...whole.headers, 'X-Robots-Tag': 'noindex' } };
}

/** A page that may be published since the build; for what is not there its own 404. */
export async function answerPage(sources: PageSources, asked: PageRequest): Promise<Reply<never>> {
  const { request, language } = asked;
  try {
    const found = await findPage(sources, asked);
    const page = await renderedOrDrawn(sources, sources.filesOf(request), language, found);
    return { ...page, status: found.isWithdrawn ? 404 : 200 };
  } catch (error) {
    if (isNotFound(error)) return await missing(sources, asked);
    throw error;
  }
}

/**
 * The data of such a page, for the browser that comes to it by a link.
 * @throws DomainError `not-found`
 */
export async function answerData(sources: PageSources, asked: PageRequest): Promise<Reply<unknown>> {
  const headers = { 'Cache-Control': catalogueCacheControl };
  const found = await findPage(sources, asked).catch((cause: unknown) => {
    // As long as what is known of one.
    throw isNotFound(cause) ? new HttpError('not-found', headers, undefined, { cause }) : cause;
  });
  const site = await sources.openSite(asked.language);
  const json = await site.data(addressIn(asked.language, found.path), found.school);
  if (json === undefined) throw new HttpError('not-found', headers);
  return { json, cache: 'catalogue' };
}
