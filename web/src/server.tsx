import './theme/fonts.css';
import './theme/theme.css';
import './theme/base.css';
import './theme/languages.css';
import './theme/primitives.css';
import { text } from 'node:stream/consumers';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { PageStart } from '@pathshala/boot/page-start';
import type { MadeOf, PageHashes, RenderedPage, ShownDraft } from '@pathshala/contract/calls/site-server';
import { type NewerPage, type NewerPages, newerPage } from '@pathshala/contract/site/newer-pages';
import type { ReactNode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type RouteObject,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { DocumentContext, type DocumentParts } from './app/document-parts.ts';
import { DraftShell } from './app/draft-shell.tsx';
import { fileOfRoute, siteRoutes } from './app/site-routes.tsx';
import { contentHashOf } from './content-hash.ts';
import { firstFonts } from './first-fonts.ts';
import type { PageFile } from './page-files.ts';
import { emotionOptions } from './theme/emotion.ts';
import type { School } from './ui/page-loader.ts';
import { siteRoot } from './words/language.ts';
import { wordsToCome } from './words-to-come.ts';

/** What the browser is given of the site that was built: the same for every page. */
export interface BuiltSite {
  readonly bootScript: string;
  /** Speculation rules. */
  readonly rules: string;
  /** Addresses of the modules of a page made of these files, each after those that it imports, and of its style sheets. */
  readonly madeOf: (files: readonly string[]) => MadeOf;
  /** The text of a style sheet. */
  readonly styles: (sheet: string) => string;
}

export interface RenderOptions {
  readonly school: School;
  readonly site: BuiltSite;
  /** There is no page in it, but what the browser draws whatever was asked for with. */
  readonly isDrawn?: boolean;
  /** It stands for pages whose content only the site can show. */
  readonly isShell?: boolean;
  /** Addresses of data that the page is nothing without. */
  readonly data?: readonly string[];
  /** It is not published: for somebody who has its link. */
  readonly draft?: ShownDraft;
  /**
   * Gives the HTML that was rendered of the same before, or has it rendered.
   * @param of all that it follows from beside the site's code
   */
  readonly kept?: (of: string, make: () => Promise<string>) => Promise<string>;
}

function filesIn({ matches }: Pick<StaticHandlerContext, 'matches'>): PageFile[] {
  return matches.flatMap(({ route }) => fileOfRoute(route.id) ?? []);
}

function startOf(files: readonly PageFile[], { isDrawn, isShell }: RenderOptions): PageStart['when'] {
  if (isDrawn) return 'now';
  return isShell || files.some(({ startsEarly }) => startsEarly) ? 'first-paint' : 'paint';
}

const asText = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

function partsOf(context: StaticHandlerContext, options: RenderOptions): DocumentParts {
  const { site, isDrawn = false, data = [], draft } = options;
  const files = isDrawn ? [] : filesIn(context);
  const { modules, sheets } = site.madeOf(files.map(({ file }) => file));
  const start: PageStart = {
    modules,
    data,
    when: startOf(files, options),
    page: context.matches.at(-1)?.route.id ?? '',
    isDrawn,
    loaderData: isDrawn ? {} : context.loaderData,
    errors: isDrawn ? null : context.errors,
  };
  return {
    bootScript: site.bootScript,
    fonts: firstFonts,
    rules: site.rules,
    styles: sheets.map(site.styles).join(''),
    sheets,
    start: asText(start),
    isDrawn,
    contentHash: isDrawn ? undefined : contentHashIn(context),
    ...(draft && { draft }),
  };
}

const isUnknown = ({ matches }: StaticHandlerContext) => matches.at(-1)?.route.path === '*';

/** @throws the first fault of a loader, but for a page that is not there: that one is rendered */
function throwErrors({ errors }: StaticHandlerContext): void {
  for (const error of Object.values(errors ?? {}))
    if (!isRouteErrorResponse(error) || error.status !== 404) throw error;
}

function dataIn(context: StaticHandlerContext): unknown {
  const route = context.matches.find(({ route: { id } }) => fileOfRoute(id)?.data === 'file')?.route;
  return route && context.loaderData[route.id];
}

/** By which it is known whether somebody has published something that the page shows; undefined where nobody can. */
function contentHashIn(context: StaticHandlerContext): string | undefined {
  const isFixed = filesIn(context).some((file) => file.isFixed);
  const data = dataIn(context);
  return isFixed || data === undefined ? undefined : contentHashOf(data);
}

async function htmlOf(page: ReactNode): Promise<string> {
  const issues: unknown[] = [];
  const cache = createCache(emotionOptions);
  // Made before the page is rendered: it has the cache keep the styles, which would stand all over the page otherwise.
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(<CacheProvider value={cache}>{page}</CacheProvider>, {
    // Each part stands in its place: none waits in the page's end for a script that moves it.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => void issues.push(error),
  });
  const html = await text(prelude);
  if (issues.length > 0) throw issues[0];
  const styles = constructStyleTagsFromChunks(extractCriticalToChunks(html));
  return html.replace('</head>', () => `${styles}</head>`);
}

const handlerOf = (routes: RouteObject[]) => createStaticHandler(routes, { basename: siteRoot });
/** For all pages: to be made, it looks over every route, and each route's module is loaded into it once. */
const siteHandler = handlerOf(siteRoutes());

/** Runs the loaders of a page. @throws see `render` */
async function load(url: string, { query, dataRoutes }: typeof siteHandler, school: School) {
  const request = new Request(new URL(url, 'http://site.invalid'));
  const context = await query(request, { requestContext: school });
  if (context instanceof Response) throw new Error(`${url} answers ${context.status}`);
  throwErrors(context);
  return { context, dataRoutes, status: isUnknown(context) ? 404 : context.statusCode };
}

/**
 * Renders a page of the site, in its language.
 * @param url path of the page, as in its address
 * @param routes left out: the site's
 * @throws what a loader throws, but for a page that is not there: that is rendered with the status 404
 */
export async function render(
  url: string,
  options: RenderOptions,
  routes = options.draft && siteRoutes(DraftShell),
): Promise<RenderedPage> {
  const handler = routes ? handlerOf(routes) : siteHandler;
  const { context, dataRoutes, status } = await load(url, handler, options.school);
  const parts = partsOf(context, options);
  const make = () =>
    htmlOf(
      <DocumentContext value={parts}>
        <StaticRouterProvider
          router={createStaticRouter(dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </DocumentContext>,
    );
  const { kept } = options;
  const html = await (kept ? kept(JSON.stringify([url, status, parts]), make) : make());
  return {
    status,
    html,
    data: dataIn(context),
    contentHash: contentHashIn(context),
    later: wordsToCome(context.matches.at(-1)?.route.id),
  };
}

export type Render = typeof render;

/** What the loader of a page reads, for the browser that comes to it by a link. @returns undefined where there is no such page */
export async function readData(url: string, school: School): Promise<unknown> {
  const { context, status } = await load(url, siteHandler, school);
  return status === 404 ? undefined : dataIn(context);
}

/** Which of the pages that were built show something else by now. @param hashes of the pages as they were built */
export async function newerPages(hashes: PageHashes, school: School): Promise<NewerPages> {
  const newer: Record<string, NewerPage> = {};
  for (const [path, built] of Object.entries(hashes)) {
    // What cannot be read now stays as it was built.
    const data = await readData(path, school).catch(() => null);
    const contentHash = contentHashOf(data);
    if (data !== null && contentHash !== built) newer[path] = newerPage(path, contentHash);
  }
  return newer;
}

export { builtSiteOf, openServer } from './open-server.tsx';
