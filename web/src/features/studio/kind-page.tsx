import { isStudioKind } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { pages } from '@pathshala/contract/site/routes';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { Suspense, useDeferredValue, useState } from 'react';
import { useListPage } from '../../api/paged-list.ts';
import { metaOf } from '../../page/page-meta.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { useParams } from '../../ui/router.ts';
import { useAddressChoice, useAddressText } from '../../ui/use-address.ts';
import { words } from '../../words/words.ts';
import { itemColumns } from './items-table.tsx';
import { KindBar, stateFilters } from './kind-bar.tsx';
import { useNarrowed } from './narrowed-by.ts';
import { NoSuchItem } from './no-such-item.tsx';
import { useItems } from './studio-calls.ts';
import { StudioLinks } from './studio-links.tsx';
import { useItemActions } from './use-item-actions.ts';
import { useStudioTitle } from './use-studio-title.ts';
import { kindWords } from './words.ts';

const NewItemDialog = lazyDialog(() => import('./new-item-dialog.tsx'));
const CourseOrderDialog = lazyDialog(() => import('./order/course-order-dialog.tsx'));
const UnpublishDialog = lazyDialog(() => import('./unpublish-dialog.tsx'));

export const meta = metaOf(pages.studioKind, words['titles.studio'], words['descriptions.studioKind']);

function KindList({ kind }: { readonly kind: StudioKind }) {
  const { many, some, about } = kindWords[kind];
  const search = useAddressText('q');
  const state = useAddressChoice('state', stateFilters, 'all');
  const q = useDeferredValue(search.text.trim());
  const narrowing = useNarrowed(kind);
  const query = {
    ...narrowing.query,
    q: q || undefined,
    state: state.value === 'all' ? undefined : state.value,
  };
  const list = useItems(kind, query, 100);
  const page = useListPage(list);
  const actions = useItemActions(kind, list.refetch);
  const [beginning, setBeginning] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const [leaving, setLeaving] = useState<StudioEntry | null>(null);
  useStudioTitle(many());
  return (
    <ListPage
      title={many()}
      lead={about()}
      aside={<StudioLinks />}
      of={some()}
      page={page}
      columns={itemColumns({
        kind,
        busy: actions.busy,
        onDuplicate: (id) => void actions.duplicate(id),
        onUnpublish: setLeaving,
        refetch: list.refetch,
      })}
      empty={
        <p role="status">
          {Object.values(query).some(Boolean) ? words['studio.nothingFound']() : words['studio.nothingYet']()}
        </p>
      }
      above={
        <KindBar
          kind={kind}
          search={search}
          state={state}
          narrowed={narrowing.narrowed}
          onOrder={() => setOrdering(true)}
          onNew={() => setBeginning(true)}
        />
      }
    >
      {actions.dialog}
      <Suspense>
        {ordering && (
          <CourseOrderDialog
            onClose={() => {
              setOrdering(false);
              void list.refetch();
            }}
          />
        )}
        {beginning && <NewItemDialog kind={kind} onClose={() => setBeginning(false)} />}
        {leaving && (
          <UnpublishDialog
            kind={kind}
            entry={leaving}
            onClose={() => setLeaving(null)}
            onConfirm={() => {
              setLeaving(null);
              void actions.unpublish(leaving);
            }}
          />
        )}
      </Suspense>
    </ListPage>
  );
}

/** The items of a kind. */
export function Component() {
  const { kind = '' } = useParams();
  if (!isStudioKind(kind)) return <NoSuchItem />;
  return <KindList key={kind} kind={kind} />;
}
