/** What the public price list says, US dollars. */
export interface Prices {
  readonly hostingPerGigabyte: number;
  readonly readsPer100000: number;
  readonly writesPer100000: number;
  readonly callsPerMillion: number;
  readonly cpuPerSecond: number;
  readonly memoryPerGigabyteSecond: number;
}

/** What costs nothing in each month. */
export interface Free {
  readonly hostingGigabytes: number;
  readonly reads: number;
  readonly writes: number;
  readonly calls: number;
  readonly cpuSeconds: number;
  readonly memoryGigabyteSeconds: number;
}

/** What nobody has measured: how people use the school. Shares are from 0 to 1. */
export interface Assumptions {
  /** In a month. */
  readonly learners: number;
  /** In a month. */
  readonly visitsPerLearner: number;
  readonly pagesPerVisit: number;
  /** The share of visits in which the browser has kept what all pages share. */
  readonly knownBrowsers: number;
  /** Calls for lists, and the share of them that the CDN answers by itself. */
  readonly listCallsPerVisit: number;
  readonly fromCdn: number;
  /** Calls of somebody signed in: never answered by the CDN. */
  readonly ownCallsPerVisit: number;
  readonly readsPerOwnCall: number;
  readonly writesPerVisit: number;
  /** How long the function works on one, with waiting for Firestore. */
  readonly secondsPerOwnCall: number;
  /** How many calls an instance works on at the same time: its seconds are paid once for all of them. */
  readonly callsAtOnce: number;
  readonly memoryGigabytes: number;
  readonly cpus: number;
}

/** What the bench has measured. Bytes as they are sent, compressed. */
export interface Measured {
  /** Of the first page in a browser that knows nothing, and of one more in a browser that has its parts. */
  readonly firstPageBytes: number;
  readonly furtherPageBytes: number;
  readonly listBytes: number;
  readonly readsPerListCall: number;
  readonly secondsPerListCall: number;
}

export interface PriceList {
  readonly source: string;
  readonly date: string;
  readonly prices: Prices;
  readonly freeInAMonth: Free;
  readonly assumptions: Assumptions;
}

/** What some visits use: the amounts that are paid for. */
export type Amounts = Free;

const gigabyte = 1024 ** 3;

/** What so many visits use. */
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

/** A line of the bill. */
export interface CostRow {
  readonly name: keyof Amounts;
  readonly amount: number;
  readonly free: number;
  /** Of one. */
  readonly price: number;
  /** US dollars. */
  readonly dollars: number;
}

/** The bill for amounts, line by line. @param free what of them costs nothing; left out: all of it is paid */
export function billOf(amounts: Amounts, p: Prices, free?: Free): CostRow[] {
  const priceOf: Readonly<Record<keyof Amounts, number>> = {
    hostingGigabytes: p.hostingPerGigabyte,
    reads: p.readsPer100000 / 100_000,
    writes: p.writesPer100000 / 100_000,
    calls: p.callsPerMillion / 1_000_000,
    cpuSeconds: p.cpuPerSecond,
    memoryGigabyteSeconds: p.memoryPerGigabyteSecond,
  };
  return (Object.keys(priceOf) as (keyof Amounts)[]).map((name) => {
    const spared = Math.min(amounts[name], free?.[name] ?? 0);
    const price = priceOf[name];
    return { name, amount: amounts[name], free: spared, price, dollars: (amounts[name] - spared) * price };
  });
}

export function totalOf(bill: readonly CostRow[]): number {
  return bill.reduce((sum, { dollars }) => sum + dollars, 0);
}
