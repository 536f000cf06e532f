import Button from '@mui/material/Button';
import type { StudioKind } from '@pathshala/contract/content/fields';
import type { StudioEntry } from '@pathshala/contract/studio/items';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { words } from '../../../words/words.ts';
import { type ItemName, type StudioCalls, useStudioCalls } from '../studio-calls.ts';
import { titleOf } from '../title-of.ts';

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
      toast.error(error instanceof Error ? error.message : String(error));
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
