import { practiceSkills } from '@pathshala/content/practice/catalogue';
import { classListOf, classLists } from '@pathshala/contract/catalogue/lists';
import { type SearchAnswer, type SearchGroup, searchGroups } from '@pathshala/contract/catalogue/search';
import { instructorSubjects } from '@pathshala/contract/catalogue/subjects';
import type { Blog, BookSource } from '@pathshala/contract/content/blog';
import type { Instructor } from '@pathshala/contract/content/instructor';
import type { CourseDetail } from '@pathshala/contract/courses/course';
import { paths } from '@pathshala/contract/site/paths';
import type { Search } from '../search.ts';

/**
 * A query, and what must be among the first three results: ids with their groups, such as `courses/c12-derivatives`,
 * or anything of a group, a list or a subject: `group:books`, `list:classSeven&subject:mathematics`.
 */
export interface ExpectedQuery {
  readonly query: string;
  readonly first: readonly string[];
}

/** Facts of a thing, as `ExpectedQuery` names them. */
export type Facts = ReadonlyMap<string, ReadonlySet<string>>;

interface Things {
  readonly courses: readonly CourseDetail[];
  readonly articles: readonly Blog[];
  readonly books: readonly BookSource[];
  readonly instructors: readonly Instructor[];
}

/** The facts of everything in the index, by group and id. */
export function factsOf(content: Things): Facts {
  const rows: readonly (readonly [SearchGroup, string, ...string[]])[] = [
    ...content.courses.map(
      (one) => ['courses', one._id, `list:${one.list}`, `subject:${one.subject}`] as const,
    ),
    ...practiceSkills('en').map(
      (one) =>
        ['practice', one.id, `list:${classListOf(one.class)?.list}`, `subject:${one.subject}`] as const,
    ),
    ...classLists.flatMap(
      (one) =>
        [
          ['tests', `${one.class}`, `list:${one.list}`],
          ['pages', paths.learnClass(one.class).slice(1), `list:${one.list}`],
        ] as const,
    ),
    ...content.articles.map((one) => ['blogs', one._id, `subject:${one.subject}`] as const),
    ...content.books.map((one) => ['books', one._id, `subject:${one.subject}`] as const),
    ...content.instructors.map((one) => ['instructors', one.id, `subject:${blockOf(one.subject)}`] as const),
  ];
  return new Map(
    rows.map(([group, id, ...facts]) => [`${group}/${id}`, new Set([`group:${group}`, ...facts])]),
  );
}

function blockOf(subject: string): string {
  return instructorSubjects.find((row) => row.subject === subject)?.block ?? subject;
}

/** Results as `group/id`, in the order of the results page. */
export function inOrder(answer: SearchAnswer): string[] {
  return answer.order.flatMap((group) => answer[group].map(({ _id }) => `${group}/${_id}`));
}

/** Whether a result is an expected one. */
export function isExpected(thing: string, first: readonly string[], facts: Facts): boolean {
  const own = new Set([thing, ...(facts.get(thing) ?? [])]);
  return first.some((wanted) => wanted.split('&').every((fact) => own.has(fact)));
}

/** The share of queries with an expected result among the first `max`, and those that fail. */
export function precisionAt(max: number, search: Search, queries: readonly ExpectedQuery[], facts: Facts) {
  const failed = queries.filter(({ query, first }) => {
    const shown = inOrder(search(query)).slice(0, max);
    return !shown.some((thing) => isExpected(thing, first, facts));
  });
  return { part: 1 - failed.length / queries.length, failed: failed.map(({ query }) => query) };
}

/** How many results an answer has. */
export function countOf(answer: SearchAnswer): number {
  return searchGroups.reduce((sum, group) => sum + answer[group].length, 0);
}
