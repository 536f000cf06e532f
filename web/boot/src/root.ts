/** What the page says of itself stands on this element. */
export const root = document.documentElement;
