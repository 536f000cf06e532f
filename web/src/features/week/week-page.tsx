import { pages } from '@pathshala/contract/site/routes';
import { metaOf } from '../../page/page-meta.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { PageLoading } from '../../ui/loading.tsx';
import { Page } from '../../ui/page.tsx';
import { useLocation } from '../../ui/router.ts';
import { EmptyState } from '../../ui/states.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { words } from '../../words/words.ts';

/** Loaded lazily: every page carries the list of a route's imports. */
const Shared = lazyPart(() => import('./shared-weeks.tsx'), { loading: PageLoading });

export const meta = metaOf(pages.week, words['titles.week'], words['descriptions.week']);

function Content() {
  const token = useLocation().hash.slice(1);
  if (!token)
    return <EmptyState why="none-found" title={words['week.noLink']()} text={words['week.noLinkText']()} />;
  return <Shared key={token} token={token} />;
}

/** Opened by a link, without a password. Compares nobody. */
export function Component() {
  return (
    <Page title={words['titles.week']()} lead={words['week.lead']()}>
      {useHydrated() ? <Content /> : <PageLoading />}
    </Page>
  );
}
