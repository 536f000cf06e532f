import type { SearchGroup, SearchHit } from '@pathshala/contract/catalogue/search';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { coverIn } from '@pathshala/contract/pictures/cover';
import { useId } from 'react';
import { progressOf } from '../../api/progress-view.ts';
import { ContinueLink } from '../../course-ui/continue-link.tsx';
import { OpensSoon } from '../../course-ui/opens-soon.tsx';
import { Icon } from '../../ui/icon.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Link } from '../../ui/router.ts';
import { costText } from '../../words/format.ts';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './search-page.module.css';

interface SearchHitCardProps {
  readonly hit: SearchHit;
  readonly query: string;
  readonly group: SearchGroup;
  /** For a course that the person has. */
  readonly enrolment: Enrolment | undefined;
}

function progressText(enrolment: Enrolment): string {
  const { done, of } = progressOf(enrolment);
  return ` · ${words['ui.lessonsOf']({ done, all: of })}`;
}

/** A result: picture (of practice a sign), title with marked matches, the line under it, and for a course its price, or in one's own the way on. */
export function SearchHitCard({ hit, query, group, enrolment }: SearchHitCardProps) {
  const id = useId();
  const isSoon = hit.opensSoon && !enrolment;
  return (
    <div className={`card cluster gap-4 ${styles.hit}`}>
      {group === 'practice' ? (
        <span className={`center leaf ${styles.picture}`}>
          <Icon name="check" size={36} />
        </span>
      ) : (
        <img
          className={`${styles.picture} ${group === 'instructors' ? styles.round : ''}`}
          src={coverIn(hit.img, siteLanguage)}
          alt=""
          width={104}
          height={78}
          loading="lazy"
        />
      )}
      <div className={`cluster grow ${styles.found}`}>
        <div className={`words ${styles.about}`}>
          <h3 className="h4">
            <Link
              className="plain whole"
              id={`${id}-title`}
              to={hit.path}
              {...(isSoon && { 'aria-labelledby': `${id}-title ${id}-mark` })}
            >
              <MarkedText text={hit.title} query={query} />
            </Link>
          </h3>
          <p className="soft">
            <MarkedText text={hit.note} query={query} />
            {enrolment && progressText(enrolment)}{' '}
            {isSoon && (
              <span id={`${id}-mark`}>
                <OpensSoon />
              </span>
            )}
          </p>
        </div>
        {!enrolment && hit.price !== undefined && (
          // Looks like `ui/price.tsx`, which would be one more file for this page.
          <p>
            <strong className="h3">{costText(hit.price)}</strong>
          </p>
        )}
        {enrolment && <ContinueLink enrolment={enrolment} className={styles.goOn} />}
      </div>
    </div>
  );
}
