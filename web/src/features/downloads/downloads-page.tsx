import { pages } from '@pathshala/contract/site/routes';
import { pageMeta } from '../../page/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { words } from '../../words/words.ts';
import { Downloads } from './downloads.tsx';

export function meta() {
  return pageMeta({
    page: pages.downloads,
    title: words['titles.downloads'](),
    description: words['descriptions.downloads'](),
  });
}

/** The courses and books that are kept on this device: docs/offline.md. Nobody has to be signed in for it. */
export function Component() {
  return (
    <Page title={words['titles.downloads']()} lead={words['packs.lead']()}>
      <Downloads />
    </Page>
  );
}
