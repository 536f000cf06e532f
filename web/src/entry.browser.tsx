import './theme/fonts.css';
import './theme/theme.css';
import './theme/base.css';
import './theme/languages.css';
import './theme/primitives.css';
import { failedEvent } from '@pathshala/boot/page-data';
import { type PageStart, readPageStart } from '@pathshala/boot/page-start';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { DocumentContext } from './app/document.tsx';
import { filesAt, openDocument, prepareFiles, preparePage, siteRoutes } from './app/site-routes.tsx';
import { PreparePageContext } from './page/page-loader.ts';
import { noteBrought } from './ui/load-files.ts';
import { siteRoot } from './words/language.ts';

/** A press is answered in between: each step of the start takes a cheap phone 50 ms. */
const turn = () => new Promise((resolve) => setTimeout(resolve));

async function openSite(start: PageStart): Promise<void> {
  const { modules, sheets, page, isDrawn, loaderData, errors, footer = [] } = start;
  noteBrought([...modules, ...sheets]);
  const { pathname } = window.location;
  await (isDrawn ? prepareFiles(filesAt(pathname)) : openDocument(page, loaderData, pathname));
  const routes = siteRoutes();
  await turn();
  const router = createBrowserRouter(routes, {
    basename: siteRoot,
    ...(!isDrawn && { hydrationData: { loaderData, errors } }),
  });
  // Hosting's page for unknown addresses at a page's address: it stays as it is, with its links.
  if (!isDrawn && router.state.matches.at(-1)?.route.id !== page)
    throw new Error(`This is not the page of ${page}`);
  await turn();
  const papers = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  startTransition(() => {
    hydrateRoot(
      document,
      <DocumentContext value={{ isDrawn, footer, papers: papers.map(({ content }) => content) }}>
        <PreparePageContext value={preparePage}>
          <RouterProvider router={router} />
        </PreparePageContext>
      </DocumentContext>,
    );
  });
}

// Not awaited: the pages' modules import this module's bundle.
async function start(): Promise<void> {
  await openSite(readPageStart(document));
}

start().catch((error: unknown) => {
  console.error(error);
  window.dispatchEvent(new Event(failedEvent));
});
