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

export async function prepareFiles(matches: readonly Matched[]): Promise<void> {
  await Promise.all(filesOf(matches).map(({ file }) => loadModule(file)));
}

let routes: ReturnType<typeof siteRoutes> | undefined;

export function matchPage(path: string) {
  routes ??= siteRoutes();
  return matchRoutes(routes, path, siteRoot) ?? [];
}

/** @param path of the page @throws what keeps the page from opening */
export async function preparePage(path: string): Promise<void> {
  const matches = matchPage(path);
  const [pathname = ''] = path.split('?');
  const reads = filesOf(matches).flatMap((file) =>
    file.data === 'file' ? readPageData(file, pathname) : [],
  );
  await Promise.all([prepareFiles(matches), ...reads]);
}
