import autocannon from 'autocannon';
import { visitors } from './client.ts';

/** What many connections at once met. */
export interface FloodFigures {
  /** Requests answered in a second. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  readonly answered: number;
  /** Connections that broke, calls without an answer in time, and answers that were refusals. */
  readonly errors: number;
}

export interface FloodOptions {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly connections: number;
  /** How long, in seconds; or how many calls in all. */
  readonly until: { readonly seconds: number } | { readonly calls: number };
  /** Calls in a second at most. */
  readonly rate?: number;
  /** Called once a second. */
  readonly onTick?: () => void;
}

/** Visitors in all: the connections share them out, so that each calls seldom enough. */
const many = 1000;

function flooding(settings: autocannon.Options, onTick?: () => void): Promise<autocannon.Result> {
  return new Promise((resolve, reject) => {
    const running = autocannon(settings, (error, result) => (error ? reject(error) : resolve(result)));
    if (onTick) running.on('tick', onTick);
  });
}

/** Calls the addresses in turns from many connections, in the name of many visitors. */
export async function flood(options: FloodOptions): Promise<FloodFigures> {
  const { origin, paths, connections, until, rate, onTick } = options;
  const visitor = visitors(many);
  const own = Array.from({ length: Math.ceil(many / connections) });
  const settings: autocannon.Options = {
    url: origin,
    connections,
    setupClient: (client) =>
      client.setRequests(
        own
          .map(visitor)
          .flatMap((address) =>
            paths.map((path) => ({ method: 'GET', path, headers: { 'x-forwarded-for': address } })),
          ),
      ),
    ...('seconds' in until ? { duration: until.seconds } : { amount: until.calls }),
    ...(rate === undefined ? {} : { overallRate: rate }),
  };
  const { requests: answered, latency, errors, non2xx } = await flooding(settings, onTick);
  return {
    perSecond: answered.average,
    p50: latency.p50,
    p99: latency.p99,
    answered: answered.total,
    errors: errors + non2xx,
  };
}
