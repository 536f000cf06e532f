import { coverIn } from '@pathshala/contract/pictures/cover';
import { paths } from '@pathshala/contract/site/paths';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useMemo } from 'react';
import { useSearch } from '../api/search.ts';
import { SwrProvider } from '../api/swr-provider.tsx';
import { OpensSoon } from '../course-ui/opens-soon.tsx';
import { searchGroupLabels } from '../course-ui/search-groups.ts';
import { Icon } from '../ui/icon.tsx';
import { MarkedText } from '../ui/marked-text.tsx';
import { useNavigate } from '../ui/router.ts';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import { siteLanguage } from '../words/language.ts';
import { words } from '../words/words.ts';
import { groupsOf, type Option, target } from './search-options.ts';
import styles from './search-suggestions.module.css';

export type KeyHandler = (event: KeyboardEvent<HTMLInputElement>) => void;

interface SearchSuggestionsProps {
  readonly listId: string;
  readonly query: string;
  readonly open: boolean;
  /** Id of the marked option. */
  readonly active: string | null;
  readonly onActive: (option: string | null) => void;
  /** Called on choice, before the navigation. */
  readonly onLeave: () => void;
  /** Receives the list's key handler. */
  readonly keys: RefObject<KeyHandler | null>;
}

/** Suggestions in groups, and a link to all results. */
function Suggestions(props: SearchSuggestionsProps) {
  const { listId, query, open, active, onActive, onLeave, keys } = props;
  const navigate = useNavigate();
  const { answer } = useSearch(query);
  const groups = useMemo(() => groupsOf(answer, listId), [answer, listId]);
  const all: Option = {
    id: `${listId}-all`,
    path: `${paths.search}?${new URLSearchParams({ q: query.trim() })}`,
    hit: null,
  };
  const options = [...groups.flatMap((group) => group.options), all];
  const found = options.length - 1;

  function choose(option: Option) {
    onLeave();
    navigate(option.path);
  }

  // In a layout effect, so that keys never act on the previous list.
  useLayoutEffect(() => {
    keys.current = (event) => {
      const chosen = options.find((option) => option.id === active);
      if (event.key === 'Enter' && chosen) {
        event.preventDefault();
        choose(chosen);
        return;
      }
      const next = target(event.key, options, active);
      if (!next) return;
      event.preventDefault();
      onActive(next.id);
      document.getElementById(next.id)?.scrollIntoView({ block: 'nearest' });
    };
  });

  if (!open) return null;
  const optionProps = (option: Option) => ({
    id: option.id,
    role: 'option',
    'aria-selected': option.id === active,
    className: `row ${styles.option}`,
    // Keeps focus in the box on click.
    onMouseDown: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => choose(option),
  });
  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label={words['app.suggestions']()}
        className={`card ${styles.list}`}
      >
        {groups.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox
          <div key={group.name} role="group" aria-labelledby={`${listId}-${group.name}`}>
            <div
              id={`${listId}-${group.name}`}
              role="presentation"
              className={`note strong ${styles.heading}`}
            >
              {searchGroupLabels[group.name]()}
            </div>
            {group.options.map((option) => (
              <div key={option.id} {...optionProps(option)}>
                {option.hit && (
                  <>
                    {group.name === 'practice' ? (
                      <span className={`center leaf ${styles.sign}`}>
                        <Icon name="check" />
                      </span>
                    ) : (
                      <img
                        className={group.name === 'instructors' ? styles.person : undefined}
                        src={coverIn(option.hit.img, siteLanguage)}
                        alt=""
                        width={60}
                        height={45}
                      />
                    )}
                    <span>
                      <MarkedText text={option.hit.title} query={query} />
                      <small className="note">
                        {option.hit.note} {option.hit.opensSoon && <OpensSoon />}
                      </small>
                    </span>
                  </>
                )}
              </div>
            ))}
          </div>
        ))}
        <div {...optionProps(all)}>
          <span className={`strong ${styles.all}`}>{words['app.allResults']({ query: query.trim() })}</span>
        </div>
      </div>
      <p role="status" style={visuallyHidden}>
        {answer &&
          (found === 0 ? words['app.noSuggestions']() : words['app.suggestionCount']({ count: found }))}
      </p>
    </>
  );
}

/** `Suggestions` with SWR, for pages without it. */
export default function SearchSuggestions(props: SearchSuggestionsProps) {
  return (
    <SwrProvider>
      <Suggestions {...props} />
    </SwrProvider>
  );
}
