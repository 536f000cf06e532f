import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from '../../ui/router.ts';
import { idInHash } from '../../ui/site-address.ts';
import { readMoreId } from './blog-card.tsx';

const never = () => () => undefined;

/** False while the page is as it was prerendered, where no hash is known. */
function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/**
 * Which article is open: the address says so (`/blogs#<id>`), so that search results lead to it and Back closes it.
 */
export function useOpenBlog() {
  const hydrated = useHydrated();
  const location = useLocation();
  const navigate = useNavigate();
  const openId = hydrated ? idInHash(location.hash) : '';
  const lastOpen = useRef('');

  useEffect(() => {
    // Opened by its address there was no button to go back to: the article's own gets the focus.
    const closed = lastOpen.current && !openId;
    if (closed && document.activeElement === document.body) {
      document.getElementById(readMoreId(lastOpen.current))?.focus();
    }
    lastOpen.current = openId;
  }, [openId]);

  return {
    openId,
    open: (id: string) =>
      void navigate({ hash: id }, { state: { openedHere: true }, preventScrollReset: true }),
    close: () => {
      const { openedHere } = (location.state ?? {}) as { openedHere?: boolean };
      if (openedHere) void navigate(-1);
      else void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
    },
  };
}
