/**
 * A style that did not come leaves its element in the head, and Vite, which loads a part's styles with it, takes that for the
 * style: asked for again, the part would come without. So the element goes.
 */
export function forgetFailedStyles(): void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  // Such events reach the window on their way down alone.
  window.addEventListener('error', forget, { capture: true });
}
