/** How long the page has to itself after it has loaded, before the site may use the processor: milliseconds. */
const quiet = 1500;

const once = (start: () => void) => {
  let isStarted = false;
  return () => {
    if (!isStarted) start();
    isStarted = true;
  };
};

/**
 * Calls back once, when the page has loaded and stood for a while.
 * @returns what calls back at once, for the first sign of a person
 */
export function afterPaint(start: () => void): () => void {
  const first = once(start);
  const wait = () => setTimeout(first, quiet);
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
  return first;
}

/** How long a page waits for its first paint, if none is told of: milliseconds. */
const patience = 1000;

/**
 * Calls back once when something of the page can be read: what it says comes before what it does. At once in a page that
 * nobody sees, or where the browser says nothing of its paints.
 */
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
