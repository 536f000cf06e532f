import Button from '@mui/material/Button';
import { words } from '../../../words/words.ts';
import styles from '../steps.module.css';

interface RowToolsProps {
  /** Name of the row, for labels: “outcome 2”. */
  readonly what: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** @param by -1: up, 1: down */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** Moves and removes an entry of a list, with the keyboard too. */
export function RowTools({ what, isFirst, isLast, onMove, onRemove }: RowToolsProps) {
  return (
    <span className={`row gap-0 ${styles.steps}`}>
      <Button
        size="small"
        aria-label={words['studio.up']({ what })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        ↑
      </Button>
      <Button
        size="small"
        aria-label={words['studio.down']({ what })}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        ↓
      </Button>
      <Button size="small" color="error" aria-label={words['studio.remove']({ what })} onClick={onRemove}>
        ✕
      </Button>
    </span>
  );
}
