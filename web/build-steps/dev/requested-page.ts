import { allRoutes } from '@pathshala/contract/site/all-routes';

/** What an address is answered with: a page, a shell, or a page that the browser draws. */
export type PageKind = { readonly isShell?: true; readonly isDrawn?: true };

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** The page's own path, where its data was asked for; undefined for any other address. */
export const pathOfData = (pathname: string): string | undefined =>
  /^(.*)\/data\.json$/.exec(pathname)?.[1]?.replace(/^$/, '/');

/**
 * What the built site has for an address, as Hosting's rewrites would find it.
 * @param path in the language that is shown
 * @param rendered addresses that are rendered when the site is built
 */
export function pageKindOf(path: string, rendered: ReadonlySet<string>): PageKind {
  if (rendered.has(path)) return {};
  const route = allRoutes.find(({ path: pattern }) => patternOf(pattern).test(path));
  if (route?.shell) return { isShell: true };
  // What it names may not be there: rendering says so.
  return route?.prerender === false ? { isDrawn: true } : {};
}
