import type { StudioState } from '@pathshala/contract/studio/items';
import { words } from '../../words/words.ts';
import styles from './item.module.css';
import { CommandButton } from './palette/command-button.tsx';
import { useCommands } from './palette/commands.ts';
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
  const publish = {
    name: words['studio.publish'](),
    run: onPublish,
    isOff: saving.state === 'clash' || state === 'live',
  };
  useCommands([publish]);
  return (
    <div className={`cluster ${styles.bar}`}>
      <StateChip state={state} waits={waits} />
      <SavingLine saving={saving} />
      <CommandButton
        command={publish}
        variant="contained"
        sx={{ marginInlineStart: 'auto' }}
        loading={publishing}
      />
    </div>
  );
}
