import { idInHash } from '../ui/site-address.ts';

function headingOf(hash: string): HTMLElement | null {
  const place = document.getElementById(idInHash(hash));
  return place?.querySelector('h1, h2, h3') ?? place ?? document.querySelector('main h1');
}

/** Created on first use: screen readers read a live region when its text changes. */
function announce(text: string): void {
  const id = 'arrival';
  const region = document.getElementById(id) ?? document.body.appendChild(document.createElement('p'));
  region.id = id;
  region.setAttribute('aria-live', 'polite');
  // The same as `visuallyHidden` of ui/states.tsx.
  region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);margin:0';
  region.textContent = text;
}

let waiting: MutationObserver | undefined;

/**
 * Moves focus to the new page's heading and announces its title. Waits for a heading that loads later, unless the person has
 * moved focus. Scrolling is the router's.
 * @param before the element focused before the navigation
 */
export function arrive(before: Element | null): void {
  waiting?.disconnect();
  const enter = (): boolean => {
    const now = document.activeElement;
    if (now !== before && now !== document.body) return true;
    const heading = headingOf(window.location.hash);
    if (!heading) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    announce(document.title);
    return true;
  };
  if (enter()) return;
  waiting = new MutationObserver((_changes, observer) => {
    if (enter()) observer.disconnect();
  });
  waiting.observe(document.body, { childList: true, subtree: true });
}
