/** What the page says of itself is on this element. */
export const root = document.documentElement;
