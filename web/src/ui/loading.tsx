import { words } from '../words/words.ts';
import styles from './states.module.css';

/** Decorative: the text around it says what is loading. */
export function Wheel({ small = false }: { small?: boolean }) {
  return <span className={`${styles.wheel} ${small ? styles.small : ''}`} aria-hidden="true" />;
}

/** Shown during auth operations and while a page starts. `label` is for screen readers. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div className={`center ${styles.cover}`} role="status" aria-label={label}>
      <Wheel />
    </div>
  );
}

/**
 * Until it is known whether the page may be shown.
 * @param height of the part that will come, to avoid layout shift, CSS pixels
 */
export function PageLoading({ height }: { readonly height?: number }) {
  return (
    <div
      className="center"
      style={{ minHeight: height ?? '60vh' }}
      role="status"
      aria-label={words['ui.loading']()}
    >
      <Wheel small={height !== undefined} />
    </div>
  );
}
