import Button from '@mui/material/Button';
import { paths } from '@pathshala/contract/paths';
import { type StudioEntry, staysPublished } from '@pathshala/contract/studio';
import type { StudioKind } from '@pathshala/contract/studio-fields';
import { Link } from 'react-router-dom';
import { type Column, DataTable } from '../../ui/data-table.tsx';
import { langOf } from '../../ui/language.ts';
import { ChangedBy } from './changed-by.tsx';
import { StateChip } from './state-chip.tsx';
import styles from './studio.module.css';
import { titleOf } from './title-of.ts';
import { kindWords, words } from './words.ts';

interface ItemsTableProps {
  readonly kind: StudioKind;
  readonly entries: readonly StudioEntry[];
  /** Place of the first in the whole list, from 1. */
  readonly from: number;
  readonly busy: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (id: string) => void;
  readonly onDuplicate: (id: string) => void;
  readonly onUnpublish: (entry: StudioEntry) => void;
}

/** Items with what readers have of them, who changed them last, and what can be done with one. */
export function ItemsTable(props: ItemsTableProps) {
  const { kind, entries, from, busy, chosen, onChoose, onDuplicate, onUnpublish } = props;
  // A page of text has to be there, and there are no others.
  const isFixed = staysPublished(kind);
  const columns: readonly Column<StudioEntry & { _id: string }>[] = [
    {
      key: 'choose',
      label: '',
      width: '60px',
      phone: 2,
      cell: ({ id, title, state }) =>
        // Of what is live there is nothing to publish.
        state === 'live' ? null : (
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={chosen.has(id)}
              aria-label={words.choose(titleOf(title))}
              onChange={() => onChoose(id)}
            />
          </label>
        ),
    },
    {
      key: 'title',
      label: words.title,
      phone: 10,
      cell: ({ id, title }) => (
        <>
          <Link to={paths.studioItem(kind, id)} className={styles.name} lang={langOf(titleOf(title))}>
            {titleOf(title)}
          </Link>
          <span className={styles.second}>{id}</span>
        </>
      ),
    },
    {
      key: 'state',
      label: words.state,
      width: '150px',
      phone: 5,
      cell: ({ state }) => <StateChip state={state} />,
    },
    {
      key: 'changed',
      label: words.changed,
      width: '210px',
      phone: 7,
      cell: (entry) => <ChangedBy {...entry} />,
    },
    {
      key: 'actions',
      label: words.actions,
      width: '240px',
      phone: 12,
      cell: (entry) =>
        isFixed ? null : (
          <span className={styles.tools}>
            <Button
              disabled={busy}
              sx={{ px: 1.5 }}
              aria-label={`${words.duplicate}: ${titleOf(entry.title)}`}
              onClick={() => onDuplicate(entry.id)}
            >
              {words.duplicate}
            </Button>
            {entry.revision !== undefined && (
              <Button
                disabled={busy}
                color="error"
                sx={{ px: 1.5 }}
                aria-label={`${words.unpublish}: ${titleOf(entry.title)}`}
                onClick={() => onUnpublish(entry)}
              >
                {words.unpublish}
              </Button>
            )}
          </span>
        ),
    },
  ];
  const rows = entries.map((entry) => ({ ...entry, _id: entry.id }));
  return <DataTable label={kindWords[kind].many} columns={columns} rows={rows} from={from} />;
}
