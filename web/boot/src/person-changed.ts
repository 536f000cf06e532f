import { accessTokenKey } from '../page-data.ts';

function token(): string | null {
  try {
    return localStorage.getItem(accessTokenKey);
  } catch {
    return null;
  }
}

/** Whether somebody is signed in, as far as this browser keeps it. */
export const isSignedIn = (): boolean => token() !== null;

/**
 * A browser may bring a page back as it was left. Where somebody has signed in or out since, it is another person's page:
 * it is not shown, and loaded anew.
 */
export function reloadForAnotherPerson(reload: () => void): void {
  let left: string | null = null;
  window.addEventListener('pagehide', () => {
    left = token();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || (left === null) === (token() === null)) return;
    document.documentElement.hidden = true;
    reload();
  });
}
