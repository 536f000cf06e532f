import { pages } from '@pathshala/contract/routes';
import { lazy, Suspense } from 'react';
import { useSession } from '../../auth/session-context.ts';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { AccountSkeleton } from './account-columns.tsx';

/** Loaded by itself: every page of the site carries the list of what a route imports, and this one imports much. */
const AccountSections = lazy(() => import('./account-sections.tsx'));

export function meta() {
  return pageMeta({
    page: pages.account,
    description: 'Your name and picture, password, orders, everything that is kept of you, and its end.',
  });
}

/** One's own account: docs/decisions/0052-own-data-by-table.md. */
export default function AccountPage() {
  const { user } = useSession().state;
  return (
    <Page
      title={pages.account.title}
      lead="Everything about you here is yours: look at it, change it, take it along, delete it."
    >
      {user ? (
        <Suspense fallback={<AccountSkeleton />}>
          <AccountSections user={user} />
        </Suspense>
      ) : (
        <AccountSkeleton />
      )}
    </Page>
  );
}
