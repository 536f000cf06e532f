import prices from '../../bench-prices.json' with { type: 'json' };
import { PlainError } from '../messages.ts';
import { callCosts } from './call-costs.ts';
import { type Assumptions, playDay } from './crowd.ts';
import { billOf, firstToBreak, type Load, loadsOf, monthOf, needsOf, type PageBytes } from './crowd-loads.ts';
import type { Loaded } from './pages-part.ts';
import type { Part, Tools } from './part.ts';
import { count } from './table.ts';

/** @throws PlainError for a name that is not an assumption */
function assuming(given: Readonly<Record<string, number>>): Assumptions {
  const usual = prices.assumptions;
  const unknown = Object.keys(given).find((name) => !(name in usual));
  if (unknown === undefined) return { ...usual, ...given };
  throw new PlainError(`--assume does not know "${unknown}"; it knows ${Object.keys(usual).join(', ')}`);
}

/** As `pages` measured, else as it was measured once. */
function pageBytesOf({ figuresOf }: Tools, a: Assumptions): PageBytes {
  const pages = figuresOf('pages') as readonly Loaded[] | undefined;
  const first = pages?.find(({ path, after }) => path === '/' && after === undefined);
  const further = pages?.find(({ after }) => after !== undefined);
  return {
    first: first?.figures.bytes ?? a.firstPageBytes,
    further: further?.figures.bytes ?? a.furtherPageBytes,
  };
}

const sizes = [10_000, 1_000_000, 150_000_000];

const short = (value: number) =>
  value < 100 ? value.toLocaleString('en-US', { maximumSignificantDigits: 2 }) : count(value);
const dollars = (value: number) => `$${short(value)}`;
const broken = ({ service, cure }: Load) => `${service} (${cure})`;

/** Plays a school day of three sizes with measured costs: loads beside documented limits, and the bill of a month. */
export const crowdPart: Part = {
  builds: ['functions'],
  run: async (tools) => {
    const a = assuming(tools.assumed);
    const pages = pageBytesOf(tools, a);
    tools.tell('what calls cost');
    const costs = await callCosts(await tools.school(), tools.isQuick ? 5 : 20);
    const days = sizes.map((learners) => {
      tools.tell(`a day of ${count(learners)} learners`);
      const day = playDay(learners, a);
      const needs = needsOf(day, costs);
      const bill = billOf(monthOf(day, needs, a, pages));
      return { learners, loads: loadsOf(day, needs, a, pages), bill };
    });
    const [{ loads: services, bill: lines } = { loads: [], bill: [] }] = days;
    const totals = days.map(({ bill }) => bill.reduce((all, line) => all + line.dollars, 0));
    const cell = (load: Load | undefined) => `${short(load?.load ?? 0)}${load?.cure ? ' !' : ''}`;
    const section = {
      head: ['Crowd, busiest minute', 'limit', ...sizes.map((size) => `${count(size)} learners`)],
      rows: [
        ...services.map(({ service, limit }, at) => [
          ...[service, limit === undefined ? '' : count(limit)],
          ...days.map(({ loads }) => cell(loads[at])),
        ]),
        ...lines.map(({ title }, at) => [
          ...[`a month: ${title}`, ''],
          ...days.map(({ bill }) => `${short(bill[at]?.amount ?? 0)} = ${dollars(bill[at]?.dollars ?? 0)}`),
        ]),
        ['a month, all', '', ...totals.map(dollars)],
      ],
      notes: [
        ...days.flatMap(({ learners, loads }) => {
          const [worst, all] = [firstToBreak(loads), loads.filter(({ cure }) => cure !== '')];
          const others = all.filter((one) => one !== worst).map(broken);
          if (!worst) return [`${count(learners)} learners: nothing breaks.`];
          return [`${count(learners)} learners: first ${[broken(worst), ...others].join('; then ')}.`];
        }),
        ...Object.entries(costs).map(
          ([name, { reads, writes, lookups, processor }]) =>
            `A call ${name}: ${short(reads)} reads, ${short(writes)} writes, ${short(lookups)} lookups, ${short(processor)} ms of processor.`,
        ),
        `Assumed: ${JSON.stringify(a)}`,
        `Prices and limits of ${prices.date}: scripts/bench-prices.json; --assume NAME=NUMBER tries another assumption.`,
      ],
    };
    return { section, figures: { costs, days, assumptions: a } };
  },
};
