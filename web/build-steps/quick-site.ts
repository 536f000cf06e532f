/**
 * Whether this build is only for a look on this machine (`npm start`), not for readers or tests of built pages. It
 * leaves out some parts: docs/performance.md.
 */
export const isQuick: boolean = process.env.PATHSHALA_QUICK_SITE === '1';
