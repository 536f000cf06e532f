import Button from '@mui/material/Button';
import { words } from '../../../words/words.ts';
import type { Undo } from './use-undo.ts';

/** Takes changes of the form back, and makes them again. */
export function UndoButtons({ canUndo, canRedo, undo, redo }: Undo) {
  return (
    <div className="cluster gap-2">
      <Button
        size="small"
        variant="outlined"
        disabled={!canUndo}
        aria-keyshortcuts="Control+Z"
        onClick={undo}
      >
        {words['studio-preview.undo']()}
      </Button>
      <Button
        size="small"
        variant="outlined"
        disabled={!canRedo}
        aria-keyshortcuts="Control+Shift+Z"
        onClick={redo}
      >
        {words['studio-preview.redo']()}
      </Button>
    </div>
  );
}
