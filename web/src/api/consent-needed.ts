import { paths } from '@pathshala/contract/paths';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const name = 'consent-needed';

/** Tells the open page that a call was refused because a parent has not agreed, whichever part of it called. */
export const consentNeeded = {
  tell: () => void window.dispatchEvent(new Event(name)),
  /** @returns what ends the listening */
  listen: (onTold: () => void) => {
    window.addEventListener(name, onTold);
    return () => window.removeEventListener(name, onTold);
  },
} as const;

/** Leads to the page that says what is missing, and from there back to where the person was. */
export function useConsentStep(): void {
  const navigate = useNavigate();
  const from = useLocation();
  useEffect(
    () =>
      consentNeeded.listen(() => {
        if (from.pathname !== paths.age) void navigate(paths.age, { state: { from } });
      }),
    [navigate, from],
  );
}
