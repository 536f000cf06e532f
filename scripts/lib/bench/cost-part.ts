import prices from '../../bench-prices.json' with { type: 'json' };
import { PlainError } from '../messages.ts';
import type { ApiFigures } from './api-part.ts';
import type { Loaded } from './pages-part.ts';
import type { Part, Tools } from './part.ts';
import { count } from './table.ts';

/** Assumptions: shares from 0 to 1, visits per month. */
type Assumptions = typeof prices.assumptions;
/** Billed amounts. */
type Amounts = typeof prices.freeInAMonth;

/** @throws PlainError for a name that is not an assumption */
function assuming(given: Readonly<Record<string, number>>): Assumptions {
  const usual = prices.assumptions;
  const unknown = Object.keys(given).find((name) => !(name in usual));
  if (unknown === undefined) return { ...usual, ...given };
  throw new PlainError(`--assume does not know "${unknown}"; it knows ${Object.keys(usual).join(', ')}`);
}

/** Measured figures; bytes are compressed. */
function measuredBy({ figuresOf }: Tools) {
  const pages = figuresOf('pages') as readonly Loaded[] | undefined;
  const api = figuresOf('api') as ApiFigures | undefined;
  const first = pages?.find(({ path, after }) => path === '/' && after === undefined);
  const further = pages?.find(({ after }) => after !== undefined);
  const reads = api?.reads.at(-1);
  if (!first || !further || !api || !reads) {
    throw new PlainError('The costs rest on what pages and api measure: run these too, or before');
  }
  return {
    /** First page with an empty cache, and a further page. */
    firstPageBytes: first.figures.bytes,
    furtherPageBytes: further.figures.bytes,
    // Uncompressed from the function; the CDN compresses.
    listBytes: api.bytes,
    readsPerListCall: reads.reads / reads.calls,
    secondsPerListCall: 1 / (api.calls[0]?.ours ?? Number.NaN),
  };
}
type Measured = ReturnType<typeof measuredBy>;

const gigabyte = 1024 ** 3;

/** Usage of a number of visits. An instance handles concurrent calls, so its seconds are billed once. */
function amountsOf(visits: number, a: Assumptions, m: Measured): Amounts {
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

const { hostingPerGigabyte, readsPer100000, writesPer100000, callsPerMillion, cpuPerSecond } = prices.prices;

/** Lines of the bill with unit prices. */
const lines: readonly (readonly [name: keyof Amounts, title: string, price: number])[] = [
  ['hostingGigabytes', 'Hosting, GB', hostingPerGigabyte],
  ['reads', 'Firestore, reads', readsPer100000 / 100_000],
  ['writes', 'Firestore, writes', writesPer100000 / 100_000],
  ['calls', 'function, calls', callsPerMillion / 1_000_000],
  ['cpuSeconds', 'function, vCPU-seconds', cpuPerSecond],
  ['memoryGigabyteSeconds', 'function, GB-seconds', prices.prices.memoryPerGigabyteSecond],
];

/**
 * The bill by line, US dollars.
 * @param free free amounts; default: none
 */
function billOf(amounts: Amounts, free?: Amounts) {
  return lines.map(([name, title, price]) => {
    const amount = amounts[name];
    const spared = Math.min(amount, free?.[name] ?? 0);
    return { name, title, amount, free: spared, price, dollars: (amount - spared) * price };
  });
}
type Bill = ReturnType<typeof billOf>;

const totalOf = (bill: Bill) => bill.reduce((sum, { dollars }) => sum + dollars, 0);

/** Whole dollars for large amounts, else three significant digits. */
const shown = (dollars: number) =>
  `$${dollars.toLocaleString('en-US', dollars < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 })}`;
const amount = (value: number) => (value < 1000 ? value.toFixed(2) : count(value));

/** Estimates the school's running costs from measurements, prices and assumptions. */
export const costPart: Part = {
  builds: [],
  run: async (tools) => {
    const a = assuming(tools.assumed);
    const m = measuredBy(tools);
    const small = billOf(amountsOf(1000, a, m));
    const large = billOf(amountsOf(a.learners * a.visitsPerLearner, a, m), prices.freeInAMonth);
    const each = large.map((row, at) => [
      ...[row.title, amount(small[at]?.amount ?? 0), shown(row.price), shown(small[at]?.dollars ?? 0)],
      ...[amount(row.amount), amount(row.free), shown(row.dollars)],
    ]);
    const section = {
      head: ['Cost', '1,000 visits', 'each', 'dollars', 'a month', 'of it free', 'dollars'],
      rows: [
        ...each,
        ['all', '', '', shown(totalOf(small)), '', '', shown(totalOf(large))],
        ['a learner in a month', '', '', '', '', '', shown(totalOf(large) / a.learners)],
      ],
      notes: [
        `Measured: ${JSON.stringify(m)}`,
        `Assumed: ${JSON.stringify(a)}`,
        `Prices of ${prices.date}: scripts/bench-prices.json; --assume NAME=NUMBER tries another assumption.`,
      ],
    };
    const figures = { measured: m, assumptions: a, prices, thousandVisits: small, month: large };
    return { section, figures };
  },
};
