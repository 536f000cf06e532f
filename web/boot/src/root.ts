/** Carries the page's data attributes. */
export const root = document.documentElement;
