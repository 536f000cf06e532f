import styles from './spinner.module.css';

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
