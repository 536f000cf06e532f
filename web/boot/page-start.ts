/** JSON in an element that browsers do not run, for the boot script and the site. */

export const startId = 'page-start';

export interface PageStart {
  /** Addresses of the page's modules, each after its imports; the site's own is last. */
  readonly modules: readonly string[];
  /** Addresses of the style sheets whose rules the page has. */
  readonly sheets: readonly string[];
  /** Addresses of data without which the page is empty. */
  readonly data: readonly string[];
  /** When the modules start: after a few seconds, after the first paint, or at once. */
  readonly when: 'paint' | 'first-paint' | 'now';
  readonly page: string;
  /** The document has no page: the site draws it. */
  readonly isDrawn: boolean;
  readonly loaderData: Readonly<Record<string, unknown>>;
  readonly errors: Readonly<Record<string, unknown>> | null;
  /** The school's own pages that the footer links to. */
  readonly footer?: readonly { readonly name: string; readonly title: string }[];
}

/** Builds and tests, which have no window, use this type too. */
interface Page {
  getElementById(id: string): { readonly textContent: string | null } | null;
}

/** @throws Error for a page that we did not render */
export function readPageStart(page: Page): PageStart {
  return JSON.parse(page.getElementById(startId)?.textContent ?? '') as PageStart;
}
