import styles from './failure.module.css';
import { langOf } from './language.ts';

/** Says under a button or a form why what it does did not work; nothing while there is nothing to say. */
export function Failure({ text, className = '' }: { text: string | null; className?: string | undefined }) {
  if (!text) return null;
  return (
    <p role="alert" className={`${styles.failure} ${className}`} lang={langOf(text)}>
      {text}
    </p>
  );
}
