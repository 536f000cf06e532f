import { text } from 'node:stream/consumers';
import type { ReactNode } from 'react';
import { type PrerenderOptions, prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { siteRoot } from '../words/language.ts';

/** @throws what a component throws */
export async function prerendered(page: ReactNode, options: PrerenderOptions): Promise<string> {
  const issues: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(page, {
    ...options,
    onError: (error) => void issues.push(error),
  });
  const html = await text(prelude);
  if (issues.length > 0) throw issues[0];
  return html;
}

/** React's, for pictures: those of these parts are below the first view. */
const hints = /<link rel="preload"[^>]*>/g;

/**
 * A part without a component in the browser, for the data of its page.
 * @param id of the part: keeps its elements' ids apart from those of the page
 */
export async function plainHtml(id: string, part: ReactNode): Promise<string> {
  const alone = (
    <StaticRouter basename={siteRoot} location={siteRoot}>
      {part}
    </StaticRouter>
  );
  return (await prerendered(alone, { identifierPrefix: id })).replace(hints, '');
}
