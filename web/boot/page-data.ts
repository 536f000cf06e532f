/** What the pages and the script that starts the site agree on, besides `page-start.ts`. */

/** Said by the site on the window when it has taken the page over. */
export const readyEvent = 'site:ready';

/** Said on the window when the site's modules could not be had. */
export const failedEvent = 'site:failed';

/** On a link that is better followed by the site, which then keeps the place on the page. */
export const heldAttribute = 'data-held';

/** On what stands for a price: the course's id. The boot script writes the price before the site is there. */
export const priceAttribute = 'data-price-of';

/** On the same element: the address that answers what each course costs. */
export const pricesAddressAttribute = 'data-prices';
/** The digit 0 of the page's language, where it is another than `0`. */
export const firstDigitAttribute = 'data-first-digit';

/** On the same element: what is said where there is nothing to pay. */
export const freeAttribute = 'data-free';

/** On the same element, written by the boot script: the price as it is shown (`web/src/course-ui/price.module.css`). */
export const priceShownAttribute = 'data-price';

/** On the root of a page that may have changed since the build: the content hash of what it shows. */
export const contentHashAttribute = 'data-print';

/** On the same element: the address that answers which pages have changed. */
export const newerPagesAttribute = 'data-newer-pages';

/** On the same element: the address of the page whose latest entry is in a line at the top of every page. */
export const linePageAttribute = 'data-line';

/** The class of a document that has such a line, or keeps its place: `web/src/app/shell.module.css`. */
export const hasLineClass = 'has-line';

/** Where it is kept on the device which version of that page had its line closed. */
export const closedLinesKey = 'closedLines';

/** The class of a document whose page is not seen before it is known whether it has: `web/src/theme/base.css`. */
export const unknownClass = 'perhaps-old';

/** How long somebody waits for the answer before the page is shown as it was built: milliseconds. */
export const newerPagesPatience = 1000;

/** Where the access token of somebody who is signed in is kept in local storage. */
export const accessTokenKey = 'accessToken';
