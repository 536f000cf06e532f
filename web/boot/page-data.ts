/** Event on the window: the site has hydrated the page. */
export const readyEvent = 'site:ready';

/** Event on the window: the site's modules failed to load. */
export const failedEvent = 'site:failed';

/** On a link that the site should follow, to keep the scroll position. */
export const heldAttribute = 'data-held';

/** On the placeholder of a price: the course's id. */
export const priceAttribute = 'data-price-of';

/** On the same element: the address of all prices. */
export const pricesAddressAttribute = 'data-prices';
/** The digit 0 of the page's language, if it is not `0`. */
export const firstDigitAttribute = 'data-first-digit';

/** On the same element: the text of a price of nothing. */
export const freeAttribute = 'data-free';

/** Set by the boot script: the price as shown (`web/src/course-ui/price.module.css`). */
export const priceShownAttribute = 'data-price';

/** On the root of a page that may have changed since the build: the content hash. */
export const contentHashAttribute = 'data-print';

/** On the same element: the address of the list of changed pages. */
export const newerPagesAttribute = 'data-newer-pages';

/** On the same element: the address of the page whose latest entry is shown at the top of every page. */
export const linePageAttribute = 'data-line';

/** Class of a document that shows this line, or reserves its place: `web/src/app/shell.module.css`. */
export const hasLineClass = 'has-line';

/** Key in local storage: the version of the page whose line was closed. */
export const closedLinesKey = 'closedLines';

/** Class of a document that is hidden until it is known whether its page has changed: `web/src/theme/base.css`. */
export const unknownClass = 'perhaps-old';

/** Class of every document until its first frame, which has the top of the page alone. */
export const firstFrameClass = 'first-frame';

/** Longest wait before the page is shown as built, milliseconds. */
export const newerPagesPatience = 1000;

export const accessTokenKey = 'accessToken';

/** The boot script's questions, which the site need not ask again; undefined if one failed. */
declare global {
  var askedPrices: Promise<Readonly<Record<string, number>> | undefined> | undefined;
  var askedNewerPages: Promise<Readonly<Record<string, unknown>> | undefined> | undefined;
}
