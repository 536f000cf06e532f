import type { StudioState } from '@pathshala/contract/studio/items';
import { words } from '../../words/words.ts';
import styles from './studio.module.css';
import { stateWords } from './words.ts';

interface StateChipProps {
  readonly state: StudioState;
  /** The item is published, but its course is not: nobody can read it yet. */
  readonly waits?: boolean | undefined;
}

/** The state of an item, as a word and a colour. */
export function StateChip({ state, waits }: StateChipProps) {
  if (waits && state === 'live')
    return (
      <span className={`chip ${styles.chip} ${styles.changed}`}>{words['studio.publishedState']()}</span>
    );
  return (
    <span className={`chip ${styles.chip} ${state === 'live' ? 'filled' : styles[state]}`}>
      {stateWords[state]()}
    </span>
  );
}
