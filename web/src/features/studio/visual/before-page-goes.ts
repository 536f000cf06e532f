/** What a browser says before a page is closed, loaded again, or put aside, which on a phone may be its end. */
const signs = ['beforeunload', 'pagehide', 'visibilitychange'];

/**
 * Calls while the page is still there to store what it is told.
 * @returns a function that ends it
 */
export function beforePageGoes(tell: () => void): () => void {
  // Before anything that asks whether all is saved. An event of the document comes by here, too.
  for (const sign of signs) window.addEventListener(sign, tell, true);
  return () => {
    for (const sign of signs) window.removeEventListener(sign, tell, true);
  };
}
