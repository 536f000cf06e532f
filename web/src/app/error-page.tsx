import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ErrorState } from '../ui/states.tsx';

/** The last resort: a page that broke, said plainly, with a way to try again. */
export function AppErrorPage() {
  const error = useRouteError();
  const text = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : 'Something went wrong while this page was shown. Trying again often helps.';
  return (
    <main>
      <ErrorState title="This page did not open" text={text} onRetry={() => window.location.reload()} />
    </main>
  );
}
