import { subjectName } from '@pathshala/content/kinds/known-subjects';
import type {
  MarkedAnswer,
  SearchAnswer,
  SearchGroup,
  SearchHit,
} from '@pathshala/contract/catalogue/search';
import type { Enrolment } from '@pathshala/contract/courses/enrolment';
import { limits } from '@pathshala/contract/http/limits';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useDeferredValue, useEffect, useId, useMemo, useRef } from 'react';
import { type EnrolmentStatus, progressOf, useEnrolmentStatuses } from '../../api/enrolments.ts';
import { searchGroupLabels, useSearchAnswer } from '../../api/search.ts';
import { ContinueLink } from '../../course-ui/buy-now.tsx';
import { OpensSoon, useSubjects } from '../../course-ui/course-facts.tsx';
import { HitSign } from '../../course-ui/subject-block.tsx';
import { SubjectLinks } from '../../course-ui/subject-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { SearchForm } from '../../page/search-form.tsx';
import { ActionLink } from '../../ui/action.tsx';
import { Later } from '../../ui/lazy-part.tsx';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Link, useSearchParams } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { Async, ErrorState } from '../../ui/states.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { costText, numberText } from '../../words/format.ts';
import { siteLanguage } from '../../words/language.ts';
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

function SearchResults(props: Omit<GroupProps, 'group'>) {
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

/** As many as fit in a window. */
const shapes = 8;

function SearchLoading() {
  return (
    <div role="status" aria-label={words['search.searching']()} className="stack gap-6">
      <div className={styles.sum} />
      <div className="stack">
        <div className={styles.title} />
        <div className={`tiles ${styles.hits}`}>
          {Array.from({ length: shapes }, (_, status) => (
            <div key={status} className={`card cluster gap-4 ${styles.hit}`}>
              <div className={styles.picture} />
              <div className="cluster grow">
                <div className={`grow ${styles.line}`} />
              </div>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}

/** The first word: “Science” of “Science & biology”. */
function searchFor(name: string): string {
  return `${paths.search}?${new URLSearchParams({ q: name.split(' ')[0] ?? name })}`;
}

function SearchSuggestions({ title, text }: { title: string; text: string }) {
  const links = useSubjects().map(({ id: subject }) => {
    const name = subjectName({ subject }, siteLanguage);
    return { subject, name, to: searchFor(name) };
  });
  return (
    <div className="stack gap-6">
      <div className="stack gap-2">
        <h2>{title}</h2>
        <p className="soft">{text}</p>
      </div>
      <SubjectLinks label={words['home.subjects']()} links={links} />
      <div className="cluster">
        <ActionLink look="quiet" to={paths.courses} text={words['search.freeCourses']()} />
        <ActionLink look="quiet" to={paths.classes} text={words['search.classes']()} />
      </div>
    </div>
  );
}

export const meta = metaOf(pages.search, words['titles.search'], words['descriptions.search']);

interface FoundProps {
  readonly answer: MarkedAnswer;
  readonly query: string;
  readonly statusIn: (courseId: string) => EnrolmentStatus;
}

function Found({ answer, query, statusIn }: FoundProps) {
  const count = answer.order.reduce((sum, group) => sum + answer[group].length, 0);
  const marked = useMemo(() => new Set(answer.marked), [answer]);
  return (
    <>
      <p role="status" className="soft">
        {count === 0
          ? words['search.nothingFound']({ query: query.trim() })
          : words['search.found']({ count, query: query.trim() })}
      </p>
      <SearchResults answer={answer} marked={marked} statusIn={statusIn} />
      {count === 0 && (
        <SearchSuggestions title={words['search.nothingTitle']()} text={words['search.nothingText']()} />
      )}
    </>
  );
}

function Results({ query }: { query: string }) {
  const { answer, error, retry } = useSearchAnswer(query);
  const statusIn = useEnrolmentStatuses();
  if (query.trim() === '') {
    return <SearchSuggestions title={words['search.askTitle']()} text={words['search.askText']()} />;
  }
  return (
    <Async
      answer={{ data: answer, error, mutate: retry }}
      loading={<SearchLoading />}
      failure={(_, again) => (
        <ErrorState title={words['search.failed']()} text={words['api.unreachable']()} onRetry={again} />
      )}
    >
      {(found) => <Found answer={found} query={query} statusIn={statusIn} />}
    </Async>
  );
}

/**
 * Search results, in groups. The search box is in the header; the address has the query, for back and forward. The
 * page is prerendered without a query, with the shapes of results.
 */
export function Component() {
  const [params] = useSearchParams();
  // Results are drawn in turns, as a press is answered in between.
  const hydrated = useDeferredValue(useHydrated());
  const query = hydrated ? (params.get('q') ?? '').slice(0, limits.searchQueryMax) : '';
  return (
    <Wrap>
      {/* At least a window high, so that results do not move the footer in or out of view. */}
      <div className="page stack gap-6" style={{ minHeight: '100svh' }}>
        <div className="stack gap-2">
          <h1>{words['titles.search']()}</h1>
          <p className="soft intro">{words['search.lead']()}</p>
        </div>
        <div className={styles.field}>
          {hydrated && (
            <SearchForm
              key={query}
              look="page"
              formName={words['titles.search']()}
              aria-label={words['not-found.question']()}
              defaultValue={query}
            />
          )}
        </div>
        {hydrated ? <Results query={query} /> : <SearchLoading />}
      </div>
    </Wrap>
  );
}
