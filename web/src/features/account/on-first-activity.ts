/** Milliseconds without activity before the callback runs anyway. */
const looking = 6000;

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Calls back once, at the first activity on the page: at once if there was some before, after six seconds if there is
 * none. A page that is only loaded fetches nothing more.
 * @returns cancels it
 */
export function onFirstActivity(work: () => void): () => void {
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
