import type { SearchGroup } from '@pathshala/contract/catalogue/search';
import { paths } from '@pathshala/contract/site/paths';
import { matchingWords } from '@pathshala/search/matching-words';
import { searchGroupLabels, useSearch } from '../api/search.ts';
import { SwrProvider } from '../api/swr-provider.tsx';
import { OpensSoon } from '../course-ui/course-facts.tsx';
import { HitSign } from '../course-ui/subject-block.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { Link } from '../ui/router.ts';
import { visuallyHidden } from '../ui/states.tsx';
import { words } from '../words/words.ts';
import styles from './search-suggestions.module.css';

/** To fit above a phone's keyboard. */
const maxGroups = 4;
const shownOf = (group: SearchGroup) => (group === 'courses' || group === 'practice' ? 2 : 1);

interface SearchSuggestionsProps {
  readonly query: string;
  readonly open: boolean;
  readonly onLeave: () => void;
}

function Suggestions({ query, open, onLeave }: SearchSuggestionsProps) {
  const { answer } = useSearch(query);
  if (!open || query === '') return null;
  const groups = (answer?.order ?? []).slice(0, maxGroups).map((name) => ({
    name,
    hits: answer?.[name].slice(0, shownOf(name)) ?? [],
  }));
  const titles = groups.flatMap(({ hits }) => hits.map(({ title }) => title));
  const marked = new Set(matchingWords(titles, query));
  const count = titles.length;
  return (
    <>
      {/* A press keeps the focus in the field: on blur the list would close before the link is followed. */}
      <section
        aria-label={words['app.suggestions']()}
        className={`card ${styles.list}`}
        onMouseDown={(event) => event.preventDefault()}
      >
        {groups.map(({ name, hits }) => (
          <div key={name}>
            <p
              className="note strong"
              style={{ padding: 'var(--ps-space-2) var(--ps-space-2) var(--ps-space-1)' }}
            >
              {searchGroupLabels[name]()}
            </p>
            {hits.map((hit) => (
              <Link key={hit._id} to={hit.path} className={`row plain ${styles.option}`} onClick={onLeave}>
                <HitSign hit={hit} size={44} />
                <span>
                  <MarkedText text={hit.title} marked={marked} />
                  <small className="note">
                    {hit.note} {hit.opensSoon && <OpensSoon />}
                  </small>
                </span>
              </Link>
            ))}
          </div>
        ))}
        <Link
          to={`${paths.search}?${new URLSearchParams({ q: query })}`}
          className={`row plain strong leaf ${styles.option}`}
          onClick={onLeave}
        >
          {words['app.allResults']({ query })}
        </Link>
      </section>
      <p role="status" style={visuallyHidden}>
        {answer && (count === 0 ? words['app.noSuggestions']() : words['app.suggestionCount']({ count }))}
      </p>
    </>
  );
}

/** For pages without SWR. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <SwrProvider>
      <Suggestions {...props} />
    </SwrProvider>
  );
}
