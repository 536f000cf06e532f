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

/** Calls back when something of the page stands on the screen: at once, where the browser does not say. */
export function atFirstPaint(start: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) {
    start();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    start();
  }).observe({ type: 'paint', buffered: true });
}
