import { data, UNSAFE_decodeViaTurboStream as decode } from 'react-router-dom';

/** How long data that was fetched ahead is taken for the school's, as long as browsers keep its lists: milliseconds. */
const fresh = 60_000;

/** What the build has written of a page, or that it has written nothing. */
type Found = { readonly data: unknown } | 'none';

interface Asked {
  readonly at: number;
  readonly found: Promise<Found>;
}

/** By the page's path. */
const known = new Map<string, Asked>();

/** What React Router calls for a route's data; the second asks the server for what was written of it. */
type Load = (call: { readonly request: Request }, ask?: () => Promise<unknown>) => unknown;

/** Those that take what was fetched ahead already. */
const prepared = new WeakSet<Load>();

function freshOf(path: string): Asked | undefined {
  for (const [one, { at }] of known) if (Date.now() - at >= fresh) known.delete(one);
  return known.get(path);
}

async function read(path: string, routeId: string): Promise<Found> {
  // As React Router asks for it, so that the browser keeps one answer for both.
  const answer = await fetch(`${path}.data?_routes=${routeId}`);
  if (answer.status === 404) return 'none';
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`);
  const { value } = await decode(answer.body, window);
  const part = (value as Record<string, { readonly data?: unknown } | undefined>)[routeId];
  if (part?.data === undefined) throw new Error(`${path} has nothing for ${routeId}`);
  return { data: part.data };
}

/**
 * Reads the data of a route on a page, so that nothing has to come when the page is opened. `PrefetchPageLinks` leaves out
 * what a page has a way of its own to. What does not come now is asked for with the click.
 * @param path of the page, as in its address
 */
export async function fetchAhead(path: string, routeId: string): Promise<void> {
  if (freshOf(path)) return;
  const asked = { at: Date.now(), found: read(path, routeId) };
  known.set(path, asked);
  await asked.found.catch(() => known.delete(path));
}

/** What was fetched ahead of a page; where that has failed, what the server says now. */
async function written({ found }: Asked, ask: () => Promise<unknown>): Promise<unknown> {
  const page = await found.catch(() => undefined);
  if (!page) return ask();
  // As the router tells of an address that has no data.
  if (page === 'none') throw data(null, { status: 404 });
  return page.data;
}

/** A route's way to its data that takes what was fetched ahead, while that is fresh. */
export function withDataAhead(load: Load): Load {
  if (prepared.has(load)) return load;
  const ready: Load = (call, ask) => {
    const asked = freshOf(new URL(call.request.url).pathname);
    return load(call, ask && asked ? () => written(asked, ask) : ask);
  };
  prepared.add(ready);
  return ready;
}
