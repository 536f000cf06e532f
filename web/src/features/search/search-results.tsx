import type { SearchAnswer, SearchGroup, SearchHit } from '@pathshala/contract/catalogue/search';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { useEffect, useId, useRef } from 'react';
import { type EnrolmentStatus, progressOf } from '../../api/enrolments.ts';
import { searchGroupLabels } from '../../api/search.ts';
import { ContinueLink } from '../../course-ui/buy-now.tsx';
import { OpensSoon } from '../../course-ui/course-facts.tsx';
import { HitSign } from '../../course-ui/subject-block.tsx';
import { ActionLink } from '../../ui/action.tsx';
import { Later } from '../../ui/lazy-part.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Link, useSearchParams } from '../../ui/router.ts';
import { costText, numberText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import styles from './search-page.module.css';

interface SearchHitCardProps {
  readonly hit: SearchHit;
  readonly marked: ReadonlySet<string>;
  readonly enrolment: Enrolment | undefined;
}

function progressText(enrolment: Enrolment): string {
  const { done, of } = progressOf(enrolment);
  return ` · ${words['ui.lessonsOf']({ done, all: of })}`;
}

/** A student's own course has a link to continue instead of a price. */
function SearchHitCard({ hit, marked, enrolment }: SearchHitCardProps) {
  const id = useId();
  const isSoon = hit.opensSoon && !enrolment;
  return (
    <div className={`card cluster gap-4 ${styles.hit}`}>
      <HitSign hit={hit} size={56} />
      <div className={`cluster grow ${styles.found}`}>
        <div className="words" style={{ flexBasis: '9rem' }}>
          <h3 className="h4">
            <Link
              className="plain whole"
              id={`${id}-title`}
              to={hit.path}
              {...(isSoon && { 'aria-labelledby': `${id}-title ${id}-mark` })}
            >
              <MarkedText text={hit.title} marked={marked} />
            </Link>
          </h3>
          <p className="soft">
            <MarkedText text={hit.note} marked={marked} />
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

const firstShown = 6;
/** In the address, so that going back from a result restores the list. */
const wholeGroups = 'all';

interface GroupProps {
  readonly group: SearchGroup;
  readonly answer: SearchAnswer;
  readonly marked: ReadonlySet<string>;
  readonly statusIn: (courseId: string) => EnrolmentStatus;
}

function Group({ group, answer, marked, statusIn }: GroupProps) {
  const [params] = useSearchParams();
  const firstOfRest = useRef<HTMLLIElement>(null);
  const hasAsked = useRef(false);
  const hits = answer[group];
  const name = searchGroupLabels[group]();
  const isWhole = params.getAll(wholeGroups).includes(group) || hits.length <= firstShown;
  useEffect(() => {
    // The pressed link is gone: the first new result takes the focus.
    if (hasAsked.current && isWhole) firstOfRest.current?.querySelector('a')?.focus();
    hasAsked.current = false;
  }, [isWhole]);
  return (
    <section aria-labelledby={`group-${group}`} className="stack">
      <h2 id={`group-${group}`} className="part">
        {name} <span className="soft h4">{numberText(hits.length)}</span>
      </h2>
      <ul className={`tiles ${styles.hits}`}>
        {hits.slice(0, isWhole ? hits.length : firstShown).map((hit, at) => (
          <li key={hit._id} ref={at === firstShown ? firstOfRest : null}>
            <SearchHitCard
              hit={hit}
              marked={marked}
              enrolment={group === 'courses' ? statusIn(hit._id).enrolment : undefined}
            />
          </li>
        ))}
      </ul>
      {!isWhole && (
        <p>
          <ActionLink
            look="quiet"
            to={{ search: `${new URLSearchParams([...params, [wholeGroups, group]])}` }}
            replace
            preventScrollReset
            aria-label={words['search.showAllIn']({ count: hits.length, group: name })}
            onClick={() => {
              hasAsked.current = true;
            }}
          >
            {words['search.showAll']({ count: hits.length })}
          </ActionLink>
        </p>
      )}
    </section>
  );
}

export function SearchResults(props: Omit<GroupProps, 'group'>) {
  const [first, ...others] = props.answer.order.map((group) => (
    <Group key={group} group={group} {...props} />
  ));
  return (
    <>
      {first}
      <Later>{others}</Later>
    </>
  );
}
