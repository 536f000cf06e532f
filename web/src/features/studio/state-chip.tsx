import type { StudioState } from '@pathshala/contract/studio';
import styles from './studio.module.css';
import { stateWords } from './words.ts';

/** What readers have of an item, in a word and a colour. */
export function StateChip({ state }: { readonly state: StudioState }) {
  return <span className={`${styles.chip} ${styles[state]}`}>{stateWords[state]()}</span>;
}
