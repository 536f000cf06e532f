import { type PagedEndpoint, pathOf } from '@pathshala/contract/http/endpoint';
import useSWRInfinite, { type SWRInfiniteResponse } from 'swr/infinite';
import { useSession } from '../auth/session-context.ts';
import { type ApiError, request } from '../http/client.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

interface ApiPage<Item> {
  readonly items: readonly Item[];
  /** How to ask for the next page; null on the last page. */
  readonly next: Query | null;
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

/** Pages as one list. @param pages each with its items, and what tells that there is another one after it */
export function asOneList<Item, Page extends { readonly items: readonly Item[]; readonly next: unknown }>(
  pages: SWRInfiniteResponse<Page, ApiError>,
): PagedList<Item> {
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

/**
 * How the next page is asked for.
 * @param headers of an answer whose `Link` header may hold a `rel="next"`
 * @returns the query of that address, or null when nothing follows
 */
export function nextQuery(headers: Headers): Query | null {
  const target = /<([^>]+)>\s*;\s*rel="?next"?/.exec(headers.get('Link') ?? '')?.[1];
  return target ? Object.fromEntries(new URL(target, 'https://site.invalid').searchParams) : null;
}

/**
 * A list that the API gives in pages, for the signed-in person.
 * @param size entries asked for at a time
 * @param narrowed what else the list is narrowed by
 */
export function usePagedList<Item, More extends string = never>(
  paged: PagedEndpoint<Item, More>,
  size: number,
  narrowed?: Readonly<Record<More, string | undefined>>,
): PagedList<Item> {
  const endpoint = paged as PagedEndpoint<Item>;
  const { idToken } = useSession();
  const pages = useSWRInfinite<ApiPage<Item>, ApiError>(
    (place: number, before: ApiPage<Item> | null) => {
      const query: Query | null | undefined = place === 0 ? { limit: size, ...narrowed } : before?.next;
      return query ? [pathOf(endpoint, { query }), query] : null;
    },
    async ([, query]: [string, Query]) => {
      const { answer, headers } = await request(endpoint, { query, token: await idToken() });
      return { items: answer, next: nextQuery(headers) };
    },
    // An admin comes back to a window that was left open, and wants what is new.
    { revalidateOnFocus: true },
  );
  return asOneList(pages);
}
