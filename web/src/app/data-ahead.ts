import { UNSAFE_decodeViaTurboStream as decode } from 'react-router-dom';

/** How long data that was fetched ahead is taken for the school's, as long as browsers keep its lists: milliseconds. */
const fresh = 60_000;

/** By the page's path. */
const known = new Map<string, { readonly at: number; readonly data: unknown }>();

/** What React Router calls for a route's data; the second asks the server for what was written of it. */
type Load = (call: { readonly request: Request }, ask?: () => Promise<unknown>) => unknown;

/**
 * Reads the data of a route on a page, so that nothing has to come when the page is opened. `PrefetchPageLinks` leaves out
 * what a page has a way of its own to.
 * @param path of the page, as in its address
 * @throws Error where it does not come: then it is asked for with the click
 */
export async function fetchAhead(path: string, routeId: string): Promise<void> {
  // As React Router asks for it, so that the browser keeps one answer for both.
  const answer = await fetch(`${path}.data?_routes=${routeId}`);
  if (!answer.ok || !answer.body) return;
  const { value } = await decode(answer.body, window);
  const part = (value as Record<string, { readonly data?: unknown } | undefined>)[routeId];
  if (part?.data !== undefined) known.set(path, { at: Date.now(), data: part.data });
}

/** A route's way to its data that takes what was fetched ahead, while that is fresh. */
export function withDataAhead(load: Load): Load {
  return (call, ask) => {
    const ahead = known.get(new URL(call.request.url).pathname);
    const isFresh = ahead && Date.now() - ahead.at < fresh;
    return load(call, ask && (isFresh ? async () => ahead.data : ask));
  };
}
