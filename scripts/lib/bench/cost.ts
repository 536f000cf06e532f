import prices from '../../bench-prices.json' with { type: 'json' };

/** A price list that somebody wrote down, and what nobody has measured: shares are from 0 to 1, visits are those of a month. */
export type PriceList = typeof prices;
export type Assumptions = PriceList['assumptions'];
/** What some visits use: the amounts that are paid for. */
export type Amounts = PriceList['freeInAMonth'];

export const priceList: PriceList = prices;

/** What the bench has measured. Bytes as they are sent, compressed. */
export interface Measured {
  /** Of the first page in a browser that knows nothing, and of one more in a browser that has its parts. */
  readonly firstPageBytes: number;
  readonly furtherPageBytes: number;
  readonly listBytes: number;
  readonly readsPerListCall: number;
  readonly secondsPerListCall: number;
}

const gigabyte = 1024 ** 3;

/** What so many visits use. An instance works on several calls at the same time: its seconds are paid once for all of them. */
export function amountsOf(visits: number, a: Assumptions, m: Measured): Amounts {
  const freshVisits = visits * (1 - a.knownBrowsers);
  const furtherPages = visits * a.pagesPerVisit - freshVisits;
  const lists = visits * a.listCallsPerVisit;
  const listCalls = lists * (1 - a.fromCdn);
  const ownCalls = visits * a.ownCallsPerVisit;
  const seconds = (listCalls * m.secondsPerListCall + ownCalls * a.secondsPerOwnCall) / a.callsAtOnce;
  const bytes =
    freshVisits * m.firstPageBytes + furtherPages * m.furtherPageBytes + (lists + ownCalls) * m.listBytes;
  return {
    hostingGigabytes: bytes / gigabyte,
    reads: listCalls * m.readsPerListCall + ownCalls * a.readsPerOwnCall,
    writes: visits * a.writesPerVisit,
    calls: listCalls + ownCalls,
    cpuSeconds: seconds * a.cpus,
    memoryGigabyteSeconds: seconds * a.memoryGigabytes,
  };
}

/** The lines of the bill: what they are called, and the price of one. */
const lines = {
  hostingGigabytes: ['Hosting, GB', (p) => p.hostingPerGigabyte],
  reads: ['Firestore, reads', (p) => p.readsPer100000 / 100_000],
  writes: ['Firestore, writes', (p) => p.writesPer100000 / 100_000],
  calls: ['function, calls', (p) => p.callsPerMillion / 1_000_000],
  cpuSeconds: ['function, vCPU-seconds', (p) => p.cpuPerSecond],
  memoryGigabyteSeconds: ['function, GB-seconds', (p) => p.memoryPerGigabyteSecond],
} as const satisfies Record<keyof Amounts, readonly [string, (p: PriceList['prices']) => number]>;

/** The bill for amounts, line by line, in US dollars. @param free what of them costs nothing; left out: all of it is paid */
export function billOf(amounts: Amounts, p: PriceList['prices'], free?: Amounts) {
  return (Object.keys(lines) as (keyof Amounts)[]).map((name) => {
    const [title, priceOf] = lines[name];
    const [amount, price] = [amounts[name], priceOf(p)];
    const spared = Math.min(amount, free?.[name] ?? 0);
    return { name, title, amount, free: spared, price, dollars: (amount - spared) * price };
  });
}
export type Bill = ReturnType<typeof billOf>;

export function totalOf(bill: Bill): number {
  return bill.reduce((sum, { dollars }) => sum + dollars, 0);
}
