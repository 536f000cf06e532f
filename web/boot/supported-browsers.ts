/**
 * The oldest browsers that the site is made for, those of the last four years: what is built is for them, and nothing is
 * used that one of them lacks (web/built-site/older-browsers.test.ts). Android's WebView is Chrome. Older ones show the page
 * as it was built, and run none of it. Safari before 16.4 cannot read lookbehinds in regular expressions.
 */
export const supportedBrowsers = { chrome: '109', firefox: '115', safari: '16.4', ios: '16.4' } as const;

/** The same as bundlers have it: `chrome109`. */
export const buildTarget = Object.entries(supportedBrowsers).map(([name, version]) => `${name}${version}`);
