import styles from './spinner.module.css';
import { Wheel } from './wheel.tsx';

/** Covers the page while an auth operation runs or a page starts. `label` is for screen readers. */
export function FullScreenSpinner({ label }: { label: string }) {
  return (
    <div className={`center ${styles.cover}`} role="status" aria-label={label}>
      <Wheel />
    </div>
  );
}
