import { promisify } from 'node:util';
import { listEndpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import autocannon from 'autocannon';

/** Addresses of the lists. */
export const listPaths: readonly string[] = Object.values(listEndpoints).map(
  (one) => apiRoot + pathOf(one, {}),
);

export interface LoadOptions {
  readonly origin: string;
  readonly connections: number;
  /** Duration in seconds, or number of calls. */
  readonly until: { readonly duration: number } | { readonly amount: number };
  /** Maximum calls per second. */
  readonly rate?: number;
  /** ETags by address, for conditional requests. */
  readonly tags?: ReadonlyMap<string, string>;
}

/** Different visitors, because of the function's rate limits. */
const visitors = 1000;

/**
 * Requests the lists in turn, as many visitors.
 * @throws Error for a failed or refused call
 */
export async function load({ origin, connections, until, rate, tags }: LoadOptions) {
  let visitor = 0;
  const requestsOfOne = () => {
    visitor = (visitor + 1) % visitors;
    const from = { 'x-forwarded-for': `10.77.${visitor >> 8}.${visitor & 255}` };
    return listPaths.map((path) => {
      const tag = tags && { 'if-none-match': tags.get(path) ?? '' };
      return { method: 'GET', path, headers: { ...from, ...tag } } as const;
    });
  };
  const own = Array.from({ length: Math.ceil(visitors / connections) });
  const cannon = promisify<autocannon.Options, autocannon.Result>(autocannon);
  const { requests, latency, errors, ...answers } = await cannon({
    url: origin,
    connections,
    setupClient: (client) => client.setRequests(own.flatMap(requestsOfOne)),
    ...until,
    ...(rate === undefined ? {} : { overallRate: rate }),
  });
  const refused = answers['4xx'] + answers['5xx'];
  if (errors + refused > 0 || requests.total === 0)
    throw new Error(`${requests.total} calls were answered, ${errors} failed, ${refused} were refused`);
  return { perSecond: requests.average, p99: latency.p99 };
}
