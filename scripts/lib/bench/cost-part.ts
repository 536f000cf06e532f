import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from '../messages.ts';
import { root } from '../paths.ts';
import type { ApiFigures } from './api-part.ts';
import {
  type Amounts,
  type Assumptions,
  amountsOf,
  billOf,
  type CostRow,
  type Measured,
  type PriceList,
  totalOf,
} from './cost.ts';
import type { Loaded } from './pages-part.ts';
import type { Part, Tools } from './part.ts';
import { count, kilobytes, type Section } from './section.ts';

export const priceFile = join(root, 'scripts', 'bench-prices.json');

export function readPriceList(): PriceList {
  return JSON.parse(readFileSync(priceFile, 'utf8')) as PriceList;
}

/** @throws PlainError for a name that is no assumption */
export function assuming(usual: Assumptions, given: Readonly<Record<string, number>>): Assumptions {
  const unknown = Object.keys(given).find((name) => !(name in usual));
  if (unknown !== undefined) {
    throw new PlainError(`--assume does not know "${unknown}"; it knows ${Object.keys(usual).join(', ')}`);
  }
  return { ...usual, ...given };
}

function measuredBy(tools: Tools): Measured {
  const pages = tools.figuresOf('pages') as readonly Loaded[] | undefined;
  const api = tools.figuresOf('api') as ApiFigures | undefined;
  const first = pages?.find(({ path, wire }) => path === '/' && wire === 'h2');
  const further = pages?.find(({ after }) => after !== undefined);
  const reads = api?.reads.at(-1);
  if (!first || !further || !api || !reads) {
    throw new PlainError('The costs rest on what pages and api measure: run these too, or before');
  }
  return {
    firstPageBytes: first.figures.bytes,
    furtherPageBytes: further.figures.bytes,
    // As the function sends them; the CDN compresses, so less goes out.
    listBytes: api.bytes,
    readsPerListCall: reads.reads / reads.calls,
    secondsPerListCall: api.list.p50 / 1000,
  };
}

const names: Readonly<Record<keyof Amounts, string>> = {
  hostingGigabytes: 'Hosting, GB',
  reads: 'Firestore, reads',
  writes: 'Firestore, writes',
  calls: 'function, calls',
  cpuSeconds: 'function, vCPU-seconds',
  memoryGigabyteSeconds: 'function, GB-seconds',
};

/** Whole dollars where there are many, else three figures that say something. */
const dollars = (value: number) =>
  `$${value.toLocaleString('en-US', value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 })}`;
const amount = (value: number) => (value < 1000 ? value.toFixed(2) : count(value));

function rowsOf(small: readonly CostRow[], large: readonly CostRow[]): string[][] {
  return large.map((row, index) => {
    const one = small[index];
    return [
      ...[names[row.name], '', '', amount(one?.amount ?? 0), dollars(row.price), dollars(one?.dollars ?? 0)],
      ...[amount(row.amount), amount(row.free), dollars(row.dollars)],
    ];
  });
}

function sectionOf(list: PriceList, a: Assumptions, m: Measured, bills: readonly CostRow[][]): Section {
  const [small = [], large = []] = bills;
  const learners = `${count(a.learners)} learners`;
  return {
    head: ['Cost', '', '', '1,000 visits', 'each', 'dollars', 'a month', 'of it free', 'dollars'],
    rows: [
      ...rowsOf(small, large),
      ['all', '', '', '', '', dollars(totalOf(small)), '', '', dollars(totalOf(large))],
      ['a learner in a month', ...['', '', '', '', '', '', '', dollars(totalOf(large) / a.learners)]],
    ],
    notes: [
      `A month: ${learners} with ${a.visitsPerLearner} visits of ${a.pagesPerVisit} pages. A first page ${kilobytes(m.firstPageBytes)}, a further one ${kilobytes(m.furtherPageBytes)};`,
      `${a.knownBrowsers} of the visits by a known browser. ${a.listCallsPerVisit} calls for lists (${a.fromCdn} answered by the CDN, ${m.readsPerListCall} reads in each other one)`,
      `and ${a.ownCallsPerVisit} of one’s own with ${a.readsPerOwnCall} reads in a visit, ${a.writesPerVisit} written. Prices of ${list.date}: scripts/bench-prices.json; --assume NAME=NUMBER.`,
    ],
  };
}

/** What the school costs its owner, from what was measured, a price list and named assumptions. */
export const costPart: Part = {
  name: 'cost',
  title: 'costs',
  builds: [],
  run: async (tools) => {
    const list = readPriceList();
    const assumptions = assuming(list.assumptions, tools.assumed);
    const measured = measuredBy(tools);
    const visits = assumptions.learners * assumptions.visitsPerLearner;
    const small = billOf(amountsOf(1000, assumptions, measured), list.prices);
    const large = billOf(amountsOf(visits, assumptions, measured), list.prices, list.freeInAMonth);
    return {
      section: sectionOf(list, assumptions, measured, [small, large]),
      figures: { measured, assumptions, prices: list, thousandVisits: small, month: large },
    };
  },
};
