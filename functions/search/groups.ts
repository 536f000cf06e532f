import type { SearchGroup } from '@pathshala/contract/catalogue/search';
import { termsOfQuery } from './terms.ts';

/** What people call the things of a group. */
const kinds: Readonly<Record<Exclude<SearchGroup, 'pages'>, string>> = {
  courses: 'course',
  lessons: 'lesson',
  books: 'book pdf',
  blogs: 'article',
  instructors: 'teacher',
};

const groupsByTerm: ReadonlyMap<string, SearchGroup> = new Map(
  Object.entries(kinds).flatMap(([group, words]) =>
    termsOfQuery(words).map((term) => [term, group as SearchGroup] as const),
  ),
);

/** The group that a query asks for: "maths teacher" wants a teacher, বই a book. */
export function groupMeant(query: string): SearchGroup | undefined {
  return termsOfQuery(query)
    .map((term) => groupsByTerm.get(term))
    .find((group) => group !== undefined);
}
