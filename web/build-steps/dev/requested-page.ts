import { allRoutes } from '@pathshala/contract/site/all-routes';

/** How an address is answered: with a page, a shell, or a page that the browser draws. */
export type PageKind = { readonly isShell?: true; readonly isDrawn?: true };

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** The page's path, if its data was requested; undefined otherwise. */
export const pathOfData = (pathname: string): string | undefined =>
  /^(.*)\/data\.json$/.exec(pathname)?.[1]?.replace(/^$/, '/');

/**
 * The built site's answer to an address, as by Hosting's rewrites.
 * @param path in the current language
 * @param rendered addresses of pages that the build renders
 */
export function pageKindOf(path: string, rendered: ReadonlySet<string>): PageKind {
  if (rendered.has(path)) return {};
  const route = allRoutes.find(({ path: pattern }) => patternOf(pattern).test(path));
  if (route?.shell) return { isShell: true };
  // It may not exist: rendering finds out.
  return route?.prerender === false ? { isDrawn: true } : {};
}
