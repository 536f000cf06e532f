import { pages } from '@pathshala/contract/site/routes';
import { useSession } from '../../auth/session-context.ts';
import { metaOf } from '../../page/page-meta.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { words } from '../../words/words.ts';
import { AccountSkeleton } from './account-columns.tsx';

/** Loaded lazily: every page carries the list of a route's imports, and this one has many. */
const AccountSections = lazyPart(() => import('./account-sections.tsx'), { loading: AccountSkeleton });

export const meta = metaOf(pages.account, words['titles.account'], words['descriptions.account']);

/** docs/decisions/0052-personal-data-in-one-table.md */
export function Component() {
  const { user } = useSession().state;
  return (
    <Page title={words['titles.account']()} lead={words['account.lead']()}>
      {user ? <AccountSections user={user} /> : <AccountSkeleton />}
    </Page>
  );
}
