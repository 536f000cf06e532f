import type { PagedEndpoint } from '@pathshala/contract/http/endpoint';
import { useEffect } from 'react';
import { useSession } from '../auth/session-context.ts';
import { request } from '../http/client.ts';
import { nextQuery, type PagedList } from './paged-list.ts';

/** As many as the API gives at once. */
const maxAtOnce = 1000;

/**
 * Gives what reads a whole list that comes in pages, to take it along.
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
 * Fetches further pages of a list for as long as they are wanted.
 * @returns whether it is at it
 */
export function useFurtherPages({ more, loading, error, loadMore }: PagedList<unknown>, wanted: boolean) {
  const going = wanted && more && !error;
  useEffect(() => {
    if (going && !loading) loadMore();
  }, [going, loading, loadMore]);
  return going;
}
