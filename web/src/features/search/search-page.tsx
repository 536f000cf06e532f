// Imported by the page itself, so that it loads beside the page's other modules, not after them.
import '@pathshala/search/search';
import type { SearchAnswer } from '@pathshala/contract/catalogue/search';
import { limits } from '@pathshala/contract/http/limits';
import { pages } from '@pathshala/contract/site/routes';
import { type EnrolmentStatus, useEnrolmentStatuses } from '../../api/enrolments.ts';
import { useSearch } from '../../api/search.ts';
import { metaOf } from '../../page/page-meta.ts';
import { useSearchParams } from '../../ui/router.ts';
import { Async, ErrorState } from '../../ui/states.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { words } from '../../words/words.ts';
import { SearchLoading } from './search-loading.tsx';
import styles from './search-page.module.css';
import { SearchResults } from './search-results.tsx';
import { SearchSuggestions } from './search-suggestions.tsx';

export const meta = metaOf(pages.search, words['titles.search'], words['descriptions.search']);

const countOf = (answer: SearchAnswer) => answer.order.reduce((sum, name) => sum + answer[name].length, 0);

interface FoundProps {
  readonly answer: SearchAnswer;
  readonly query: string;
  readonly statusIn: (courseId: string) => EnrolmentStatus;
}

function Found({ answer, query, statusIn }: FoundProps) {
  const count = countOf(answer);
  return (
    <>
      <p role="status" className="soft">
        {count === 0
          ? words['search.nothingFound']({ query: query.trim() })
          : words['search.found']({ count, query: query.trim() })}
      </p>
      <SearchResults answer={answer} query={query} statusIn={statusIn} />
      {count === 0 && (
        <SearchSuggestions title={words['search.nothingTitle']()} text={words['search.nothingText']()} />
      )}
    </>
  );
}

function Results({ query }: { query: string }) {
  const { answer, error, retry } = useSearch(query);
  // Fetched while the index is loading.
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
  const hydrated = useHydrated();
  const query = hydrated ? (params.get('q') ?? '').slice(0, limits.searchQueryMax) : '';
  return (
    <Wrap>
      <div className={`page stack gap-6 ${styles.page}`}>
        <div className="stack gap-2">
          <h1>{words['titles.search']()}</h1>
          <p className="soft intro">{words['search.lead']()}</p>
        </div>
        {hydrated ? <Results query={query} /> : <SearchLoading />}
      </div>
    </Wrap>
  );
}
