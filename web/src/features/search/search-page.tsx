import { limits } from '@pathshala/contract/messages';
import { pages } from '@pathshala/contract/routes';
import { type SearchAnswer, searchGroups } from '@pathshala/contract/search';
import { useSearchParams } from 'react-router-dom';
import { useSearch } from '../../api/search.ts';
import { Async } from '../../ui/async.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { SearchForm } from '../../ui/search-form.tsx';
import { searchGroupLabels } from '../../ui/search-groups.ts';
import { ErrorState } from '../../ui/states.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Wrap } from '../../ui/wrap.tsx';
import { SearchHitCard } from './search-hit-card.tsx';
import styles from './search-page.module.css';
import { SearchSuggestions } from './search-suggestions.tsx';

export function meta() {
  return pageMeta({
    page: pages.search,
    description:
      'Search the courses, books, articles and instructors, in English, in Bangla or in Latin letters.',
  });
}

const countOf = (answer: SearchAnswer) => searchGroups.reduce((sum, name) => sum + answer[name].length, 0);

function Groups({ answer, query }: { answer: SearchAnswer; query: string }) {
  return searchGroups
    .filter((name) => answer[name].length > 0)
    .map((name) => (
      <section key={name} aria-labelledby={`group-${name}`} className={styles.group}>
        <h2 id={`group-${name}`}>
          {searchGroupLabels[name]} <span className={styles.count}>{answer[name].length}</span>
        </h2>
        <ul className={styles.hits}>
          {answer[name].map((hit) => (
            <li key={hit._id}>
              <SearchHitCard hit={hit} query={query} round={name === 'instructors'} />
            </li>
          ))}
        </ul>
      </section>
    ));
}

function Found({ answer, query }: { answer: SearchAnswer; query: string }) {
  const count = countOf(answer);
  return (
    <>
      <p role="status" className={styles.sum}>
        {count === 0 ? 'Nothing' : count} found for “{query.trim()}”
      </p>
      {count > 0 && <Groups answer={answer} query={query} />}
      {count === 0 && (
        <SearchSuggestions
          title="Nothing has this name here"
          text="Try a shorter word, or begin with one of these subjects."
        />
      )}
    </>
  );
}

function Results({ query }: { query: string }) {
  const { answer, error, retry } = useSearch(query);
  if (query.trim() === '') {
    return (
      <SearchSuggestions
        title="What would you like to learn?"
        text="Type a subject, a class, a book or a teacher. Bangla and Latin letters find the same things."
      />
    );
  }
  return (
    <Async
      answer={{ data: answer, error, mutate: retry }}
      loading={<PageLoading />}
      failure={(_, again) => (
        <ErrorState
          title="The search did not start"
          text="We could not reach the school. Check your connection and try again."
          onRetry={again}
        />
      )}
    >
      {(found) => <Found answer={found} query={query} />}
    </Async>
  );
}

/** What the school has for a query, in groups. The address bar carries the query, so back and forward work. */
export default function SearchPage() {
  const [params] = useSearchParams();
  const hydrated = useHydrated();
  const query = hydrated ? (params.get('q') ?? '').slice(0, limits.searchQueryMax) : '';
  return (
    <Wrap>
      <div className={styles.page}>
        <h1>Search</h1>
        <div className={styles.form}>
          <SearchForm
            key={query}
            look="page"
            formName="Whole school"
            aria-label="What are you looking for?"
            defaultValue={query}
          />
        </div>
        {hydrated ? <Results query={query} /> : <PageLoading />}
      </div>
    </Wrap>
  );
}
