import { words } from '../words/words.ts';
import styles from './spinner.module.css';
import { Wheel } from './spinner.tsx';

/** Shown while it is not known whether the page may be shown. */
export function PageLoading() {
  return (
    <div className={`center ${styles.inPage}`} role="status" aria-label={words['ui.loading']()}>
      <Wheel />
    </div>
  );
}
