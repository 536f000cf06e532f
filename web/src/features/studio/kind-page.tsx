import Button from '@mui/material/Button';
import { isFixedKind, isStudioKind, staysPublished } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { type StudioEntry, studioStates } from '@pathshala/contract/studio/items';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { useDeferredValue, useEffect, useState } from 'react';
import { useListPage } from '../../api/paged-list.ts';
import { metaOf } from '../../page/page-meta.ts';
import type { Column } from '../../ui/data-table.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { ListPage, orAll, useFilter, useHasFilters } from '../../ui/list-page.tsx';
import { MenuButton } from '../../ui/menu-button.tsx';
import { Moment } from '../../ui/moment.tsx';
import { Link, useParams, useSearchParams } from '../../ui/router.ts';
import { useAddressText } from '../../ui/use-address.ts';
import { nameOfLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import { useRowActions } from './item-menu.tsx';
import styles from './studio.module.css';
import { useItems } from './studio-calls.ts';
import {
  called,
  hasText,
  ItemLink,
  NoSuchItem,
  StateChip,
  StudioLinks,
  stateWord,
  titleOf,
  useStudioTitle,
} from './studio-parts.tsx';
import text from './text/text.module.css';
import { ToolIcon } from './tool-icon.tsx';

const NewItemDialog = lazyDialog(() => import('./new-item-dialog.tsx'));
const CourseOrderDialog = lazyDialog(() => import('./form/course-order-dialog.tsx'));

export const meta = metaOf(pages.studioKind, words['titles.studio'], words['descriptions.studioKind']);

function olderText(language: Language): string {
  const first = languages.find((one) => one !== language) ?? language;
  return words['studio-publish.older']({ first: nameOfLanguage(first), other: nameOfLanguage(language) });
}

function columnsOf(kind: StudioKind, actions: ReturnType<typeof useRowActions>): Column<StudioEntry>[] {
  const second = `soft ${styles.second}`;
  const shown: Column<StudioEntry>[] = [
    {
      ...{ key: 'title', label: words['studio.title']() },
      cell: ({ id, title, courseTitle, older }) => (
        <>
          <ItemLink kind={kind} id={id} title={title} />
          {courseTitle && <span className={second}>{titleOf(courseTitle)}</span>}
          {older && <span className={second}>{olderText(older)}</span>}
        </>
      ),
    },
    {
      ...{ key: 'state', label: words['studio.state'](), width: '160px', phone: 5 },
      cell: ({ state, waits }) => <StateChip state={state} waits={waits} />,
    },
    {
      ...{ key: 'changed', label: words['studio.changed'](), width: '200px', phone: 5 },
      cell: ({ by, at }) =>
        at ? (
          <>
            <Moment at={at} exact />
            <span className={second}>{by?.displayName || by?.email || words['studio.somebody']()}</span>
          </>
        ) : (
          <span className="soft">{words['studio.byFiles']()}</span>
        ),
    },
  ];
  if (isFixedKind(kind)) return shown;
  const menu: Column<StudioEntry> = {
    ...{ key: 'actions', label: words['studio.actions'](), width: '120px', phone: 2 },
    cell: (entry) =>
      !staysPublished({ kind, id: entry.id }) && (
        <MenuButton
          label={words['studio.actionsFor']({ title: titleOf(entry.title) })}
          disabled={actions.running}
          rows={[actions.actOf(entry)]}
          className={text.tool}
        >
          <ToolIcon name="more" />
        </MenuButton>
      ),
  };
  return [...shown, menu];
}

function KindList({ kind }: { readonly kind: StudioKind }) {
  const search = useAddressText('q');
  const state = useFilter('state', words['studio.state'](), orAll(studioStates, stateWord));
  const q = useDeferredValue(search.text.trim()) || undefined;
  const list = useItems(kind, 100, { q, state: state.chosen });
  const page = useListPage(list);
  const actions = useRowActions(kind, list.refetch);
  // A link may ask for a new one.
  const [params] = useSearchParams();
  const [open, setOpen] = useState<'new' | 'order' | null>(params.has('new') ? 'new' : null);
  useStudioTitle(called(kind, 'many'));
  // On a slow device the editor takes two seconds to load.
  useEffect(() => {
    if (hasText(kind)) void import('./text/visual-editor.tsx').catch(() => undefined);
  }, [kind]);
  const isNarrowed = search.text !== '' || state.chosen !== undefined;
  const isFixed = isFixedKind(kind);
  const hasFilters = useHasFilters(page);
  return (
    <ListPage
      title={called(kind, 'many')}
      lead={called(kind, 'about')}
      aside={<StudioLinks />}
      of={called(kind, 'some')}
      page={page}
      columns={columnsOf(kind, actions)}
      empty={
        <p role="status">{isNarrowed ? words['studio.nothingFound']() : words['studio.nothingYet']()}</p>
      }
      search={{ ...search, label: words['studio.search']() }}
      filters={state.filter}
      tools={
        <>
          {!hasFilters && !isFixed && (
            <Link className="tap soft" to={`${paths.studioKind(kind)}?state=archived`}>
              {stateWord('archived')}
            </Link>
          )}
          {kind === 'courses' && (
            <Button variant="outlined" onClick={() => setOpen('order')}>
              {words['studio-edit.courseOrder']()}
            </Button>
          )}
        </>
      }
      main={
        !isFixed && (
          <Button variant="contained" onClick={() => setOpen('new')}>
            {words['studio.new']({ one: called(kind, 'one') })}
          </Button>
        )
      }
    >
      {actions.dialogs}
      {open === 'order' && (
        <CourseOrderDialog
          onClose={() => {
            setOpen(null);
            void list.refetch();
          }}
        />
      )}
      {open === 'new' && <NewItemDialog kind={kind} onClose={() => setOpen(null)} />}
    </ListPage>
  );
}

export function Component() {
  const { kind = '' } = useParams();
  if (!isStudioKind(kind)) return <NoSuchItem />;
  return <KindList key={kind} kind={kind} />;
}
