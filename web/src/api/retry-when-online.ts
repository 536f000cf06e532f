/** Retry interval, milliseconds. */
const every = 10_000;

/**
 * Calls back when the school may be reachable again. The browser's `online` event only knows the device's own network
 * and never fires on a Wi-Fi without internet, so it also retries periodically while something waits.
 * @param work to retry
 * @param isWaiting whether anything waits
 * @returns stops it
 */
export function retryWhenOnline(work: () => void, isWaiting: () => boolean): () => void {
  const timer = setInterval(() => isWaiting() && work(), every);
  window.addEventListener('online', work);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', work);
  };
}
