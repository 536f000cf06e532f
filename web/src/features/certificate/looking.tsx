import { words } from '../../words/words.ts';
import styles from './certificate.module.css';

/** Stands where a certificate will be, and in the page as it is written. */
export function Looking() {
  return (
    <div className={`stack gap-4 ${styles.looking}`}>
      <h1>{words['titles.certificate']()}</h1>
      <p role="status">{words['certificate.looking']()}</p>
    </div>
  );
}
