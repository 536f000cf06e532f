import { words } from '../../words/words.ts';
import loading from './search-loading.module.css';
import styles from './search-page.module.css';

/** As many as a window shows. */
const shapes = 8;

/** The shapes of what is found, as high as it will be, while the index is on its way. */
export function SearchLoading() {
  return (
    <div role="status" aria-label={words['search.searching']()}>
      <div className={`${styles.sum} ${loading.sum}`} />
      <div className={styles.group}>
        <div className={loading.title} />
        <div className={styles.hits}>
          {Array.from({ length: shapes }, (_, place) => (
            <div key={place} className={styles.hit}>
              <div className={loading.picture} />
              <div className={styles.found}>
                <div className={loading.line} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
