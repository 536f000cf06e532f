import type { SearchAnswer, SearchHit } from '@pathshala/contract/catalogue/search';

/** Maximum groups and suggestions per group, to fit above a phone's keyboard. */
const maxGroups = 4;
const shownPerGroup = {
  courses: 2,
  lessons: 1,
  practice: 2,
  tests: 1,
  books: 1,
  blogs: 1,
  instructors: 1,
  words: 1,
  pages: 1,
} as const;

export interface Option {
  readonly id: string;
  readonly path: string;
  readonly hit: SearchHit | null;
}

export interface Group {
  readonly name: keyof typeof shownPerGroup;
  readonly options: readonly Option[];
}

export function groupsOf(answer: SearchAnswer | undefined, listId: string): Group[] {
  return (answer?.order ?? []).slice(0, maxGroups).map((name) => ({
    name,
    options: (answer?.[name] ?? [])
      .slice(0, shownPerGroup[name])
      .map((hit) => ({ id: `${listId}-${name}-${hit._id}`, path: hit.path, hit })),
  }));
}

/** The option a key moves to; undefined for other keys. */
export function target(key: string, options: readonly Option[], active: string | null): Option | undefined {
  const place = options.findIndex((option) => option.id === active);
  if (key === 'ArrowDown') return options[place + 1] ?? options[0];
  if (key === 'ArrowUp') return options[place - 1] ?? options.at(-1);
  // Without an active option, Home and End move the caret.
  if (key === 'Home' && place >= 0) return options[0];
  if (key === 'End' && place >= 0) return options.at(-1);
  return undefined;
}
