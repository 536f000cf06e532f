import Button from '@mui/material/Button';
import { staysPublished } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import type { Column } from '../../ui/list-page.tsx';
import { Moment } from '../../ui/moment.tsx';
import { words } from '../../words/words.ts';
import { ArchiveTool } from './archive/archive-tool.tsx';
import { ItemLink } from './item-link.tsx';
import { StateChip } from './state-chip.tsx';
import styles from './studio.module.css';
import { titleOf } from './title-of.ts';

/** Who changed something last, and when. */
function ChangedBy({ by, at }: Pick<StudioEntry, 'by' | 'at'>) {
  if (!at) return <span className="soft">{words['studio.byFiles']()}</span>;
  return (
    <>
      <Moment at={at} exact />
      <span className={`soft ${styles.second}`}>
        {by?.displayName || by?.email || words['studio.somebody']()}
      </span>
    </>
  );
}

interface ItemColumnsProps {
  readonly kind: StudioKind;
  readonly busy: boolean;
  readonly onDuplicate: (id: string) => void;
  readonly onUnpublish: (entry: StudioEntry) => void;
  readonly refetch: () => Promise<void>;
}

/** Items with their state, who changed them last, and the actions for each. */
export function itemColumns(props: ItemColumnsProps): readonly Column<StudioEntry>[] {
  const { kind, busy, onDuplicate, onUnpublish, refetch } = props;
  // An item of this kind always stays published, so it cannot be unpublished or duplicated.
  const isFixed = staysPublished(kind);
  return [
    {
      key: 'title',
      label: words['studio.title'](),
      phone: 10,
      cell: ({ id, title }) => (
        <>
          <ItemLink kind={kind} id={id} title={title} />
          <span className={`soft ${styles.second}`}>{id}</span>
        </>
      ),
    },
    {
      key: 'state',
      label: words['studio.state'](),
      width: '150px',
      phone: 5,
      cell: ({ state, waits }) => <StateChip state={state} waits={waits} />,
    },
    {
      key: 'changed',
      label: words['studio.changed'](),
      width: '170px',
      phone: 7,
      cell: (entry) => <ChangedBy {...entry} />,
    },
    {
      key: 'actions',
      label: words['studio.actions'](),
      width: '240px',
      phone: 12,
      cell: (entry) =>
        isFixed ? null : (
          <span className="cluster gap-1">
            <Button
              disabled={busy}
              sx={{ px: 1.5 }}
              aria-label={`${words['studio.duplicate']()}: ${titleOf(entry.title)}`}
              onClick={() => onDuplicate(entry.id)}
            >
              {words['studio.duplicate']()}
            </Button>
            <ArchiveTool kind={kind} entry={entry} busy={busy} onDone={refetch} />
            {entry.revision !== undefined && (
              <Button
                disabled={busy}
                color="error"
                sx={{ px: 1.5 }}
                aria-label={`${words['studio.unpublish']()}: ${titleOf(entry.title)}`}
                onClick={() => onUnpublish(entry)}
              >
                {words['studio.unpublish']()}
              </Button>
            )}
          </span>
        ),
    },
  ];
}
