import { words } from '../words/words.ts';
import styles from './spinner.module.css';
import { Wheel } from './spinner.tsx';

/**
 * Shown while it is not known whether the page may be shown.
 * @param height of what comes, where that is a part of a page: what stands below it does not move. CSS pixels
 */
export function PageLoading({ height }: { readonly height?: number }) {
  return (
    <div
      className={`center ${height === undefined ? styles.inPage : ''}`}
      style={{ minHeight: height }}
      role="status"
      aria-label={words['ui.loading']()}
    >
      <Wheel small={height !== undefined} />
    </div>
  );
}
