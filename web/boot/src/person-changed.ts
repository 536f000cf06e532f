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

/** Whose a token is, as it says itself; the token as it is where it cannot be read. */
function whose(token: string | null): string | null {
  try {
    const said = atob((token?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    return /"sub":"([^"]+)/.exec(said)?.[1] ?? token;
  } catch {
    return token;
  }
}

/**
 * A browser may bring a page back as it was left. Where somebody has signed in or out since, or one person after the other, it is
 * another person's page: it is not shown, and loaded anew.
 */
export function reloadForAnotherPerson(reload: () => void): void {
  let left: string | null = null;
  window.addEventListener('pagehide', () => {
    left = whose(token());
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted || left === whose(token())) return;
    document.documentElement.hidden = true;
    reload();
  });
}
