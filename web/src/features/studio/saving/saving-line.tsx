import { savingWords } from '../words.ts';
import styles from './saving.module.css';
import type { Saving } from './saving-machine.ts';

/** Shows in words whether the changes are saved. */
export function SavingLine({ saving: { state, why } }: { readonly saving: Saving }) {
  return (
    <span role="status" className={`row gap-2 strong ${styles.line} ${styles[state]}`}>
      {savingWords[state]()}
      {state === 'refused' && `: ${why}`}
    </span>
  );
}
