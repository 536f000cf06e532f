import type { PagedEndpoint } from '@pathshala/contract/http/endpoint';
import { useEffect } from 'react';
import { useSession } from '../auth/session-context.ts';
import { request } from '../http/client.ts';
import { nextQuery, type PagedList } from './paged-list.ts';

/** The API's maximum page size. */
const maxAtOnce = 1000;

/**
 * Returns a function that loads all pages, for exports.
 * @throws ApiError (the call) as `call`
 */
export function useWholeList() {
  const { idToken } = useSession();
  return async <Item, More extends string = never>(paged: PagedEndpoint<Item, More>): Promise<Item[]> => {
    const endpoint = paged as PagedEndpoint<Item>;
    const items: Item[] = [];
    let query: ReturnType<typeof nextQuery> = { limit: maxAtOnce };
    while (query) {
      const { answer, headers } = await request(endpoint, { query, token: await idToken() });
      items.push(...answer);
      query = nextQuery(headers);
    }
    return items;
  };
}

/**
 * Fetches further pages while wanted.
 * @returns whether it is loading
 */
export function useFurtherPages({ more, loading, error, loadMore }: PagedList<unknown>, wanted: boolean) {
  const going = wanted && more && !error;
  useEffect(() => {
    if (going && !loading) loadMore();
  }, [going, loading, loadMore]);
  return going;
}
