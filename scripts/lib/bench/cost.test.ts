import { expect, test } from 'vitest';
import {
  type Amounts,
  type Assumptions,
  amountsOf,
  billOf,
  type Measured,
  type PriceList,
  totalOf,
} from './cost.ts';
import { assuming, costPart } from './cost-part.ts';
import { cdnLoads, emulatorLoads } from './page-loads.ts';

const prices: PriceList['prices'] = {
  hostingPerGigabyte: 0.15,
  readsPer100000: 0.06,
  writesPer100000: 0.18,
  callsPerMillion: 0.4,
  cpuPerSecond: 0.00002,
  memoryPerGigabyteSecond: 0.000002,
};
const assumptions: Assumptions = {
  learners: 1,
  visitsPerLearner: 1,
  pagesPerVisit: 5,
  knownBrowsers: 0.6,
  listCallsPerVisit: 4,
  fromCdn: 0.75,
  ownCallsPerVisit: 3,
  readsPerOwnCall: 2,
  writesPerVisit: 1,
  secondsPerOwnCall: 0.05,
  callsAtOnce: 2,
  memoryGigabytes: 0.5,
  cpus: 1,
};
const megabyte = 1024 * 1024;
const measured: Measured = {
  firstPageBytes: megabyte / 4,
  furtherPageBytes: megabyte / 16,
  listBytes: megabyte / 256,
  readsPerListCall: 0.5,
  secondsPerListCall: 0.001,
};

// 1,024 visits worked out on paper: 409.6 first pages and 4,710.4 further ones, 4,096 calls for lists of which 1,024 reach
// the function, 3,072 calls of one's own.
const expected = {
  // 409.6 / 4 + 4,710.4 / 16 + 7,168 / 256 = 102.4 + 294.4 + 28 = 424.8 MB
  hostingGigabytes: 424.8 / 1024,
  reads: 512 + 6144,
  writes: 1024,
  calls: 1024 + 3072,
  // (1.024 + 153.6) / 2
  cpuSeconds: 77.312,
  memoryGigabyteSeconds: 38.656,
};

test('what visits use is what one works out on paper', () => {
  const amounts = amountsOf(1024, assumptions, measured);
  for (const [name, value] of Object.entries(expected)) {
    expect(amounts[name as keyof Amounts], name).toBeCloseTo(value, 6);
  }
});

test('the bill is amount by price, without what is free', () => {
  const bill = billOf(amountsOf(1024, assumptions, measured), prices);
  // 0.0622266 + 0.0039936 + 0.0018432 + 0.0016384 + 0.00154624 + 0.000077312
  expect(totalOf(bill)).toBeCloseTo(0.0713253, 6);
  const free: Amounts = { ...expected, hostingGigabytes: 0.2, reads: 1_000_000 };
  const [hosting, reads, ...others] = billOf(amountsOf(1024, assumptions, measured), prices, free);
  expect(hosting?.dollars).toBeCloseTo((424.8 / 1024 - 0.2) * 0.15, 8);
  expect(reads).toMatchObject({ free: 6656, dollars: 0 });
  for (const { dollars } of others) expect(dollars).toBeCloseTo(0, 8);
});

test('an assumption that is given counts, and one that is none is named', () => {
  expect(assuming(assumptions, { pagesPerVisit: 9 }).pagesPerVisit).toBe(9);
  expect(() => assuming(assumptions, { pages: 9 })).toThrow(
    '--assume does not know "pages"; it knows learners',
  );
});

test('the pages that are loaded when there is no time are enough to reckon with', async () => {
  const figures = { bytes: megabyte / 4 };
  const loaded = [
    ...cdnLoads(true).map((load) => ({ ...load, wire: 'h2', figures })),
    ...emulatorLoads.map((load) => ({ ...load, wire: 'h1', figures })),
  ];
  const found = {
    pages: loaded,
    api: { bytes: 10, list: { p50: 1 }, reads: [{ reads: 1, calls: 2 }] },
  };
  const { figures: bill } = await costPart.run({
    runs: 1,
    isQuick: true,
    assumed: {},
    tell: () => undefined,
    school: () => Promise.reject(new Error('no school')),
    figuresOf: (name) => found[name as keyof typeof found],
  });
  expect(bill).toMatchObject({ measured: { firstPageBytes: figures.bytes, readsPerListCall: 0.5 } });
});
