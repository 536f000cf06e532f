import { PlainError } from '../messages.ts';
import type { ApiFigures } from './api-part.ts';
import {
  type Assumptions,
  amountsOf,
  type Bill,
  billOf,
  priceList as list,
  type Measured,
  totalOf,
} from './cost.ts';
import type { Loaded } from './pages-part.ts';
import type { Part, Tools } from './part.ts';
import { count, kilobytes, type Section } from './section.ts';

/** @throws PlainError for a name that is no assumption */
export function assuming(usual: Assumptions, given: Readonly<Record<string, number>>): Assumptions {
  const unknown = Object.keys(given).find((name) => !(name in usual));
  if (unknown === undefined) return { ...usual, ...given };
  throw new PlainError(`--assume does not know "${unknown}"; it knows ${Object.keys(usual).join(', ')}`);
}

function measuredBy({ figuresOf }: Tools): Measured {
  const pages = figuresOf('pages') as readonly Loaded[] | undefined;
  const api = figuresOf('api') as ApiFigures | undefined;
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

/** Whole dollars where there are many, else three figures that say something. */
const dollars = (value: number) =>
  `$${value.toLocaleString('en-US', value < 100 ? { maximumSignificantDigits: 3 } : { maximumFractionDigits: 0 })}`;
const amount = (value: number) => (value < 1000 ? value.toFixed(2) : count(value));

function sectionOf(a: Assumptions, m: Measured, small: Bill, large: Bill): Section {
  const lines = large.map((row, index) => {
    const one = small[index];
    return [
      ...[row.title, '', '', amount(one?.amount ?? 0), dollars(row.price), dollars(one?.dollars ?? 0)],
      ...[amount(row.amount), amount(row.free), dollars(row.dollars)],
    ];
  });
  return {
    head: ['Cost', '', '', '1,000 visits', 'each', 'dollars', 'a month', 'of it free', 'dollars'],
    rows: [
      ...lines,
      ['all', '', '', '', '', dollars(totalOf(small)), '', '', dollars(totalOf(large))],
      ['a learner in a month', ...['', '', '', '', '', '', '', dollars(totalOf(large) / a.learners)]],
    ],
    notes: [
      `A month: ${count(a.learners)} learners with ${a.visitsPerLearner} visits of ${a.pagesPerVisit} pages. A first page ${kilobytes(m.firstPageBytes)}, a further one ${kilobytes(m.furtherPageBytes)};`,
      `${a.knownBrowsers} of the visits by a known browser. ${a.listCallsPerVisit} calls for lists (${a.fromCdn} answered by the CDN, ${m.readsPerListCall} reads in each other one)`,
      `and ${a.ownCallsPerVisit} of one’s own with ${a.readsPerOwnCall} reads in a visit, ${a.writesPerVisit} written. Prices of ${list.date}: scripts/bench-prices.json; --assume NAME=NUMBER.`,
    ],
  };
}

/** What the school costs its owner, from what was measured, a price list and named assumptions. */
export const costPart: Part = {
  title: 'costs',
  builds: [],
  run: async (tools) => {
    const assumptions = assuming(list.assumptions, tools.assumed);
    const measured = measuredBy(tools);
    const visits = assumptions.learners * assumptions.visitsPerLearner;
    const small = billOf(amountsOf(1000, assumptions, measured), list.prices);
    const large = billOf(amountsOf(visits, assumptions, measured), list.prices, list.freeInAMonth);
    return {
      section: sectionOf(assumptions, measured, small, large),
      figures: { measured, assumptions, prices: list, thousandVisits: small, month: large },
    };
  },
};
