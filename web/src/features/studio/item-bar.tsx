import Button from '@mui/material/Button';
import type { StudioState } from '@pathshala/contract/studio/items';
import { words } from '../../words/words.ts';
import styles from './item.module.css';
import { SavingLine } from './saving/saving-line.tsx';
import type { Saving } from './saving/saving-machine.ts';
import { StateChip } from './state-chip.tsx';

interface ItemBarProps {
  readonly state: StudioState;
  /** The item is published, but its course is not. */
  readonly waits: boolean;
  readonly saving: Saving;
  readonly publishing: boolean;
  readonly onPublish: () => void;
}

/** A bar that stays in sight: the item's state, whether everything is saved, and the publish button. */
export function ItemBar({ state, waits, saving, publishing, onPublish }: ItemBarProps) {
  return (
    <div className={`cluster ${styles.bar}`}>
      <StateChip state={state} waits={waits} />
      <SavingLine saving={saving} />
      <Button
        variant="contained"
        sx={{ marginInlineStart: 'auto' }}
        loading={publishing}
        disabled={saving.state === 'clash' || state === 'live'}
        onClick={onPublish}
      >
        {words['studio.publish']()}
      </Button>
    </div>
  );
}
