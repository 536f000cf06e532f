import type { SearchGroup } from '@pathshala/contract/catalogue/search';
import { readClasses } from './classes.ts';
import { termsOfQuery } from './terms.ts';

/** What people call the things of a group. */
const kinds: Readonly<Record<SearchGroup, string>> = {
  courses: 'course',
  lessons: 'lesson',
  practice: 'exercise',
  tests: 'test exam quiz',
  books: 'book pdf',
  blogs: 'article',
  instructors: 'teacher',
  words: 'glossary meaning',
  pages: 'price practice',
};

const groupsByTerm: ReadonlyMap<string, SearchGroup> = new Map(
  Object.entries(kinds).flatMap(([group, words]) =>
    words
      .split(' ')
      .flatMap(termsOfQuery)
      .map((term) => [term, group as SearchGroup] as const),
  ),
);

/** The group that a query asks for: "maths teacher" wants a teacher, বই a book, and a class alone its page. */
export function groupMeant(query: string): SearchGroup | undefined {
  const { classes, rest } = readClasses(query);
  if (classes.length > 0 && rest === '') return 'pages';
  return termsOfQuery(query)
    .map((term) => groupsByTerm.get(term))
    .find((group) => group !== undefined);
}
