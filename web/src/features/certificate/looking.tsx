import { words } from '../../words/words.ts';
import styles from './certificate.module.css';

/** Placeholder of a certificate, also prerendered. */
export function Looking() {
  return (
    <div className={`page stack gap-4 start ${styles.looking}`}>
      <h1>{words['titles.certificate']()}</h1>
      <p role="status">{words['certificate.looking']()}</p>
    </div>
  );
}
