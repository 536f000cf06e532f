import { useContext, useEffect } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router-dom';
import type { PageHandle } from '../ui/page-handle.ts';
import { fetchAhead, withDataAhead } from './data-ahead.ts';

type Router = NonNullable<React.ContextType<typeof UNSAFE_DataRouterContext>>['router'];
type Route = Router['routes'][number];
type Built = NonNullable<React.ContextType<typeof UNSAFE_FrameworkContext>>['manifest']['routes'][string];

/** Has the style of a route apply before it is there: its names are its own, so nothing else changes. */
function addStyle(href: string): void {
  if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/** Of a route's modules: they are evaluated, too, which `PrefetchPageLinks` leaves for the click. */
const modulesOf = ({ module, clientLoaderModule }: NonNullable<Built>) =>
  [module, clientLoaderModule].filter((address) => address !== undefined);

type Load = Parameters<typeof withDataAhead>[0];
type Loader = Extract<Route['loader'], (...parts: never[]) => unknown>;

/** A part of a route as the router is to have it. */
const readyPart = (name: string, part: unknown) => (name === 'loader' ? withDataAhead(part as Load) : part);

/**
 * Has the router know a route's parts. It asks for them when a link is followed, and again and again lets others take turns
 * meanwhile; the page that is open is in the midst of them.
 * @returns what the route's module says of it
 */
async function settle(route: Route): Promise<PageHandle | undefined> {
  const { lazy } = route;
  if (typeof lazy !== 'object') {
    if (typeof route.loader === 'function') route.loader = withDataAhead(route.loader as Load) as Loader;
    return route.handle;
  }
  const parts: Record<string, unknown> = lazy;
  const settled = Object.entries(lazy).map(async ([name, load]) => {
    const part = await load?.();
    if (part === undefined || !parts[name]) return;
    const ready = readyPart(name, part);
    parts[name] = () => ready;
  });
  await Promise.all(settled);
  return (await lazy.handle?.()) ?? route.handle;
}

async function makeReady(route: Route, built: NonNullable<Built>, page: string): Promise<void> {
  for (const href of built.css ?? []) addStyle(href);
  // The router loads the page anew where a module does not come: nobody has followed the link yet.
  await Promise.all(modulesOf(built).map((address) => import(/* @vite-ignore */ address)));
  const handle = await settle(route);
  if (handle?.asksForWritten) await fetchAhead(page.replace(/\?.*/, ''), route.id);
}

/**
 * Makes ready what `PrefetchPageLinks` leaves for the click: the page's style, without which React Router shows nothing of
 * it, its modules, and what the router asks of them. Shows nothing.
 */
export function ReadyAhead({ page }: { readonly page: string }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  useEffect(() => {
    if (!router || !manifest) return;
    for (const { route } of matchRoutes(router.routes, page, router.basename) ?? []) {
      const built = manifest.routes[route.id];
      if (built) makeReady(route as Route, built, page).catch(() => undefined);
    }
  }, [router, manifest, page]);
  return null;
}
