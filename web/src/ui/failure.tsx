import styles from './failure.module.css';
import { langOf } from './language.ts';

/** Says under a button or form why an action failed; nothing if it has not. */
export function Failure({ text, className = '' }: { text: string | null; className?: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className={`${styles.failure} ${className}`} lang={langOf(text)}>
      {text}
    </p>
  );
}
