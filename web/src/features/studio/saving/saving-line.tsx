import { words } from '../../../words/words.ts';
import { savingWords } from '../words.ts';
import styles from './saving.module.css';
import type { Saving } from './saving-machine.ts';

/** Shows in words whether the changes are saved. */
export function SavingLine({ saving: { state, why, isKept } }: { readonly saving: Saving }) {
  return (
    <span role="status" className={`row gap-2 strong ${styles.line} ${styles[state]}`}>
      {isKept || state === 'saved' ? savingWords[state]() : words['studio-together.savedNowhere']()}
      {state === 'refused' && `: ${why}`}
    </span>
  );
}
