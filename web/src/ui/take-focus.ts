/** As a `ref`: focuses what appears in the place of a pressed button, so that a keyboard and a screen reader go on there. */
export const takeFocus = (element: HTMLElement | null) => element?.focus();
