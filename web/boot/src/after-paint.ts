/** How long the page has to be without a new largest paint before the site may use the processor: milliseconds. */
const quiet = 1500;

/**
 * Calls back once, when the page has loaded and its largest part has stood for a while.
 * @returns what calls back at once, for the first sign of a person
 */
export function afterPaint(start: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStarted = false;
  const once = () => {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(timer);
    start();
  };
  const wait = () => {
    clearTimeout(timer);
    if (!isStarted) timer = setTimeout(once, quiet);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  if (PerformanceObserver.supportedEntryTypes?.includes('largest-contentful-paint')) {
    new PerformanceObserver(() => {
      if (timer !== undefined) wait();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  }
  return once;
}

/** How long a page waits for its first paint, if none is told of: milliseconds. */
const patience = 1000;

/**
 * Calls back once when something of the page can be read: what it says comes before what it does. At once in a page that
 * nobody sees, or where the browser says nothing of its paints.
 */
export function atFirstPaint(start: () => void): void {
  if (document.visibilityState === 'hidden' || !PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    start();
    return;
  }
  let isStarted = false;
  const once = () => {
    if (isStarted) return;
    isStarted = true;
    observer.disconnect();
    start();
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) once();
  });
  observer.observe({ type: 'paint', buffered: true });
  setTimeout(once, patience);
}
