import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { useAction } from '../../../auth/use-action.tsx';
import { words } from '../../../words/words.ts';
import styles from '../studio.module.css';
import { useStudioCalls } from '../studio-calls.ts';

export interface OrderedItem {
  readonly id: string;
  readonly title: string;
  readonly shown: ReactNode;
}

interface OrderedListProps {
  readonly kind: 'courses' | 'lessons';
  readonly label: string;
  readonly items: readonly OrderedItem[];
  /** Also called after a failed move. */
  readonly refetch: () => Promise<unknown>;
}

/** Moves by a step or to a position. Readers see a move at once; other changes stay unpublished. */
export function OrderedList({ kind, label, items, refetch }: OrderedListProps) {
  const calls = useStudioCalls();
  const { run, running: busy, dialogs } = useAction(refetch);
  const [announcement, setAnnouncement] = useState('');
  const count = items.length;

  /** @param place from 1 */
  function move({ id, title }: OrderedItem, place: number): void {
    setAnnouncement('');
    void run(() => calls.move({ kind, id }, place), {
      done: () => setAnnouncement(words['studio-edit.moved']({ title, place, count })),
    });
  }

  return (
    <>
      <ol className="lines" aria-label={label} aria-busy={busy}>
        {items.map((item, at) => {
          const place = at + 1;
          return (
            <li key={item.id} className="row gap-2">
              <TextField
                // Resets to the new position after a move.
                key={`${busy} ${place}`}
                type="number"
                size="small"
                defaultValue={place}
                disabled={busy}
                slotProps={{
                  htmlInput: {
                    ...{ min: 1, max: count, inputMode: 'numeric' },
                    'aria-label': words['studio-edit.moveTo']({ title: item.title }),
                  },
                }}
                sx={{
                  width: '5rem',
                  flex: 'none',
                  '& input': { minHeight: '44px', boxSizing: 'border-box' },
                }}
                onKeyDown={({ key, target }) => key === 'Enter' && (target as HTMLElement).blur()}
                onBlur={({ target }) => {
                  const wanted = Math.min(Math.max(Math.round(Number(target.value)), 1), count) || place;
                  target.value = String(wanted);
                  if (wanted !== place) move(item, wanted);
                }}
              />
              <span className="cluster apart grow">{item.shown}</span>
              <span className={`row gap-0 ${styles.steps}`}>
                <Button
                  size="small"
                  aria-label={words['studio-edit.moveUp']({ title: item.title })}
                  disabled={place === 1}
                  onClick={() => move(item, place - 1)}
                >
                  ↑
                </Button>
                <Button
                  size="small"
                  aria-label={words['studio-edit.moveDown']({ title: item.title })}
                  disabled={place === count}
                  onClick={() => move(item, place + 1)}
                >
                  ↓
                </Button>
              </span>
            </li>
          );
        })}
      </ol>
      <p role="status" className="soft">
        {announcement || '\u00a0'}
      </p>
      {dialogs}
    </>
  );
}
