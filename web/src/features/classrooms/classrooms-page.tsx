import { pages } from '@pathshala/contract/site/routes';
import { SignedInContent } from '../../auth/session-context.ts';
import { metaOf } from '../../page/page-meta.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { words } from '../../words/words.ts';
import { ToCome } from './panel.tsx';

/** Loaded lazily: every page carries the list of a route's imports, and this one has forms. */
const MyClassrooms = lazyPart(() => import('./my-classrooms.tsx'), { loading: ToCome });

export const meta = metaOf(pages.classrooms, words['titles.classrooms'], words['descriptions.classrooms']);

/** docs/decisions/0117-classroom-in-one-document.md */
export function Component() {
  return (
    <Page title={words['titles.classrooms']()} lead={words['classrooms.lead']()}>
      <SignedInContent loading={<ToCome />}>
        <MyClassrooms />
      </SignedInContent>
    </Page>
  );
}
