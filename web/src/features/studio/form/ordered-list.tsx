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

interface StepsProps {
  readonly what: string;
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly onStep: (to: number) => void;
  readonly children?: ReactNode;
}

export function Steps({ what, place, count, onStep, children }: StepsProps) {
  return (
    <span className={`row gap-0 ${styles.steps}`}>
      <Button
        size="small"
        aria-label={words['studio.up']({ what })}
        disabled={place === 1}
        onClick={() => onStep(place - 1)}
      >
        ↑
      </Button>
      <Button
        size="small"
        aria-label={words['studio.down']({ what })}
        disabled={place === count}
        onClick={() => onStep(place + 1)}
      >
        ↓
      </Button>
      {children}
    </span>
  );
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

  /** @param to from 1 */
  function move({ id, title }: OrderedItem, from: number, to: number): void {
    const place = Math.min(Math.max(Math.round(to), 1), count) || from;
    if (place === from) return;
    setAnnouncement('');
    const done = () => setAnnouncement(words['studio-edit.moved']({ title, place, count }));
    void run(() => calls.move({ kind, id }, place), { done });
  }

  return (
    <>
      <ol className="lines" aria-label={label} aria-busy={busy}>
        {items.map((item, at) => {
          const { id, title, shown } = item;
          const place = at + 1;
          return (
            <li key={id} className="cluster gap-2">
              <span className="cluster apart words">{shown}</span>
              <TextField
                // Resets to the new position after a move.
                key={`${busy} ${place}`}
                type="number"
                size="small"
                className={styles.place}
                defaultValue={place}
                disabled={busy}
                slotProps={{
                  htmlInput: {
                    ...{ min: 1, max: count, inputMode: 'numeric' },
                    'aria-label': words['studio-edit.moveTo']({ title }),
                  },
                }}
                onKeyDown={({ key, target }) => key === 'Enter' && (target as HTMLElement).blur()}
                onBlur={({ target }) => move(item, place, Number(target.value))}
              />
              <Steps {...{ what: title, place, count }} onStep={(to) => move(item, place, to)} />
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
