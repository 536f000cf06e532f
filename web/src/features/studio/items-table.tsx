import Button from '@mui/material/Button';
import { staysPublished } from '@pathshala/content/kinds/all-kinds';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { useState } from 'react';
import toast from 'react-hot-toast';
import type { Column } from '../../ui/list-page.tsx';
import { Moment } from '../../ui/moment.tsx';
import { errorText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { ItemLink } from './item-link.tsx';
import { StateChip } from './state-chip.tsx';
import styles from './studio.module.css';
import { type ItemName, type StudioCalls, useStudioCalls } from './studio-calls.ts';
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

interface ArchiveToolProps {
  readonly kind: StudioKind;
  readonly entry: StudioEntry;
  readonly busy: boolean;
  /** Fetches the list again. */
  readonly onDone: () => Promise<void>;
}

interface Act {
  readonly label: () => string;
  readonly done: (of: { readonly title: string }) => string;
  readonly act: (calls: StudioCalls, name: ItemName) => Promise<unknown>;
}

const archive: Act = {
  label: words['studio-edit.archive'],
  done: words['studio-edit.archived'],
  act: (calls, name) => calls.archive(name),
};

/** Saving an archived item brings it back. */
const bringBack: Act = {
  label: words['studio-edit.bringBack'],
  done: words['studio-edit.broughtBack'],
  act: async (calls, name) => {
    const { draft, updateTime } = await calls.read(name);
    return await calls.save(name, { updateTime, fields: draft }, draft);
  },
};

/** A button that archives an unpublished item or brings it back; renders nothing for a published item. */
export function ArchiveTool({ kind, entry, busy, onDone }: ArchiveToolProps) {
  const calls = useStudioCalls();
  const [acting, setActing] = useState(false);
  const title = titleOf(entry.title);
  if (entry.revision !== undefined) return null;
  const { label, done, act } = entry.state === 'archived' ? bringBack : archive;

  async function go() {
    setActing(true);
    try {
      await act(calls, { kind, id: entry.id });
      toast.success(done({ title }));
    } catch (error) {
      toast.error(errorText(error));
    }
    setActing(false);
    await onDone().catch(() => undefined);
  }

  return (
    <Button
      disabled={busy}
      loading={acting}
      sx={{ px: 1.5 }}
      aria-label={`${label()}: ${title}`}
      onClick={() => void go()}
    >
      {label()}
    </Button>
  );
}
