import {
  type Endpoint,
  type PagedEndpoint,
  type PageQuery,
  type PartOf,
  pathOf,
} from '@pathshala/contract/http/endpoint';
import type { StudioPage } from '@pathshala/contract/studio/items';
import { useEffect } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useSession } from '../auth/session-context.ts';
import { type ApiError, request } from '../http/client.ts';
import type { ListPart } from '../ui/list-page.tsx';
import { useAddressPage } from '../ui/use-address.ts';

type Query = Readonly<Record<string, string | number | undefined>>;

interface ApiPage<Item> {
  readonly items: readonly Item[];
  readonly next: Query | null;
}

export interface PagedList<Item> {
  readonly items: readonly Item[] | undefined;
  readonly more: boolean;
  readonly loading: boolean;
  readonly error: ApiError | undefined;
  loadMore(): void;
  refetch(): Promise<void>;
}

/** @param headers with an optional `Link` header `rel="next"` @returns null on the last page */
export function nextQuery(headers: Headers): Query | null {
  const target = /<([^>]+)>\s*;\s*rel="?next"?/.exec(headers.get('Link') ?? '')?.[1];
  return target ? Object.fromEntries(new URL(target, 'https://site.invalid').searchParams) : null;
}

/** As an array with a `Link` header, or in the studio as a page that names where the next one begins. */
type Listed<Item> = readonly Item[] | StudioPage<Item>;

/** @param size entries per page @param narrowed filter @param place values of the path */
export function usePagedList<Item, More extends string = never>(
  paged: Endpoint<Listed<Item>, PageQuery | More, undefined>,
  size: number,
  narrowed?: Readonly<Record<Exclude<More, `:${string}`>, string | undefined>>,
  place?: Readonly<Record<PartOf<More>, string>>,
): PagedList<Item> {
  const endpoint = paged as Endpoint<Listed<Item>, PageQuery, undefined>;
  const { state, idToken } = useSession();
  // Teachers and admins see different lists.
  const uid = state.user?.uid;
  const pages = useSWRInfinite<ApiPage<Item>, ApiError>(
    (at: number, before: ApiPage<Item> | null) => {
      const query: Query | null | undefined = at === 0 ? { limit: size, ...narrowed } : before?.next;
      return uid && query ? [pathOf(endpoint, { ...place, query }), uid, query] : null;
    },
    async ([, , query]: [string, string, Query]) => {
      const { answer, headers } = await request(endpoint, { ...place, query, token: await idToken() });
      if (!('items' in answer)) return { items: answer, next: nextQuery(headers) };
      return { items: answer.items, next: answer.next === null ? null : { ...query, after: answer.next } };
    },
    // Refreshes when an admin returns to an open window.
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

const maxAtOnce = 1000;

export function useWholeList() {
  const { idToken } = useSession();
  return async <Item, More extends string = never>(
    paged: PagedEndpoint<Item, More>,
    narrowed?: Readonly<Record<More, string | undefined>>,
  ): Promise<Item[]> => {
    const endpoint = paged as PagedEndpoint<Item>;
    const items: Item[] = [];
    let query: ReturnType<typeof nextQuery> = { limit: maxAtOnce, ...narrowed };
    while (query) {
      const { answer, headers } = await request(endpoint, { query, token: await idToken() });
      items.push(...answer);
      query = nextQuery(headers);
    }
    return items;
  };
}

export function useFurtherPages({ more, loading, error, loadMore }: PagedList<unknown>, wanted: boolean) {
  const going = wanted && more && !error;
  useEffect(() => {
    if (going && !loading) loadMore();
  }, [going, loading, loadMore]);
  return going;
}

interface ListOptions<Row> {
  readonly size?: number;
  readonly rows?: readonly Row[];
  /** Load the whole list, to search or sort it. */
  readonly needsAll?: boolean;
}

/** Shows a list by pages, prefetches, and keeps the page number in the address. */
export function useListPage<Row>(list: PagedList<Row>, options: ListOptions<Row> = {}): ListPart<Row> {
  const { size = 25, rows = list.items ?? [], needsAll = false } = options;
  const place = useAddressPage();
  const loading = useFurtherPages(list, needsAll || (place.page + 2) * size > (list.items?.length ?? 0));
  // A list may become shorter than the page in the address.
  const last = Math.max(0, Math.ceil(rows.length / size) - 1);
  const page = Math.min(place.page, last);
  const start = page * size;
  return {
    list,
    rows: rows.slice(start, start + size),
    from: start + 1,
    to: Math.min(start + size, rows.length),
    total: rows.length,
    more: list.more,
    hasPrevious: page > 0,
    hasNext: page < last || list.more,
    searching: loading && needsAll,
    turn: (by) => place.turn(page + by),
  };
}
