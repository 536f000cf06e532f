import { loadModule } from '../page-modules.ts';
import { matchRoutes } from '../ui/router.ts';
import { siteRoot } from '../words/language.ts';
import { readPageData } from './page-data.ts';
import { fileOfRoute, siteRoutes } from './site-routes.tsx';

interface Matched {
  readonly route: { readonly id?: string | undefined };
}

const filesOf = (matches: readonly Matched[]) =>
  matches.flatMap(({ route: { id = '' } }) => fileOfRoute(id) ?? []);

/** Loads the modules of a page and of what stands around it. */
export async function prepareFiles(matches: readonly Matched[]): Promise<void> {
  await Promise.all(filesOf(matches).map(({ file }) => loadModule(file)));
}

let routes: ReturnType<typeof siteRoutes> | undefined;

/** The routes of a page, the outermost first. @param path of the page, as in its address, with or without query */
export function matchPage(path: string) {
  routes ??= siteRoutes();
  return matchRoutes(routes, path, siteRoot) ?? [];
}

/**
 * Has everything there that a page is made of before a link to it is followed. What does not come now is asked for with
 * the click: nothing happens to the page that is open.
 * @param path of the page, as in its address
 */
export async function preparePage(path: string): Promise<void> {
  const matches = matchPage(path);
  const [pathname = ''] = path.split('?');
  const reads = filesOf(matches).flatMap((file) =>
    file.data === 'file' ? readPageData(file, pathname) : [],
  );
  await Promise.allSettled([prepareFiles(matches), ...reads]);
}
