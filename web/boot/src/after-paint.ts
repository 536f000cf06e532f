/** Quiet time after the page has loaded, milliseconds. */
const quiet = 1500;

const once = (start: () => void) => {
  let isStarted = false;
  return () => {
    if (!isStarted) start();
    isStarted = true;
  };
};

/** Calls back once, after the page has loaded and a quiet time. @returns calls back at once, for the first input */
export function afterPaint(start: () => void): () => void {
  const first = once(start);
  const wait = () => setTimeout(first, quiet);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
  return first;
}

/** Longest wait for the first paint, milliseconds. */
const patience = 1000;

/** Calls back once after the first paint; at once in a hidden page, or where the browser does not report paints. */
export function atFirstPaint(start: () => void): void {
  const first = once(start);
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    first();
    return;
  }
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) first();
  }).observe({ type: 'paint', buffered: true });
  setTimeout(first, patience);
}
