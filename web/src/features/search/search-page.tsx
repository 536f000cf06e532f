import { subjectName } from '@pathshala/content/kinds/known-subjects';
import type { MarkedAnswer } from '@pathshala/contract/catalogue/search';
import { limits } from '@pathshala/contract/http/limits';
import { paths } from '@pathshala/contract/site/paths';
import { pages } from '@pathshala/contract/site/routes';
import { useDeferredValue, useMemo } from 'react';
import { type EnrolmentStatus, useEnrolmentStatuses } from '../../api/enrolments.ts';
import { useSearchAnswer } from '../../api/search.ts';
import { useSubjects } from '../../course-ui/course-facts.tsx';
import { SubjectLinks } from '../../course-ui/subject-links.tsx';
import { metaOf } from '../../page/page-meta.ts';
import { SearchForm } from '../../page/search-form.tsx';
import { ActionLink } from '../../ui/action.tsx';
import { useSearchParams } from '../../ui/router.ts';
import { Wrap } from '../../ui/section.tsx';
import { Async, ErrorState } from '../../ui/states.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { siteLanguage } from '../../words/language.ts';
import { words } from '../../words/words.ts';
import styles from './search-page.module.css';
import { SearchResults } from './search-results.tsx';

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
