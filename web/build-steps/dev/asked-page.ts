import { allRoutes, shellAddress } from '@pathshala/contract/all-routes';

/** How an address is answered: with the page at `path`, with a shell that is written for it, or with a page to be drawn. */
export interface AskedPage {
  readonly path: string;
  readonly isShell?: true;
  readonly isDrawn?: true;
}

const patternOf = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`);

/** The page's own path, where its data was asked for; undefined for any other address. */
export const pathOfData = (pathname: string): string | undefined =>
  /^(.*)\/data\.json$/.exec(pathname)?.[1]?.replace(/^$/, '/');

/**
 * The page that the built site has for an address, as Hosting's rewrites would find it.
 * @param path in the language that is shown
 * @param rendered addresses that are rendered when the site is built
 */
export function askedPage(path: string, rendered: ReadonlySet<string>): AskedPage {
  if (rendered.has(path)) return { path };
  const route = allRoutes.find(({ path: pattern }) => patternOf(pattern).test(path));
  if (route?.shell) return { path: shellAddress(route), isShell: true };
  // What it names may not be there: rendering says so.
  return route?.prerender === false ? { path: '/', isDrawn: true } : { path };
}
