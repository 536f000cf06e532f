/** The page that says that there is no connection, in one language, around the list of pages that are there: HTML. */
export interface OfflineParts {
  readonly before: string;
  readonly after: string;
  /** Stands above that list. */
  readonly here: string;
  /** What titles of the site's pages end with. */
  readonly school: string;
}
