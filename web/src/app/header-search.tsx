import { limits } from '@pathshala/contract/http/limits';
import { paths } from '@pathshala/contract/site/paths';
import { type KeyboardEvent, Suspense, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { SearchForm } from '../page/search-form.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { useLocation } from '../ui/router.ts';
import { words } from '../words/words.ts';
import styles from './header-search.module.css';
import type { KeyHandler } from './search-suggestions.tsx';

/** Ignored: Enter still opens the results, and typing retries. */
function NoSuggestions({ open, onRetry }: { readonly open: boolean; readonly onRetry: () => void }) {
  useEffect(() => {
    if (open) onRetry();
  }, [open]);
  return null;
}

const SearchSuggestions = lazyPart(() => import('./search-suggestions.tsx'), NoSuggestions);

/**
 * The header's search box: a plain form until focused, then a combobox. Suggestions and index load on first focus;
 * Enter opens the results page.
 */
export function HeaderSearch() {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const keys = useRef<KeyHandler>(null);
  /** The results page's query, not typed by the visitor. */
  const shown = useRef('');
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState(false);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);
  /** Id of the active suggestion. */
  const [active, setActive] = useState<string | null>(null);

  // In a layout effect: one after the paint would replace what is typed once the results are seen.
  useLayoutEffect(() => {
    // Follows the results page's query, including back and forward, but keeps text being typed.
    const initialQuery = pathname === paths.search ? (new URLSearchParams(search).get('q') ?? '') : '';
    const next = initialQuery.slice(0, limits.searchQueryMax);
    const field = input.current;
    if (field && (next !== '' || field.value === shown.current)) {
      field.value = next;
      setQuery(next);
    }
    shown.current = next;
  }, [pathname, search]);

  function close() {
    setOpen(false);
    setActive(null);
  }

  /** Opens a suggestion and clears the box. */
  function leave() {
    close();
    setQuery('');
    if (input.current) input.current.value = '';
  }

  function press(event: KeyboardEvent<HTMLInputElement>) {
    // Ignores keys during IME composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'ArrowDown' && !open) {
      event.preventDefault();
      setOpen(true);
    } else if (open) keys.current?.(event);
  }

  const showing = open && query.trim() !== '';
  return (
    <div className={styles.combo}>
      <SearchForm
        look="bar"
        ref={input}
        // HTML allows a combobox only on text fields; phone keyboards do not differ.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        placeholder={words['app.searchHint']()}
        aria-label={words['app.search']()}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={showing}
        aria-controls={showing ? listId : undefined}
        aria-activedescendant={(showing && active) || undefined}
        onFocus={() => setWanted(true)}
        onBlur={close}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setOpen(true);
          setActive(null);
        }}
        onKeyDown={press}
        onSent={close}
      />
      {wanted && (
        <Suspense>
          <SearchSuggestions
            listId={listId}
            query={query}
            open={showing}
            active={active}
            onActive={setActive}
            onLeave={leave}
            keys={keys}
          />
        </Suspense>
      )}
    </div>
  );
}
