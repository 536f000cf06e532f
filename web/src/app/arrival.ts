/** What a link to a place in the page means, or the page's heading. */
function headingOf(hash: string): HTMLElement | null {
  const place = document.getElementById(decodeURIComponent(hash.slice(1)));
  return place?.querySelector('h1, h2, h3') ?? place ?? document.querySelector('main h1');
}

/** Says something to screen readers alone. Made when it is first needed: a region is heard when its text changes. */
function announce(text: string): void {
  const id = 'arrival';
  const region = document.getElementById(id) ?? document.body.appendChild(document.createElement('p'));
  Object.assign(region, { id, ariaLive: 'polite' });
  // As ui/visually-hidden.ts has it.
  region.style.cssText = 'position:fixed;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);margin:0';
  region.textContent = text;
}

let waiting: MutationObserver | undefined;

/**
 * Brings the focus to the heading of the page that has just come, and says the page's title: to who does not see it, a
 * new page is otherwise nothing but silence. Where the heading comes later, with what the page fetches, so does the
 * focus, unless somebody has gone elsewhere by then. Nothing is scrolled: that is the router's.
 * @param before what had the focus when the page was changed
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
