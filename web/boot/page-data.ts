/** What the pages and the script that starts the site agree on, besides `page-start.ts`. */

/** Said by the site on the window when it has taken the page over. */
export const readyEvent = 'site:ready';

/** Said on the window when the site's modules could not be had. */
export const failedEvent = 'site:failed';

/** On a link that is better followed by the site, which then keeps the place on the page. */
export const heldAttribute = 'data-held';

/** On a row whose pictures come when it is near the window; taken away when it is. */
export const farAttribute = 'data-far';

/** The class of a document in which such rows wait: `web/src/ui/card-row.module.css`. */
export const waitingClass = 'pictures-wait';

/** On what stands for a price: the course's id. The boot script writes the price before the site is there. */
export const priceAttribute = 'data-price-of';

/** On the same element: the address that answers what each course costs. */
export const pricesAddressAttribute = 'data-prices';

/** On the same element: what is said where there is nothing to pay. */
export const freeAttribute = 'data-free';

/** On the same element, written by the boot script: the price as it is shown (`web/src/ui/price.module.css`). */
export const priceShownAttribute = 'data-price';

/** On what may be older than what is published: the address that answers with what is newer. */
export const newestAttribute = 'data-newest';

/** On the same element, where the answer is a list: the print of the one that stands there. */
export const newestPrintAttribute = 'data-newest-print';

interface Listed {
  readonly _id: string;
  readonly title: string;
  readonly date: string;
}

/** Tells lists apart that look different. */
export function printOf(list: readonly Listed[]): string {
  let print = 0;
  for (const letter of list.map(({ _id, title, date }) => _id + title + date).join())
    print = (print * 31 + letter.charCodeAt(0)) | 0;
  return `${print}`;
}

/** Said on the window when a newer list than the page's has come, for which the place is kept until the site shows it. */
export const newestEvent = 'site:newest';

/** The list is here until the site takes it. */
export interface NewestWindow {
  newest?: unknown;
}

/** On each of its words that may be newer: which. The boot script writes them before they are seen. */
export const newestTextAttribute = 'data-newest-text';

/** The class of a document in which that is not seen yet: `web/src/theme/base.css`. */
export const newestFirstClass = 'newest-first';

/** The class of a document that shows what it was built with, because what is newer did not come soon. */
export const lateTextClass = 'newest-late';

/** Where the access token of who is signed in is kept in local storage. */
export const accessTokenKey = 'accessToken';

/**
 * The attribute of the style that brings the few letters of another script which this page alone needs. Its value: words
 * that may come onto the page and are in these fonts, with spaces between them.
 */
export const pageFontsAttribute = 'data-page-fonts';
