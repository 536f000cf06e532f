import Button from '@mui/material/Button';
import { isStudioKind } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { pages } from '@pathshala/contract/site/routes';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { Suspense, useDeferredValue, useState } from 'react';
import { ListPage, useListPage } from '../../page/list-page.tsx';
import { pageMeta } from '../../page/page-meta.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { useParams } from '../../ui/router.ts';
import { useAddressChoice, useAddressText } from '../../ui/use-address.ts';
import { words } from '../../words/words.ts';
import { itemColumns } from './items-table.tsx';
import { KindBar, stateFilters } from './kind-bar.tsx';
import { useNarrowed } from './narrowed-by.ts';
import { NoSuchItem } from './no-such-item.tsx';
import { NotPublishedAlert } from './not-published-alert.tsx';
import { useItems } from './studio-calls.ts';
import { StudioLinks } from './studio-links.tsx';
import { useItemActions } from './use-item-actions.ts';
import { useItemAhead } from './use-item-ahead.ts';
import { useStudioTitle } from './use-studio-title.ts';
import { kindWords } from './words.ts';

const NewItemDialog = lazyDialog(() => import('./new-item-dialog.tsx'));
const CourseOrderDialog = lazyDialog(() => import('./order/course-order-dialog.tsx'));
const UnpublishDialog = lazyDialog(() => import('./unpublish-dialog.tsx'));

export function meta() {
  return pageMeta({
    page: pages.studioKind,
    title: words['titles.studio'](),
    description: words['descriptions.studioKind'](),
  });
}

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
  const { items = [] } = list;
  const page = useListPage(list);
  const actions = useItemActions(kind, list.refetch);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [beginning, setBeginning] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const [leaving, setLeaving] = useState<StudioEntry | null>(null);
  useStudioTitle(many());
  useItemAhead(kind);
  const toPublish = items.filter(({ id, state: now }) => chosen.has(id) && now !== 'live');
  const choose = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <ListPage
      title={many()}
      lead={about()}
      aside={<StudioLinks />}
      of={some()}
      page={page}
      columns={itemColumns({
        kind,
        entries: page.rows,
        busy: actions.busy,
        chosen,
        onChoose: choose,
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
        <>
          <KindBar
            kind={kind}
            search={search}
            state={state}
            narrowed={narrowing.narrowed}
            onOrder={() => setOrdering(true)}
            onNew={() => setBeginning(true)}
          />
          {toPublish.length > 0 && (
            <div className="cluster gap-2 below-4">
              <span role="status">{words['studio.chosen']({ count: toPublish.length })}</span>
              <Button
                variant="contained"
                loading={actions.busy}
                onClick={() => void actions.publish(toPublish).then(() => setChosen(new Set()))}
              >
                {words['studio.publishSome']({ count: toPublish.length })}
              </Button>
            </div>
          )}
          <NotPublishedAlert kind={kind} failed={actions.failed} onClose={actions.forgetFailed} />
        </>
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
