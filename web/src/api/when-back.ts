/** How often it is tried, milliseconds. */
const every = 10_000;

/**
 * Calls back when the school may be reachable again. The browser's `online` event alone does not say so: it tells of the
 * device's own network, and a phone on a Wi-Fi without internet never hears it. So it is also tried now and then while
 * something waits.
 * @param work what is to be done again
 * @param isWaiting whether anything waits for it
 * @returns what stops it
 */
export function whenBack(work: () => void, isWaiting: () => boolean): () => void {
  const timer = setInterval(() => isWaiting() && work(), every);
  window.addEventListener('online', work);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', work);
  };
}
