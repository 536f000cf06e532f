import type { BudgetedPage } from './budgeted-pages.ts';
import { type Measure, measures, type WeighedFile, type WeighedPage, type Weight } from './weight.ts';

/** By the page's kind: what it weighed when the budget was set. */
export type Budgets = Readonly<Record<string, Weight>>;

/** How far above its budget a page may be: what a word more or a new release of a library costs. */
const room = 1.03;

/** The most that a measure of a page may be. */
export const allowed = (budget: Weight, measure: Measure) => Math.floor(budget[measure] * room);

/** Which files a measure is the sum of, for naming the largest. */
const kindOf: Partial<Record<Measure, WeighedFile['kind']>> = {
  script: 'script',
  fonts: 'font',
};

const number = new Intl.NumberFormat('en-GB');

function largest(measure: Measure, files: readonly WeighedFile[]): string {
  const kind = kindOf[measure];
  const meant = files.filter((file) => !kind || file.kind === kind);
  return meant
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 5)
    .map(({ address, bytes }) => `${address} ${number.format(bytes)}`)
    .join(', ');
}

/**
 * What is too much, a line for each measure of each page: which page, by how much, and its largest files.
 * @param weighed the pages in the order of the rows
 */
export function overBudget(
  rows: readonly BudgetedPage[],
  weighed: readonly WeighedPage[],
  budgets: Budgets,
): string[] {
  const names = new Set(rows.map(({ kind }) => kind));
  const left = Object.keys(budgets).filter((kind) => !names.has(kind));
  const pages = rows.flatMap(({ kind, address }, at) => {
    const budget = budgets[kind];
    const page = weighed[at];
    if (!budget || !page) return [`${kind} has no budget: npm run budgets -- --write`];
    return measures.flatMap((measure) => {
      const most = allowed(budget, measure);
      const now = page.weight[measure];
      if (now <= most) return [];
      const unit = measure === 'requests' ? '' : ' bytes';
      const what = `${address} (${kind}): ${measure} ${number.format(now)}${unit}`;
      return [`${what}, ${number.format(now - most)} too many; the largest: ${largest(measure, page.files)}`];
    });
  });
  return [...left.map((kind) => `${kind} has a budget and no page`), ...pages];
}
