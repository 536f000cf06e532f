import type { Route } from '@pathshala/contract/all-routes';
import type { ComponentType } from 'react';
import { homeLayout, type PageFile, routeFiles } from '../page-files.ts';
import { loadedModule, loadModule, type PageModule } from '../page-modules.ts';
import { renderedAlone } from '../ui/rendered-alone.ts';
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from '../ui/router.ts';
import { Document } from './document.tsx';
import { AppErrorPage } from './error-page.tsx';
import { homeDataPath, readPageData } from './page-data.ts';
import { Shell } from './shell.tsx';

/** What the router takes of a module. On the server its loader, too: the browser has what it has read. */
function partsOf({ Component, ErrorBoundary, loader, meta }: PageModule) {
  return {
    Component: renderedAlone(Component),
    handle: { meta },
    ...(ErrorBoundary && { ErrorBoundary }),
    ...(import.meta.env.SSR && loader && { loader: loader as unknown as LoaderFunction }),
  };
}

/** A page, or what stands around some: it is loaded with the first page that needs it. */
function moduleRoute({ file }: PageFile): Partial<RouteObject> {
  const module = loadedModule(file);
  return module ? partsOf(module) : { lazy: async () => partsOf(await loadModule(file)) };
}

const isOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

/** How the browser comes to the data of a page. */
function dataOf(file: PageFile): Partial<RouteObject> {
  if (import.meta.env.SSR || !file.data) return {};
  if (file.data === 'document') return { loader: () => null };
  if (file === homeLayout) return { loader: () => readPageData(homeDataPath), shouldRevalidate: () => false };
  return {
    loader: ({ request }) => readPageData(new URL(request.url).pathname),
    shouldRevalidate: isOtherPath,
  };
}

/** Page and layouts are told apart by these: what a page's data is called by in its document. */
const layoutId = ({ file }: PageFile) => file;

function pageRoute({ id, path, anyOther }: Route, file: PageFile): RouteObject {
  const place = path === '/' ? { index: true as const } : { path: anyOther ? '*' : path.slice(1) };
  return { id, ...place, ...moduleRoute(file), ...dataOf(file) } as RouteObject;
}

/** Puts a page into its layouts, which pages share. */
function place(routes: RouteObject[], [route, files]: (typeof routeFiles)[number]): void {
  const [layouts, page] = [files.slice(0, -1), files.at(-1)];
  let children = routes;
  for (const layout of layouts) {
    let around = children.find((one) => one.id === layoutId(layout));
    if (!around) {
      around = {
        id: layoutId(layout),
        ...moduleRoute(layout),
        ...dataOf(layout),
        children: [],
      } as RouteObject;
      children.push(around);
    }
    children = around.children ?? [];
  }
  if (page) children.push(pageRoute(route, page));
}

/**
 * The site's pages as the router takes them. Modules that are here already are part of them: the page that a browser has
 * opened is there at once.
 * @param Around what stands around every page
 */
export function siteRoutes(Around: ComponentType = Shell): RouteObject[] {
  const pages: RouteObject[] = [];
  for (const row of routeFiles) place(pages, row);
  const shell = { id: 'shell', Component: Around, ErrorBoundary: AppErrorPage, children: pages };
  return [{ id: 'document', Component: Document, children: [{ ...shell }] }];
}

const filesById = new Map(
  routeFiles.flatMap(([{ id }, files]) => [
    [id, files.at(-1)] as const,
    ...files.slice(0, -1).map((one) => [layoutId(one), one] as const),
  ]),
);

/** The file of a route by its id; undefined for those that are always there. */
export const fileOfRoute = (id: string): PageFile | undefined => filesById.get(id);
