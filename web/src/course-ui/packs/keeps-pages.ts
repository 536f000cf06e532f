/** Set by the build; in tests nothing is set. */
declare const __KEEPS_PAGES__: boolean | undefined;

/** Whether the school keeps pages for when there is no connection at all. */
export const keepsPages = typeof __KEEPS_PAGES__ === 'undefined' || __KEEPS_PAGES__;
