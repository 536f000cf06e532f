import { allRoutes, type Route } from '@pathshala/contract/site/all-routes';
import { addressIn } from '@pathshala/contract/text/language-address';
import { filesAround, type PageFile } from '../../page-files.ts';
import { loadedModule, loadModule } from '../../page-modules.ts';
import { createMemoryRouter, type RouteObject } from '../../ui/router.ts';
import { siteLanguage, siteRoot } from '../../words/language.ts';
import { NotYet } from './not-yet.tsx';
import type { PreviewedPage } from './previewed-page.ts';

/** The rows of a page: several only where it has tabs. */
function rowsOf({ page, at }: PreviewedPage): readonly Route[] {
  const [path = ''] = at.split('#');
  const own = allRoutes.filter((row) => row.page === page);
  const row = own.find((one) => one.path === path) ?? own[0];
  if (!row) throw new Error(`There is no page ${page}`);
  return row.tabOf ? allRoutes.filter(({ tabOf }) => tabOf === row.tabOf) : [row];
}

/** An editor is let in everywhere: guards are left out. */
const filesOf = (row: Route) => filesAround(row).filter(({ file }) => !file.startsWith('auth/'));

/** Addresses that can be opened inside of a preview, in the page's language. */
export const tabsOf = (page: PreviewedPage): readonly string[] =>
  rowsOf(page).flatMap(({ path, tabOf }) => (tabOf ? [addressIn(siteLanguage, path)] : []));

export async function loadPage(page: PreviewedPage): Promise<void> {
  const files = rowsOf(page).flatMap(filesOf);
  await Promise.all(files.map(({ file }) => loadModule(file)));
}

function around(files: readonly PageFile[], pages: RouteObject[], data: () => unknown): RouteObject[] {
  return files.reduceRight<RouteObject[]>(
    (children, file) => [
      {
        Component: loadedModule(file.file)?.Component ?? null,
        ...(file.data && { loader: data }),
        children,
      },
    ],
    pages,
  );
}

/**
 * A router that knows one page.
 * @param data what the page's loader reads, each time it is asked
 */
export function routerOf(page: PreviewedPage, data: () => unknown, onBroken: () => void) {
  const rows = rowsOf(page);
  const layouts = rows[0] ? filesOf(rows[0]).slice(0, -1) : [];
  const pages = rows.map((row): RouteObject => {
    const [file] = filesOf(row).slice(-1);
    const Component = (file && loadedModule(file.file)?.Component) ?? null;
    return { path: row.path, Component, ...(file?.data && { loader: data }) };
  });
  const routes: RouteObject[] = [
    {
      ErrorBoundary: () => <NotYet onShown={onBroken} />,
      HydrateFallback: () => null,
      children: around(layouts, pages, data),
    },
  ];
  return createMemoryRouter(routes, {
    basename: siteRoot,
    initialEntries: [addressIn(siteLanguage, page.at)],
  });
}
