import type { Route } from '@pathshala/contract/site/all-routes';
import type { ComponentType } from 'react';
import { homeLayout, type PageFile, routeFiles } from '../page-files.ts';
import { loadedModule, loadModule, type PageModule } from '../page-modules.ts';
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
  useRouteError,
} from '../ui/router.ts';
import { Document } from './document.tsx';
import { AppErrorPage } from './error-page.tsx';
import { readPageData } from './page-data.ts';
import { renderedAlone } from './rendered-alone.ts';
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

/**
 * A page, or what stands around some, that is loaded with the first page that needs it. In a browser its loader does that:
 * of a route's `lazy` the router keeps for good that it has failed, and a link would never lead there again.
 */
function routeToCome({ file }: PageFile, { loader, ...given }: RouteData): Partial<RouteObject> {
  if (import.meta.env.SSR) return { lazy: async () => partsOf(await loadModule(file)) };
  function Component() {
    const Page = loadedModule(file)?.Component;
    return Page && <Page />;
  }
  function ErrorBoundary() {
    const error = useRouteError();
    const Own = loadedModule(file)?.ErrorBoundary;
    if (Own) return <Own />;
    throw error;
  }
  return {
    shouldRevalidate: () => false,
    ...given,
    Component: renderedAlone(Component),
    ErrorBoundary,
    handle: {
      get meta() {
        return loadedModule(file)?.meta;
      },
    },
    loader: async (call) => {
      const data = Promise.resolve(loader?.(call));
      // First the module: it is the one that says what it means where there is no such page.
      await Promise.all([loadModule(file), data.catch(() => undefined)]);
      return (await data) ?? null;
    },
  };
}

/** A module that is here already is part of its route. */
function moduleRoute(file: PageFile): Partial<RouteObject> {
  const module = loadedModule(file.file);
  return module ? { ...dataOf(file), ...partsOf(module) } : routeToCome(file, dataOf(file));
}

const isOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname;

interface RouteData {
  readonly loader?: (call: LoaderFunctionArgs) => unknown;
  readonly shouldRevalidate?: ShouldRevalidateFunction;
}

/** How the browser comes to the data of a page. */
function dataOf(file: PageFile): RouteData {
  if (import.meta.env.SSR || !file.data) return {};
  if (file.data === 'document') return { loader: () => null };
  return {
    loader: ({ request }) => readPageData(file, new URL(request.url).pathname),
    shouldRevalidate: file === homeLayout ? () => false : isOtherPath,
  };
}

/** Page and layouts are told apart by these: what a page's data is called by in its document. */
const layoutId = ({ file }: PageFile) => file;

function pageRoute({ id, path, anyOther }: Route, file: PageFile): RouteObject {
  const place = path === '/' ? { index: true as const } : { path: anyOther ? '*' : path.slice(1) };
  return { id, ...place, ...moduleRoute(file) } as RouteObject;
}

/** Puts a page into its layouts, which pages share. */
function place(routes: RouteObject[], [route, files]: (typeof routeFiles)[number]): void {
  const [layouts, page] = [files.slice(0, -1), files.at(-1)];
  let children = routes;
  for (const layout of layouts) {
    let around = children.find((one) => one.id === layoutId(layout));
    if (!around) {
      around = { id: layoutId(layout), ...moduleRoute(layout), children: [] } as RouteObject;
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
