import { words } from '../../words/words.ts';
import loading from './search-loading.module.css';
import styles from './search-page.module.css';

/** As many as fit in a window. */
const shapes = 8;

/** Shapes of results, of the same height, while the index is loading. */
export function SearchLoading() {
  return (
    <div role="status" aria-label={words['search.searching']()} className="stack gap-6">
      <div className={loading.sum} />
      <div className="stack">
        <div className={loading.title} />
        <div className={`tiles ${styles.hits}`}>
          {Array.from({ length: shapes }, (_, status) => (
            <div key={status} className={`card cluster gap-4 ${styles.hit}`}>
              <div className={styles.picture} />
              <div className="cluster grow">
                <div className={`grow ${loading.line}`} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
