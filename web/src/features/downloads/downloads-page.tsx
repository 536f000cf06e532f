import { pages } from '@pathshala/contract/site/routes';
import { metaOf } from '../../page/page-meta.ts';
import { Page } from '../../ui/page.tsx';
import { words } from '../../words/words.ts';
import { Downloads } from './downloads.tsx';

export const meta = metaOf(pages.downloads, words['titles.downloads'], words['descriptions.downloads']);

/** The courses and books that are kept on this device: docs/offline.md. Nobody has to be signed in for it. */
export function Component() {
  return (
    <Page title={words['titles.downloads']()} lead={words['packs.lead']()}>
      <Downloads />
    </Page>
  );
}
