import useSWRInfinite from 'swr/infinite';
import { useSession } from '../auth/session-context.ts';
import { type ApiError, request } from './client.ts';

interface ApiPage<Item> {
  readonly items: readonly Item[];
  /** The next page's path under /api; null on the last page. */
  readonly next: string | null;
}

export interface PagedList<Item> {
  /** All entries loaded so far; undefined before the first page came. */
  readonly items: readonly Item[] | undefined;
  /** Whether the API has further entries. */
  readonly more: boolean;
  readonly loading: boolean;
  readonly error: ApiError | undefined;
  loadMore(): void;
  /** Asks again for everything that was loaded; settles when it is there. */
  refetch(): Promise<void>;
}

/**
 * Where the next page is.
 * @param headers of an answer whose `Link` header may hold a `rel="next"`
 * @returns path under /api, or null when nothing follows
 */
export function nextPath(headers: Headers): string | null {
  const target = /<([^>]+)>\s*;\s*rel="?next"?/.exec(headers.get('Link') ?? '')?.[1];
  if (!target) return null;
  const { pathname, search } = new URL(target, 'https://site.invalid');
  return `${pathname.replace(/^\/api(?=\/)/, '')}${search}`;
}

/**
 * A list that the API gives in pages, for the signed-in person.
 * @param path the endpoint under /api
 * @param size entries asked for at a time
 */
export function usePagedList<Item>(path: string, size: number): PagedList<Item> {
  const { idToken } = useSession();
  const pages = useSWRInfinite<ApiPage<Item>, ApiError>(
    (place: number, before: ApiPage<Item> | null) =>
      place === 0 ? `${path}?limit=${size}` : (before?.next ?? null),
    async (page: string) => {
      const { answer, headers } = await request<Item[]>({ path: page, token: await idToken() });
      return { items: answer, next: nextPath(headers) };
    },
    // An admin comes back to a window that was left open, and wants what is new.
    { revalidateOnFocus: true },
  );
  return {
    items: pages.data?.flatMap((page) => page.items),
    more: Boolean(pages.data?.at(-1)?.next),
    loading: pages.isLoading || (pages.isValidating && pages.size > (pages.data?.length ?? 0)),
    error: pages.error,
    loadMore: () => void pages.setSize((pages.data?.length ?? 0) + 1),
    refetch: async () => {
      await pages.mutate();
    },
  };
}
