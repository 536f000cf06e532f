import Button from '@mui/material/Button';
import type { StudioState } from '@pathshala/contract/studio/items';
import type { ReactNode } from 'react';
import styles from './item.module.css';
import type { Saving } from './session/draft-session.ts';
import { SavingLine } from './session/session-parts.tsx';
import { StateChip } from './studio-parts.tsx';

interface ItemBarProps {
  readonly state: StudioState;
  /** The item is published, but its course is not. */
  readonly waits: boolean;
  readonly saving: Saving;
  readonly publishing: boolean;
  /** The label of the button: *Publish*, or *Ask for publishing*. */
  readonly action: string;
  readonly onPublish: () => void;
  /** What keeps the item from being published, and how publishing goes. */
  readonly children: ReactNode;
}

/** A bar that stays in sight: the item's state, whether everything is saved, and the publish button. */
export function ItemBar(props: ItemBarProps) {
  const { state, waits, saving, publishing, action, onPublish, children } = props;
  return (
    <div className={styles.bar}>
      <div className="cluster">
        <StateChip state={state} waits={waits} />
        <SavingLine saving={saving} />
        <Button
          variant="contained"
          sx={{ marginInlineStart: 'auto' }}
          loading={publishing}
          disabled={saving.state === 'clash' || state === 'live'}
          onClick={onPublish}
        >
          {action}
        </Button>
      </div>
      {children}
    </div>
  );
}
