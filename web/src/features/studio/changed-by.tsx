import type { StudioEntry } from '@pathshala/contract/studio';
import { Moment } from '../../ui/moment.tsx';
import styles from './studio.module.css';
import { words } from './words.ts';

/** Who changed something last, and when. */
export function ChangedBy({ by, at }: Pick<StudioEntry, 'by' | 'at'>) {
  if (!at) return <span className={styles.soft}>{words.byFiles}</span>;
  return (
    <>
      <Moment at={at} exact />
      <span className={styles.second}>{by?.displayName || by?.email || words.somebody}</span>
    </>
  );
}
