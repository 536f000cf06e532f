import { useSortable } from '@dnd-kit/sortable';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { words } from '../../../words/words.ts';
import steps from '../steps.module.css';
import styles from './order.module.css';

interface SortableRowProps {
  readonly id: string;
  readonly title: string;
  readonly busy: boolean;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** @param by -1: up, 1: down */
  readonly onMove: (by: -1 | 1) => void;
  readonly children: ReactNode;
}

/** A row with a handle for dragging and for the keyboard, and with buttons for people who use neither. */
export function SortableRow({ id, title, busy, isFirst, isLast, onMove, children }: SortableRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: busy });
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  return (
    <li ref={setNodeRef} style={style} className={`row gap-2 ${styles.row} ${isDragging ? styles.held : ''}`}>
      <button
        {...attributes}
        {...listeners}
        ref={setActivatorNodeRef}
        type="button"
        className={`round soft ${styles.handle}`}
        aria-label={words['studio-edit.move']({ title })}
      >
        <span aria-hidden>⠿</span>
      </button>
      <span className="cluster apart grow">{children}</span>
      <span className={`row gap-0 ${steps.steps}`}>
        <Button
          size="small"
          aria-label={words['studio-edit.moveUp']({ title })}
          disabled={isFirst || busy}
          onClick={() => onMove(-1)}
        >
          ↑
        </Button>
        <Button
          size="small"
          aria-label={words['studio-edit.moveDown']({ title })}
          disabled={isLast || busy}
          onClick={() => onMove(1)}
        >
          ↓
        </Button>
      </span>
    </li>
  );
}
