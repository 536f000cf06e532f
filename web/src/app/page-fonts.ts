import { pageFontsAttribute } from '@pathshala/boot/page-data';

const bangla = /[\u0980-\u09FF]/;

/**
 * A page's own fonts hold the letters of its own words. Other words may need a letter of theirs and one that they lack side
 * by side, which two fonts cannot join, so they go as soon as there are others: new ones on the page, or typed ones.
 * @returns what takes them away, for the next page
 */
export function watchPageFonts(): () => void {
  const styles = [...document.querySelectorAll(`style[${pageFontsAttribute}]`)];
  if (styles.length === 0) return () => undefined;
  const listening = new AbortController();
  const remove = () => {
    listening.abort();
    observer.disconnect();
    for (const style of styles) style.remove();
  };
  const observer = new MutationObserver((changes) => {
    const changed = changes.flatMap(({ type, target, addedNodes }) =>
      type === 'characterData' ? [target] : [...addedNodes],
    );
    if (changed.some(({ textContent }) => bangla.test(textContent ?? ''))) remove();
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  document.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
        if (bangla.test(target.value)) remove();
    },
    { signal: listening.signal },
  );
  return remove;
}
