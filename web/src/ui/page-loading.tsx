import { words } from '../words/words.ts';
import styles from './spinner.module.css';
import { Wheel } from './spinner.tsx';

/** Stands where a page will be while it is not yet known whether it may be shown. */
export function PageLoading() {
  return (
    <div className={`center ${styles.inPage}`} role="status" aria-label={words['ui.loading']()}>
      <Wheel />
    </div>
  );
}
