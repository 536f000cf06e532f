import prices from '../../bench-prices.json' with { type: 'json' };
import type { Cost, Costs } from './call-costs.ts';
import type { Assumptions, Day } from './crowd.ts';

const { limits } = prices;

/** How much of an instance's processor is planned with. */
const usableShare = 0.7;

/** Who mends what does not fit. */
export type Cure = 'our code' | 'MAX_INSTANCES' | 'console' | 'contract' | '';

export interface Load {
  readonly service: string;
  readonly load: number;
  /** Undefined: none is documented. */
  readonly limit: number | undefined;
  readonly cure: Cure;
}

/**
 * How many lookups so many calls of one learner in a minute cause: each instance that they reach remembers the account for a
 * minute.
 */
export const checksOf = (calls: number, instances: number): number =>
  instances * (1 - (1 - 1 / instances) ** calls);

const sum = (values: Float64Array) => values.reduce((all, one) => all + one, 0);
const peak = (values: Float64Array) => values.reduce((most, one) => Math.max(most, one), 0);

/** What all calls of a day need, each minute. */
export function needsOf({ calls, active }: Day, costs: Costs) {
  const each = (work: (minute: number) => number) => active.map((_, minute) => work(minute));
  const total = (what: (cost: Cost) => number) =>
    each((minute) =>
      [...calls].reduce((all, [name, times]) => all + (times[minute] ?? 0) * what(costs[name]), 0),
    );
  const all = total(() => 1);
  const processor = total((cost) => cost.processor);
  const instances = each((minute) =>
    Math.max(1, Math.ceil((processor[minute] ?? 0) / (60_000 * usableShare))),
  );
  const checks = each((minute) => {
    const people = active[minute] ?? 0;
    return people === 0 ? 0 : people * checksOf((all[minute] ?? 0) / people, instances[minute] ?? 1);
  });
  const { check } = costs;
  const withChecks = (own: Float64Array, ofOne: number) =>
    own.map((one, at) => one + ofOne * (checks[at] ?? 0));
  return {
    calls: all,
    reads: withChecks(
      total((cost) => cost.reads),
      check.reads,
    ),
    writes: total((cost) => cost.writes),
    lookups: withChecks(
      total((cost) => cost.lookups),
      check.lookups,
    ),
    processor,
    instances,
  };
}
export type Needs = ReturnType<typeof needsOf>;

/** Bytes that Hosting sends for a page, the first of a new browser and a further one. */
export interface PageBytes {
  readonly first: number;
  readonly further: number;
}

/** Bytes of a day. */
export function bytesOf(day: Day, a: Assumptions, pages: PageBytes): number {
  const first = day.visits * (1 - a.knownBrowsers);
  const calls = [...day.calls.values()].reduce((all, times) => all + sum(times), 0);
  return first * pages.first + (sum(day.pages) - first) * pages.further + calls * a.bytesPerCall;
}

/** The loads of the busiest minute, or of the day, beside what is documented. */
export function loadsOf(day: Day, needs: Needs, a: Assumptions, pages: PageBytes): Load[] {
  const perSecond = (values: Float64Array) => peak(values) / 60;
  const quizzes = perSecond(day.calls.get('quiz') ?? new Float64Array(1));
  const gigabits = ((bytesOf(day, a, pages) / sum(day.pages)) * perSecond(day.pages) * 8) / 1e9;
  const row = (service: string, load: number, limit: number | undefined, cure: Cure): Load => ({
    ...{ service, load, limit },
    cure: limit !== undefined && load > limit ? cure : '',
  });
  return [
    row('Firestore, reads a second', perSecond(needs.reads), undefined, ''),
    row('Firestore, writes a second', perSecond(needs.writes), undefined, ''),
    row(
      'Firestore, writes a second of the busiest lesson’s quiz counts',
      (quizzes * a.shareOfBusiestLesson) / a.quizCountShards,
      limits.writesPerSecondOfADocument,
      'our code',
    ),
    row('Identity Toolkit, lookups a second', perSecond(needs.lookups), limits.lookupsPerSecond, 'contract'),
    row('Identity Toolkit, lookups a day', sum(needs.lookups), limits.lookupsPerDay, 'contract'),
    row('Identity Toolkit, tokens a minute', peak(day.tokens), limits.tokensPerMinute, 'contract'),
    row(
      'Identity Toolkit, new accounts an hour of one school',
      a.newAccountsOfASchool,
      limits.accountsPerHourAndAddress,
      'console',
    ),
    row('function api, calls a second', perSecond(needs.calls), undefined, ''),
    row('function api, instances', peak(needs.instances), a.maxInstances, 'MAX_INSTANCES'),
    row(
      'function api, calls at once of an instance',
      (perSecond(needs.calls) * a.secondsPerCall) / peak(needs.instances),
      limits.callsAtOncePerInstance,
      'MAX_INSTANCES',
    ),
    row('Hosting, gigabits a second', gigabits, undefined, ''),
    row('App Check, where it is on: new tokens a second', perSecond(day.tokens), undefined, ''),
  ];
}

/** What breaks first: the load that is furthest above its limit. */
export function firstToBreak(loads: readonly Load[]): Load | undefined {
  const excess = ({ load, limit = Number.POSITIVE_INFINITY }: Load) => load / limit;
  const [worst] = [...loads].sort((one, other) => excess(other) - excess(one));
  return worst && excess(worst) > 1 ? worst : undefined;
}

/** Billed amounts. */
export type Amounts = typeof prices.freeInAMonth;

/** What a month is billed for. An instance handles several calls at once, so its seconds are billed once. */
export function monthOf(day: Day, needs: Needs, a: Assumptions, pages: PageBytes): Amounts {
  const month = (values: Float64Array) => sum(values) * a.schoolDays;
  const seconds = (month(needs.calls) * a.secondsPerCall) / a.callsAtOnce;
  return {
    hostingGigabytes: (bytesOf(day, a, pages) * a.schoolDays) / 1024 ** 3,
    reads: month(needs.reads),
    writes: month(needs.writes),
    calls: month(needs.calls),
    cpuSeconds: Math.max(seconds, month(needs.processor) / 1000),
    memoryGigabyteSeconds: seconds * a.memoryGigabytes,
    appChecks: month(day.tokens) * a.appCheck,
  };
}

const { hostingPerGigabyte, readsPer100000, writesPer100000, callsPerMillion, cpuPerSecond } = prices.prices;

/** Lines of the bill with unit prices. */
const lines: readonly (readonly [name: keyof Amounts, title: string, price: number])[] = [
  ['hostingGigabytes', 'Hosting, GB', hostingPerGigabyte],
  ['reads', 'Firestore, reads', readsPer100000 / 100_000],
  ['writes', 'Firestore, writes', writesPer100000 / 100_000],
  ['calls', 'functions, calls', callsPerMillion / 1_000_000],
  ['cpuSeconds', 'functions, vCPU-seconds', cpuPerSecond],
  ['memoryGigabyteSeconds', 'functions, GB-seconds', prices.prices.memoryPerGigabyteSecond],
  ['appChecks', 'App Check, assessments', prices.prices.appChecksPer1000 / 1000],
];

/** The bill by line, US dollars, after the free amounts. */
export function billOf(amounts: Amounts) {
  return lines.map(([name, title, price]) => ({
    ...{ title, amount: amounts[name] },
    dollars: Math.max(0, amounts[name] - prices.freeInAMonth[name]) * price,
  }));
}
