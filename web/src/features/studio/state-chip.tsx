import type { StudioState } from '@pathshala/contract/studio/items';
import { words } from '../../words/words.ts';
import styles from './studio.module.css';
import { stateWords } from './words.ts';

interface StateChipProps {
  readonly state: StudioState;
  /** It is published, and its course is not: nobody has it yet. */
  readonly waits?: boolean | undefined;
}

/** What readers have of an item, in a word and a colour. */
export function StateChip({ state, waits }: StateChipProps) {
  if (waits && state === 'live')
    return (
      <span className={`chip ${styles.chip} ${styles.changed}`}>{words['studio.publishedState']()}</span>
    );
  return <span className={`chip ${styles.chip} ${styles[state]}`}>{stateWords[state]()}</span>;
}
