/** A found thing; `path` is its address on the site. */
export interface SearchHit {
  readonly _id: string;
  readonly title: string;
  /** The line under the title: list, author or education. */
  readonly note: string;
  readonly path: string;
  readonly img: string;
}

export const searchGroups = ['courses', 'blogs', 'books', 'instructors'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/** Answer of `GET /search?q=`: best first in each group. */
export type SearchAnswer = Readonly<Record<SearchGroup, readonly SearchHit[]>>;
