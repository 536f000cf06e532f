import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorState } from '../ui/states.tsx';
import { words } from '../words/words.ts';

/** The last resort: a page that broke, said plainly, with a way to try again. */
export function AppErrorPage() {
  const error = useRouteError();
  const text = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}` : words['app.broken']();
  return (
    <main>
      <ErrorState title={words['app.brokenTitle']()} text={text} onRetry={() => window.location.reload()} />
    </main>
  );
}
