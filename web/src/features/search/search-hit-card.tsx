import type { SearchHit } from '@pathshala/contract/search';
import { Link } from 'react-router-dom';
import { MarkedText } from '../../ui/marked-text.tsx';
import { OpensSoon } from '../../ui/opens-soon.tsx';
import styles from './search-page.module.css';

interface SearchHitCardProps {
  readonly hit: SearchHit;
  readonly query: string;
  /** Portraits are round. */
  readonly round: boolean;
}

/** One found thing: its picture, its title with the matches marked, and the line under it. */
export function SearchHitCard({ hit, query, round }: SearchHitCardProps) {
  return (
    <div className={styles.hit}>
      <img
        className={round ? styles.round : ''}
        src={hit.img}
        alt=""
        width={104}
        height={78}
        loading="lazy"
      />
      <div>
        <h3>
          <Link to={hit.path}>
            <MarkedText text={hit.title} query={query} />
          </Link>
        </h3>
        <p>
          <MarkedText text={hit.note} query={query} /> {hit.opensSoon && <OpensSoon />}
        </p>
      </div>
    </div>
  );
}
