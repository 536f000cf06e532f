/** The first pause between two tries, and the longest, milliseconds: each pause is twice the one before. */
const firstPause = 5000;
const longestPause = 60_000;

/**
 * Calls back whenever the school may be reachable again. The browser's `online` event alone does not say so: it tells of
 * the device's own network, and a phone on a Wi-Fi without internet, or one that was reloaded meanwhile, never hears it.
 * So while something waits it is also tried after growing pauses, and when the page comes back into view.
 * @param work what is to be done again
 * @param isWaiting whether anything waits for it
 * @returns what stops it
 */
export function whenBack(work: () => void, isWaiting: () => boolean): () => void {
  let pause = firstPause;
  let timer: ReturnType<typeof setTimeout>;
  const later = () => {
    timer = setTimeout(() => {
      if (isWaiting()) {
        work();
        pause = Math.min(pause * 2, longestPause);
      } else pause = firstPause;
      later();
    }, pause);
  };
  const shown = () => {
    if (document.visibilityState === 'visible' && isWaiting()) work();
  };
  later();
  window.addEventListener('online', work);
  document.addEventListener('visibilitychange', shown);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('online', work);
    document.removeEventListener('visibilitychange', shown);
  };
}
