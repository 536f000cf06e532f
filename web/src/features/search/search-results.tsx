import type { SearchAnswer, SearchGroup } from '@pathshala/contract/catalogue/search';
import { useEffect, useRef } from 'react';
import type { EnrolmentStatus } from '../../api/enrolments.ts';
import { searchGroupLabels } from '../../course-ui/search-groups.ts';
import { ActionLink } from '../../ui/action.tsx';
import { Later } from '../../ui/later.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { numberText } from '../../words/format.ts';
import { words } from '../../words/words.ts';
import { SearchHitCard } from './search-hit-card.tsx';
import styles from './search-page.module.css';

/** Results of a group shown at first. */
const firstShown = 12;
/** The groups that are shown whole are in the address, so that going back from a result leads to the same list. */
const wholeGroups = 'all';

interface GroupProps {
  readonly group: SearchGroup;
  readonly answer: SearchAnswer;
  readonly query: string;
  readonly statusIn: (courseId: string) => EnrolmentStatus;
}

/** The first results of a group, or all of them on request. */
function Group({ group, answer, query, statusIn }: GroupProps) {
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
              query={query}
              group={group}
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

/** All results in groups. */
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
