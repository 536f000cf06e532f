/** How long somebody may only look: milliseconds. */
const looking = 6000;

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls back once, with the first sign of a person on the page: at once where there was one before, and after a while
 * without any, for anyone who has read enough and presses what needs it. A page that is only loaded brings nothing more.
 * @returns what stops it
 */
export function whenSomebodyIsHere(work: () => void): () => void {
  const { userActivation } = navigator;
  if (userActivation?.hasBeenActive !== false) {
    work();
    return () => undefined;
  }
  const listening = new AbortController();
  const once = () => {
    listening.abort();
    clearTimeout(timer);
    work();
  };
  const timer = setTimeout(once, looking);
  for (const sign of signs) window.addEventListener(sign, once, { signal: listening.signal, passive: true });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
