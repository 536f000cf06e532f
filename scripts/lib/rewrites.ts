import { coverIn } from '@pathshala/contract/pictures/cover';
import {
  fileOf,
  newerRoot,
  otherInstructors,
  type Route,
  shellAddress,
  spaFallback,
} from '@pathshala/contract/site/all-routes';
import { pageIdPattern } from '@pathshala/contract/site/free-address';
import { region } from '@pathshala/contract/site/region';
import { addressesInAll, addressIn, languages, translations } from '@pathshala/contract/text/languages';
import type { Rewrite, ToFunction } from './firebase-json.ts';

const toFunction = (functionId: 'api' | 'pages'): ToFunction => ({
  function: { functionId, region, pinTag: false },
});
const to = (functionId: 'api' | 'pages', source: string): Rewrite => ({ source, ...toFunction(functionId) });

const toApi = to('api', '/api/**');

/** Pages and lists of what is published, and drafts by link. */
const lists = [`${newerRoot}/**`, '/blog.json', '/blog2.json', '/sitemap.xml', '/preview'].map((source) =>
  to('pages', source),
);

/**
 * Pages of the school's own, and what is asked for by mistake: names of files, which have a dot, never cost a call. In a second
 * language they are among the unknown addresses.
 */
const ownPages: Rewrite = { regex: `^/${pageIdPattern}(?:/data\\.json)?$`, ...toFunction('pages') };
/** Covers of subjects that are newer than the build. */
const covers = languages.map((language) => to('pages', coverIn('/covers/of/*.svg', language)));

/** Hosting has one page for unknown addresses, in the first language; the function has the others'. */
const unknown = translations.map((language) => to('pages', addressIn(language, '/**')));

/** Hosting publishes no folder whose name starts with a dot, so the build leaves this file at the root. */
const securityTxt: Rewrite = { source: '/.well-known/security.txt', destination: '/security.txt' };

/** Its shell, else the fallback, which the browser fills. Undefined: the page has HTML of its own. */
function destinationOf(route: Route): string | undefined {
  const shell = shellAddress(route);
  if (route.shell) return shell === route.path ? undefined : `/${fileOf(shell)}`;
  return route.prerender ? undefined : `${spaFallback}.html`;
}

/** Content whose pages have a data file next to them. A lesson's is in its page alone: `web/src/page-files.ts`. */
const hasData = ({ id, prerender }: Route) =>
  prerender === 'courses' || prerender === 'blogs' || id === otherInstructors.id;

/** One page for each entry of some content: the function knows which were published since the build, or removed. */
const isOfContent = ({ id, prerender }: Route) => typeof prerender === 'string' || id === otherInstructors.id;

/**
 * A page's rewrites, in each language. Pages that may have been published since the build go to the function:
 * docs/decisions/0100-pages-published-after-the-build.md.
 */
function rewritesOfRoute(route: Route): Rewrite[] {
  if (route.anyOther) return [];
  const source = route.path.replace(/:\w+/g, '*');
  const destination = destinationOf(route);
  return addressesInAll(source).flatMap(({ language, path }): Rewrite[] => {
    if (isOfContent(route))
      return [to('pages', path), ...(hasData(route) ? [to('pages', `${path}/data.json`)] : [])];
    return destination === undefined ? [] : [{ source: path, destination: addressIn(language, destination) }];
  });
}

/**
 * Hosting's rewrites: the API to its function; pages and lists that may be newer than the build, and unknown addresses of a
 * second language, to `pages`; pages without HTML to their shell or the fallback. All else is a 404: docs/contract.md,
 * "Screens and routes".
 */
export function rewritesOf(routes: readonly Route[]): Rewrite[] {
  return [toApi, securityTxt, ...lists, ...covers, ...routes.flatMap(rewritesOfRoute), ownPages, ...unknown];
}
