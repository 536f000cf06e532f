import type { Route } from '@pathshala/contract/all-routes';
import { allRoutes, fileOf, shellAddress } from '@pathshala/contract/all-routes';
import { addressesInAll } from '@pathshala/contract/language-address';
import { region } from '@pathshala/contract/region';

/** The page that the build leaves for addresses without HTML of their own: the browser draws what they name. */
const fallback = '/__spa-fallback.html';

export type Rewrite =
  | { source: string; destination: string }
  | { source: string; function: { functionId: string; region: string; pinTag: boolean } };

const toApi: Rewrite = { source: '/api/**', function: { functionId: 'api', region, pinTag: false } };

/** Hosting publishes no folder whose name begins with a dot, so the build leaves this file at the root. */
const securityTxt: Rewrite = { source: '/.well-known/security.txt', destination: '/security.txt' };

/** Where a page without HTML of its own is sent: to its shell, else to the fallback. Undefined: it has HTML of its own. */
function destinationOf(route: Route): string | undefined {
  const shell = shellAddress(route);
  if (route.shell) return shell === route.path ? undefined : `/${fileOf(shell)}`;
  return route.prerender ? undefined : fallback;
}

/**
 * What Hosting passes on: the API's addresses to the function, each page without HTML of its own to its shell or the fallback, and one file to its place.
 * Nothing else, so that an unknown address is a 404: docs/decisions/0031-a-real-404.md.
 */
export function rewritesOf(routes: readonly Route[]): Rewrite[] {
  const drawn = routes.flatMap((route) => {
    const destination = destinationOf(route);
    if (destination === undefined) return [];
    const sources = addressesInAll(route.path.replace(/:\w+/g, '*'));
    return addressesInAll(destination).map((one, at) => ({
      source: sources[at]?.path ?? '',
      destination: one.path,
    }));
  });
  return [toApi, securityTxt, ...drawn];
}

/** A value on one line, with spaces inside its braces as the formatter sets them. */
function oneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${oneLine(member)}`);
  return `{ ${members.join(', ')} }`;
}

/**
 * `firebase.json` with the rewrites that the route table asks for; everything else stays to the letter.
 * @throws Error when the text has no list of rewrites
 */
export function withRewrites(firebaseJson: string): string {
  const list = /^( *)"rewrites": \[[^\]]*\]/m;
  if (!list.test(firebaseJson)) throw new Error('firebase.json has no list of rewrites');
  return firebaseJson.replace(list, (_, indent: string) => {
    const rows = rewritesOf(allRoutes).map((rewrite) => `${indent}  ${oneLine(rewrite)}`);
    return `${indent}"rewrites": [\n${rows.join(',\n')}\n${indent}]`;
  });
}
