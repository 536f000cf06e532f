import { words } from '../words/words.ts';
import styles from './opens-soon.module.css';

/** The mark of a course that cannot be had yet. It is text, and so part of the name of what it stands in. */
export function OpensSoon() {
  return <span className={styles.mark}>{words['ui.opensSoon']()}</span>;
}
