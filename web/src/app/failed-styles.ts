/** Removes failed style links: Vite takes an existing element for a loaded style, so a retry would render unstyled. */
export function forgetFailedStyles(): void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
  };
  // Load errors do not bubble: listen in the capture phase.
  window.addEventListener('error', forget, { capture: true });
}
