const name = 'consent-needed';
/** A page's own calls may be answered before the part that listens is loaded. */
let isUnheard = false;

/** Tells the open page that a call was refused because a parent has not agreed, whichever part of it called. */
export const consentNeeded = {
  tell: () => {
    isUnheard = window.dispatchEvent(new Event(name, { cancelable: true }));
  },
  /** @returns what ends the listening */
  listen: (onTold: () => void) => {
    const hear = (event?: Event) => {
      event?.preventDefault();
      isUnheard = false;
      onTold();
    };
    window.addEventListener(name, hear);
    if (isUnheard) hear();
    return () => window.removeEventListener(name, hear);
  },
} as const;
