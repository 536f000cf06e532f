import { words } from '../words/words.ts';
import styles from './states.module.css';

/** A spinning wheel. Decorative: the text around it says what is loading. */
export function Wheel({ small = false }: { small?: boolean }) {
  return <span className={`${styles.wheel} ${small ? styles.small : ''}`} aria-hidden="true" />;
}

/** Covers the page while an auth operation runs or a page starts. `label` is for screen readers. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div className={`center ${styles.cover}`} role="status" aria-label={label}>
      <Wheel />
    </div>
  );
}

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
