import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { RenderedPage } from '@pathshala/contract/calls/site-server';
import type { ReactNode } from 'react';
import { createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { DocumentContext } from '../app/document.tsx';
import { DraftShell } from '../app/draft.tsx';
import { siteRoutes } from '../app/site-routes.tsx';
import type { School } from '../page/page-loader.ts';
import { type DocumentOptions, documentOf } from './document-of.ts';
import { contentHashIn, dataIn, handlerOf, loadPage, siteHandler } from './load-page.ts';
import { prerendered } from './plain-html.tsx';

export interface RenderOptions extends DocumentOptions {
  readonly school: School;
  /** Returns stored HTML for the same input, or renders it. @param of all that it depends on, besides our code */
  readonly kept?: (of: string, make: () => Promise<string>) => Promise<string>;
}

async function htmlOf(page: ReactNode): Promise<string> {
  // Emotion's default key, so that its browser cache takes over the prerendered styles.
  const cache = createCache({ key: 'css' });
  // Created before rendering: the cache then collects styles, which would be inlined everywhere otherwise.
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  // Suspense boundaries are written in place, not at the end with a script that moves them.
  const inPlace = { progressiveChunkSize: Number.POSITIVE_INFINITY };
  const html = await prerendered(<CacheProvider value={cache}>{page}</CacheProvider>, inPlace);
  const { styles: used } = extractCriticalToChunks(html);
  const ids = new Set(used.flatMap((one) => one.ids));
  // Styles that are part of others, as a Button's of a ButtonBase's: a browser would make them again.
  const parts = Object.entries(cache.inserted).filter(([id, css]) => typeof css === 'string' && !ids.has(id));
  const part = {
    key: cache.key,
    ids: parts.map(([id]) => id),
    css: parts.map(([, css]) => css).join(''),
  };
  const styles = constructStyleTagsFromChunks({ html, styles: parts.length > 0 ? [...used, part] : used });
  return html.replace('</head>', () => `${styles}</head>`);
}

/** In the site's language. @param url path of the page @throws what a loader throws, except a 404, which is rendered */
export async function render(
  url: string,
  options: RenderOptions,
  routes = options.draft && siteRoutes(DraftShell),
): Promise<RenderedPage> {
  const handler = routes ? handlerOf(routes) : siteHandler;
  const { context, dataRoutes, status } = await loadPage(url, handler, options.school);
  const parts = documentOf(context, options, await options.school.footer());
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
  };
}
