import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from '../ui/router.ts';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { ErrorState } from '../ui/states.tsx';
import { words } from '../words/words.ts';

/**
 * Whether a link was followed inside the site and what its page needs did not come: then the browser itself may open the
 * address. Never the one that this document was loaded from: that would go round for ever.
 */
function isFollowed(error: unknown): boolean {
  if (typeof window === 'undefined' || isRouteErrorResponse(error)) return false;
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
}

/**
 * Opens the page again, as the school has it now: a deployment may have taken away what this one is made of, and some browsers
 * never ask again for a module that did not come. Where the school or its files cannot be reached all stays as it is, and so
 * the way back does.
 */
function reloadPage(signal?: AbortSignal): void {
  const asked = { method: 'HEAD', cache: 'no-store', ...(signal && { signal }) } as const;
  // This module stands for all files: one that is gone is an answer, too.
  Promise.all([fetch(window.location.href, asked), fetch(import.meta.url, asked)]).then(
    () => window.location.reload(),
    () => undefined,
  );
}

/** The last resort: a page that broke, said plainly, with a way to try again. */
export function AppErrorPage() {
  const error = useRouteError();
  const [followed] = useState(() => isFollowed(error));
  // The service worker has the page, or says that there is no connection.
  const [hasWorker] = useState(() => followed && Boolean(navigator.serviceWorker?.controller));
  useEffect(() => {
    const leaving = new AbortController();
    if (hasWorker) window.location.reload();
    else if (followed) reloadPage(leaving.signal);
    // Who goes back meanwhile stays there, with what they write.
    return () => leaving.abort();
  }, [followed, hasWorker]);
  if (hasWorker) return <FullScreenSpinner label={words['app.opening']()} />;
  const text = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : words['app.broken']();
  return (
    <main>
      <ErrorState title={words['app.brokenTitle']()} text={text} onRetry={() => reloadPage()} />
    </main>
  );
}
