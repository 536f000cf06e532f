import { limits } from '@pathshala/contract/http/limits';
import { paths } from '@pathshala/contract/site/paths';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { SearchForm } from '../page/search-form.tsx';
import { lazyPart, optional } from '../ui/lazy-part.tsx';
import { useLocation } from '../ui/router.ts';
import { words } from '../words/words.ts';
import styles from './header-search.module.css';

// If it does not load, Enter still opens the results.
const SearchSuggestions = lazyPart(() => import('./search-suggestions.tsx'), optional);

/** A plain form, with suggestions that load with the index on first focus. */
export function HeaderSearch() {
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef('');
  const { pathname, search } = useLocation();
  const [wanted, setWanted] = useState(false);
  const [query, setQuery] = useState('');
  const [open, setOpen] = useState(false);

  // A normal effect would run after the paint and replace text typed meanwhile.
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

  function leave() {
    setOpen(false);
    setQuery('');
    if (input.current) input.current.value = '';
  }

  function press(event: KeyboardEvent<HTMLElement>) {
    // Ignores keys during IME composition.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setOpen(false);
      input.current?.focus();
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    setOpen(true);
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, a')];
    stops.at((stops.indexOf(document.activeElement as HTMLElement) + step) % stops.length)?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field and the links in it
    <div
      className={styles.combo}
      onKeyDown={press}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <SearchForm
        look="bar"
        ref={input}
        enterKeyHint="search"
        placeholder={words['app.searchHint']()}
        aria-label={words['app.search']()}
        onFocus={() => setWanted(true)}
        onInput={(event) => {
          setQuery(event.currentTarget.value);
          setOpen(true);
        }}
        onSent={() => setOpen(false)}
      />
      {wanted && <SearchSuggestions query={query.trim()} open={open} onLeave={leave} />}
    </div>
  );
}
