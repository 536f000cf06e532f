import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { allKinds, isStudioKind, staysPublished } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { pages } from '@pathshala/contract/site/routes';
import { type StudioEntry, type StudioState, studioStates } from '@pathshala/contract/studio/items';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTablePage } from '../../ui/data-table-page.ts';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { Page } from '../../ui/page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { PagedTable } from '../../ui/paged-table.tsx';
import { useParams } from '../../ui/router.ts';
import { useAddressChoice, useAddressPage, useAddressText } from '../../ui/use-address.ts';
import { words } from '../../words/words.ts';
import { ItemsTable } from './items-table.tsx';
import { NoSuchItem } from './no-such-item.tsx';
import { NotPublishedAlert } from './not-published-alert.tsx';
import { OrderButton } from './order/order-button.tsx';
import styles from './studio.module.css';
import { useItems } from './studio-calls.ts';
import { StudioLinks } from './studio-links.tsx';
import { useItemActions } from './use-item-actions.ts';
import { useStudioTitle } from './use-studio-title.ts';
import { kindWords, stateWords } from './words.ts';

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

const pageSize = 25;
const stateFilters = ['all', ...studioStates] as const;
const filterWords: Readonly<Record<(typeof stateFilters)[number], () => string>> = {
  all: words['studio.all'],
  ...stateWords,
};

interface StateFilterProps {
  readonly value: 'all' | StudioState;
  readonly onChoose: (value: string) => void;
}

function StateFilter({ value, onChoose }: StateFilterProps) {
  return (
    <fieldset aria-label={words['studio.state']()} className="cluster gap-2">
      {stateFilters.map((one) => (
        <Button
          key={one}
          size="small"
          variant={one === value ? 'contained' : 'outlined'}
          aria-pressed={one === value}
          onClick={() => onChoose(one)}
        >
          {filterWords[one]()}
        </Button>
      ))}
    </fieldset>
  );
}

function KindList({ kind }: { readonly kind: StudioKind }) {
  const { many, some, one, about } = kindWords[kind];
  const search = useAddressText('q');
  const state = useAddressChoice('state', stateFilters, 'all');
  const q = useDeferredValue(search.text.trim());
  const query = { q: q || undefined, state: state.value === 'all' ? undefined : state.value };
  const list = useItems(kind, query, 100);
  const { items = [], more, loadMore } = list;
  const page = useTablePage({ rows: items, more, loadMore }, pageSize, useAddressPage());
  const actions = useItemActions(kind, list.refetch);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [beginning, setBeginning] = useState(false);
  const [ordering, setOrdering] = useState(false);
  const [leaving, setLeaving] = useState<StudioEntry | null>(null);
  useStudioTitle(many());
  const toPublish = items.filter(({ id, state: now }) => chosen.has(id) && now !== 'live');
  const choose = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  return (
    <Page title={many()} lead={about()} aside={<StudioLinks />}>
      <div className={`cluster gap-2 ${styles.bar}`}>
        <TextField
          type="search"
          label={words['studio.search']()}
          value={search.text}
          onChange={(event) => search.type(event.target.value)}
          sx={{ flex: '1 1 240px', maxWidth: { sm: 380 } }}
        />
        <StateFilter value={state.value} onChoose={state.choose} />
        {allKinds[kind].listed && <OrderButton onClick={() => setOrdering(true)} />}
        {!staysPublished(kind) && (
          <Button
            variant="contained"
            sx={{ marginInlineStart: { sm: 'auto' } }}
            onClick={() => setBeginning(true)}
          >
            {words['studio.new']({ one: one() })}
          </Button>
        )}
      </div>
      {toPublish.length > 0 && (
        <div className={`cluster gap-2 ${styles.bar}`}>
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
      <PagedTable of={some()} list={list} page={page}>
        {page.rows.length > 0 ? (
          <ItemsTable
            kind={kind}
            entries={page.rows}
            from={page.from}
            busy={actions.busy}
            chosen={chosen}
            onChoose={choose}
            onDuplicate={(id) => void actions.duplicate(id)}
            onUnpublish={setLeaving}
            refetch={list.refetch}
          />
        ) : (
          <p role="status">
            {q || query.state ? words['studio.nothingFound']() : words['studio.nothingYet']()}
          </p>
        )}
      </PagedTable>
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
    </Page>
  );
}

/** The items of a kind. */
export function Component() {
  const { kind = '' } = useParams();
  if (!isStudioKind(kind)) return <NoSuchItem />;
  return <KindList key={kind} kind={kind} />;
}
