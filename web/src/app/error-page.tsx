import { useEffect, useState } from 'react';
import { FullScreenSpinner } from '../ui/full-screen-spinner.tsx';
import { isRouteErrorResponse, useRouteError } from '../ui/router.ts';
import { ErrorState } from '../ui/states.tsx';
import { words } from '../words/words.ts';

/**
 * Whether the browser itself should open this address: a link was followed inside the site and what it needs did not come,
 * though the browser believes that it is online. The service worker then has the page, or says that there is no connection.
 * Never for the address that this document was loaded from: that would go round for ever.
 */
function isForBrowser(error: unknown): boolean {
  if (isRouteErrorResponse(error) || !navigator.serviceWorker?.controller) return false;
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
}

/**
 * Opens the page anew, as the school has it now: a deployment may have taken away what this one is made of. Where the school
 * cannot be reached all stays as it is, and so the way back does.
 */
const openAnew = () =>
  void fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => window.location.reload(),
    () => undefined,
  );

/** The last resort: a page that broke, said plainly, with a way to try again. */
export function AppErrorPage() {
  const error = useRouteError();
  const [isFollowed] = useState(() => typeof window !== 'undefined' && isForBrowser(error));
  useEffect(() => {
    if (isFollowed) window.location.reload();
  }, [isFollowed]);
  if (isFollowed) return <FullScreenSpinner label={words['app.opening']()} />;
  const text = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : words['app.broken']();
  return (
    <main>
      <ErrorState title={words['app.brokenTitle']()} text={text} onRetry={openAnew} />
    </main>
  );
}
