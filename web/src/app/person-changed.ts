import { accessToken } from '../auth/access-token.ts';

/** The token itself if it cannot be parsed. */
function whose(token: string | null): string | null {
  try {
    const payload = atob((token?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/'));
    return /"sub":"([^"]+)/.exec(payload)?.[1] ?? token;
  } catch {
    return token;
  }
}

/** A page restored from the back/forward cache may show another person's data. @returns stops it */
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
