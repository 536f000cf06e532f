import type { PageStart } from '@pathshala/boot/page-start';
import type { Route } from '@pathshala/contract/site/all-routes';
import type { ComponentType } from 'react';
import { homeLayout, type PageFile, routeFiles } from '../page-files.ts';
import type { PageModule } from '../page-imports.ts';
import { loadedModule, loadModule, moduleOfDocument } from '../page-modules.ts';
import {
  type LoaderFunction,
  type LoaderFunctionArgs,
  matchRoutes,
  type RouteObject,
  type ShouldRevalidateFunction,
} from '../ui/router.ts';
import { siteRoot } from '../words/language.ts';
import { Document } from './document.tsx';
import { AppErrorPage, PageErrors } from './error-page.tsx';
import { keepPageData, readPageData } from './page-data.ts';
import { renderedAlone, Shell } from './shell.tsx';

/** The loader runs on the server; the browser reads its data. */
function partsOf({ Component, ErrorBoundary, loader, meta }: PageModule) {
  return {
    Component: renderedAlone(Component),
    handle: { meta },
    ErrorBoundary: ErrorBoundary ?? PageErrors,
    ...(import.meta.env.SSR && loader && { loader: loader as unknown as LoaderFunction }),
  };
}

/** The loader loads the module in the browser: the router would remember a failed `lazy` forever. */
function routeToCome({ file }: PageFile, { loader, ...given }: RouteData): Partial<RouteObject> {
  if (import.meta.env.SSR) return { lazy: async () => partsOf(await loadModule(file)) };
  function Component() {
    const Page = loadedModule(file)?.Component;
    return Page && <Page />;
  }
  function ErrorBoundary() {
    const Own = loadedModule(file)?.ErrorBoundary ?? PageErrors;
    return <Own />;
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
      // The module comes first, because it defines the 404.
      await Promise.all([loadModule(file), data.catch(() => undefined)]);
      return (await data) ?? null;
    },
  };
}

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

function dataOf(file: PageFile): RouteData {
  if (import.meta.env.SSR || !file.data) return {};
  if (file.data === 'document') return { loader: () => null };
  return {
    loader: ({ request }) => readPageData(file, new URL(request.url).pathname),
    shouldRevalidate: file === homeLayout ? () => false : isOtherPath,
  };
}

/** Also keys of the page data in the document. */
const layoutId = ({ file }: PageFile) => file;

function pageRoute({ id, path, anyOther }: Route, file: PageFile): RouteObject {
  const place = path === '/' ? { index: true as const } : { path: anyOther ? '*' : path.slice(1) };
  return { id, ...place, ...moduleRoute(file) } as RouteObject;
}

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

/** Loaded modules are included, so that the first page renders synchronously. @param Around wraps every page */
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

export const fileOfRoute = (id: string): PageFile | undefined => filesById.get(id);

export async function prepareFiles(
  files: readonly PageFile[],
  load: (file: string) => Promise<unknown> = loadModule,
): Promise<void> {
  await Promise.all(files.map(({ file }) => load(file)));
}

let routes: ReturnType<typeof siteRoutes> | undefined;

export function filesAt(path: string): readonly PageFile[] {
  routes ??= siteRoutes();
  return (matchRoutes(routes, path, siteRoot) ?? []).flatMap(
    ({ route: { id = '' } }) => fileOfRoute(id) ?? [],
  );
}

/**
 * Makes the modules of the document's page known, without matching its address: the router does that once more, and a phone takes
 * 50 ms for it. @param page a route's ID
 */
export async function openDocument(page: string, loaderData: PageStart['loaderData'], path: string) {
  const files = routeFiles.find(([{ id }]) => id === page)?.[1] ?? [];
  await prepareFiles(files, moduleOfDocument);
  for (const file of files)
    keepPageData(file, path, loaderData[file === files.at(-1) ? page : layoutId(file)]);
}

/** @param path of the page @throws what keeps the page from opening */
export async function preparePage(path: string): Promise<void> {
  const files = filesAt(path);
  const [pathname = ''] = path.split('?');
  const reads = files.flatMap((file) => (file.data === 'file' ? readPageData(file, pathname) : []));
  await Promise.all([prepareFiles(files), ...reads]);
}
