/**
 * Whether the site is built for a look at it on this machine (`npm start`), and not for readers or for tests of the built pages.
 * What only they need is left out then: docs/performance.md names it.
 */
export const isQuick: boolean = process.env.PATHSHALA_QUICK_SITE === '1';
