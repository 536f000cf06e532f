/** Landmarks, which a screen reader names. */
const parts = 'section, main';

function partsAround(element: HTMLElement): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let one = element.closest<HTMLElement>(parts); one; one = one.parentElement?.closest(parts) ?? null) {
    around.push(one);
  }
  return around;
}

/**
 * Remembers the focus during an action that disables or removes the focused button. A browser would start again at
 * the top of the page.
 * @param orAround if the element is gone, the landmark around it gets the focus; without it: nothing
 * @returns restores the focus, unless it is elsewhere by then
 */
export function keepFocus({ orAround = false } = {}): () => void {
  const before = document.activeElement;
  if (!(before instanceof HTMLElement) || before === document.body) return () => undefined;
  const around = orAround ? partsAround(before) : [];
  return () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    if (before.isConnected) return before.focus();
    const part = around.find(({ isConnected }) => isConnected);
    if (!part) return;
    if (!part.hasAttribute('tabindex')) part.tabIndex = -1;
    part.focus({ preventScroll: true });
  };
}
