import Button from '@mui/material/Button';
import type { StudioState } from '@pathshala/contract/studio/items';
import { words } from '../../words/words.ts';
import styles from './item.module.css';
import { SavingLine } from './saving/saving-line.tsx';
import type { Saving } from './saving/saving-machine.ts';
import { StateChip } from './state-chip.tsx';

interface ItemBarProps {
  readonly state: StudioState;
  /** It is published, and its course is not. */
  readonly waits: boolean;
  readonly saving: Saving;
  readonly publishing: boolean;
  readonly onPublish: () => void;
}

/** Stays in sight: what readers have, whether everything is saved, and the button that publishes. */
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
