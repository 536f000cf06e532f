import type { StudioEntry } from '@pathshala/contract/studio/items';
import { Moment } from '../../ui/moment.tsx';
import { words } from '../../words/words.ts';
import styles from './studio.module.css';

/** Who changed something last, and when. */
export function ChangedBy({ by, at }: Pick<StudioEntry, 'by' | 'at'>) {
  if (!at) return <span className="soft">{words['studio.byFiles']()}</span>;
  return (
    <>
      <Moment at={at} exact />
      <span className={`soft ${styles.second}`}>
        {by?.displayName || by?.email || words['studio.somebody']()}
      </span>
    </>
  );
}
