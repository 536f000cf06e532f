import { accessToken } from '../auth/access-token.ts';

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
 * another person's page: it is not shown, and reloaded.
 * @returns what stops that
 */
export function reloadForAnotherPerson(reload: () => void): () => void {
  let left: string | null = null;
  const listening = new AbortController();
  const { signal } = listening;
  const leave = () => {
    left = whose(accessToken.get());
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || left === whose(accessToken.get())) return;
    document.documentElement.hidden = true;
    reload();
  };
  window.addEventListener('pagehide', leave, { signal });
  window.addEventListener('pageshow', comeBack, { signal });
  return () => listening.abort();
}
