import { promisify } from 'node:util';
import autocannon from 'autocannon';
import { visitors } from './calls.ts';

export interface FloodOptions {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  /** How long, in seconds; or how many calls in all. */
  readonly until: { readonly duration: number } | { readonly amount: number };
  /** Calls in a second at most. */
  readonly rate?: number | undefined;
}

/** Visitors in all: the connections share them out, so that each calls seldom enough. */
const many = 1000;

/** Calls the addresses in turns from many connections, in the name of many visitors. */
export async function flood({ origin, paths, connections, until, rate }: FloodOptions) {
  const visitor = visitors(many);
  const own = Array.from({ length: Math.ceil(many / connections) });
  const requestsOf = (address: string) =>
    paths.map((path) => ({ method: 'GET', path, headers: { 'x-forwarded-for': address } }) as const);
  const { requests, latency, errors, non2xx } = await promisify<autocannon.Options, autocannon.Result>(
    autocannon,
  )({
    url: origin,
    connections,
    setupClient: (client) => client.setRequests(own.map(visitor).flatMap(requestsOf)),
    ...until,
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  return {
    /** Requests answered in a second. */
    perSecond: requests.average,
    /** Milliseconds. */
    p50: latency.p50,
    p99: latency.p99,
    answered: requests.total,
    /** Connections that broke, calls without an answer in time, and answers that were refusals. */
    errors: errors + non2xx,
  };
}
export type FloodFigures = Awaited<ReturnType<typeof flood>>;
