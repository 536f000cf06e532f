/** What a page leaves for the script that starts the site, and for the site: JSON in an element that no browser runs. */

/** The element's id. */
export const startId = 'page-start';

export interface PageStart {
  /** Addresses of the modules that the page is made of, each after those that it imports, the site's own last. */
  readonly modules: readonly string[];
  /** Addresses of the style sheets whose rules are in the document already. */
  readonly sheets: readonly string[];
  /** Addresses of data that the page is nothing without. */
  readonly data: readonly string[];
  /**
   * When they start: `paint` leaves the first seconds to the page, `first-paint` only its first paint, `now` is for pages
   * that are nothing without them.
   */
  readonly when: 'paint' | 'first-paint' | 'now';
  /** Id of the route that was rendered. */
  readonly page: string;
  /** There is no page in the document: the site draws whatever was asked for. */
  readonly isDrawn: boolean;
  /** What loaders have read for the page, by the route's id. */
  readonly loaderData: Readonly<Record<string, unknown>>;
  /** What they have failed with, by the route's id. */
  readonly errors: Readonly<Record<string, unknown>> | null;
}

/** What is asked of a document: builds and tests, which have no window, know this type too. */
interface Page {
  getElementById(id: string): { readonly textContent: string | null } | null;
}

/**
 * What is in a page.
 * @throws Error for a page that was not rendered by us
 */
export function readPageStart(page: Page): PageStart {
  return JSON.parse(page.getElementById(startId)?.textContent ?? '') as PageStart;
}
