import { useContext, useEffect } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router-dom';

/** Has the style of a route apply before it is there: its names are its own, so nothing else changes. */
function addStyle(href: string): void {
  if (document.querySelector(`link[rel=stylesheet][href="${CSS.escape(href)}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
}

/**
 * Makes ready what `PrefetchPageLinks` leaves for the click: the page's style, without which React Router shows nothing of
 * it, and the module that asks for its data. Shows nothing.
 */
export function ReadyAhead({ page }: { readonly page: string }) {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  useEffect(() => {
    if (!router || !manifest) return;
    for (const { route } of matchRoutes(router.routes, page, router.basename) ?? []) {
      const built = manifest.routes[route.id];
      for (const href of built?.css ?? []) addStyle(href);
      if (built?.clientLoaderModule)
        import(/* @vite-ignore */ built.clientLoaderModule).catch(() => undefined);
    }
  }, [router, manifest, page]);
  return null;
}
