import { useEffect, useState } from 'react';
import { workerContainer } from '../../offline/stores.ts';
import { ActionButton } from '../ui/action.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { FullScreenSpinner } from '../ui/loading.tsx';
import { isRouteErrorResponse, useRouteError, whenMissing } from '../ui/router.ts';
import { words } from '../words/words.ts';

/**
 * Whether a navigation failed to load its modules: the browser can then open the address itself. Never the document's own
 * address, to avoid a reload loop.
 */
function isFollowed(error: unknown): boolean {
  if (typeof window === 'undefined' || isRouteErrorResponse(error)) return false;
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
}

/**
 * Reloads the page: a deployment may have removed its modules, and some browsers never retry a failed one. If the school is
 * unreachable, the page and its history stay.
 */
function reloadPage(signal: AbortSignal): void {
  const init = { method: 'HEAD', cache: 'no-store', signal } as const;
  // Fetches this module's file as well; even a 404 shows that the school can be reached.
  Promise.all([fetch(window.location.href, init), fetch(import.meta.url, init)]).then(
    () => window.location.reload(),
    () => undefined,
  );
}

const NotFound = lazyPart(async () => ({
  default: (await import('../features/not-found/not-found-page.tsx')).Component,
}));

export const PageErrors = whenMissing(NotFound);

export function AppErrorPage() {
  const error = useRouteError();
  const [followed] = useState(() => isFollowed(error));
  // The service worker serves the page or its offline page.
  const [hasWorker] = useState(() => followed && Boolean(workerContainer()?.controller));
  const [leaving] = useState(() => new AbortController());
  useEffect(() => {
    if (hasWorker) window.location.reload();
    else if (followed) reloadPage(leaving.signal);
    // People who navigate back meanwhile stay there.
    return () => leaving.abort();
  }, [followed, hasWorker, leaving]);
  if (hasWorker) return <FullScreenSpinner label={words['app.opening']()} />;
  const text = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : words['app.broken']();
  return (
    <main>
      <div role="alert" className="stack gap-4 middle page">
        <h2>{words['app.brokenTitle']()}</h2>
        <p className="soft">{text}</p>
        <ActionButton onClick={() => reloadPage(leaving.signal)}>{words['ui.tryAgain']()}</ActionButton>
      </div>
    </main>
  );
}
