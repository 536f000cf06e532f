import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tableOf } from '../bench/table.ts';
import { budgetedPages } from './budgeted-pages.ts';
import { measures, openScales, type WeighedFile, type Weight } from './weigh-page.ts';

const file = join(import.meta.dirname, 'page-budgets.json');

/** Tolerance above the budget, for a few words or a library update. */
const room = 1.03;

/** Budgets by kind of page. */
const readBudgets = () => JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, Weight>>;

/** The most that each measure of a page may be. */
const allowed = (budget: Weight) =>
  Object.fromEntries(measures.map((one) => [one, Math.floor(budget[one] * room)])) as Weight;

/** Every row with what its page weighs now. */
function weighAll(site: string) {
  const weigh = openScales(site);
  return budgetedPages.map((page) => ({ ...page, ...weigh(page) }));
}

const number = new Intl.NumberFormat('en-GB');

/** The largest files of those that a measure is the sum of. */
function largest(measure: keyof Weight, files: readonly WeighedFile[]): string {
  const kind = { script: 'script', fonts: 'font', total: '', style: '', requests: '' }[measure];
  return files
    .filter((one) => !kind || one.kind === kind)
    .sort((one, other) => other.bytes - one.bytes)
    .slice(0, 5)
    .map(({ address, bytes }) => `${address} ${number.format(bytes)}`)
    .join(', ');
}

/**
 * What is too much on the pages of the built site, a line for each measure of each page: which page, by how much, and its
 * largest files.
 * @param site its absolute path
 */
export function pagesOverBudget(site: string): string[] {
  const budgets = readBudgets();
  const left = Object.keys(budgets).filter((name) => budgetedPages.every(({ kind }) => kind !== name));
  const pages = weighAll(site).flatMap(({ kind, address, weight, files }) => {
    const budget = budgets[kind];
    if (!budget) return [`${kind} has no budget: npm run budgets -- --write`];
    const max = allowed(budget);
    return measures
      .filter((measure) => weight[measure] > max[measure])
      .map((measure) => {
        const unit = measure === 'requests' ? '' : ' bytes';
        const now = `${measure} ${number.format(weight[measure])}${unit}`;
        const over = `${number.format(weight[measure] - max[measure])} too many`;
        return `${address} (${kind}): ${now}, ${over}; the largest: ${largest(measure, files)}`;
      });
  });
  return [...left.map((kind) => `${kind} has a budget and no page`), ...pages];
}

/** The present weights as budgets, a line for each. */
export function writeBudgets(site: string): void {
  const rows = weighAll(site).map(({ kind, weight }) => {
    const cells = measures.map((one) => `"${one}": ${weight[one]}`);
    return `  ${JSON.stringify(kind)}: { ${cells.join(', ')} }`;
  });
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
}

/** The present weights beside what is allowed, as a table for people. */
export function budgetTable(site: string): string {
  const budgets = readBudgets();
  const rows = weighAll(site).map(({ kind, weight }) => {
    const max = budgets[kind] && allowed(budgets[kind]);
    return [kind, ...measures.map((one) => `${weight[one]} / ${max?.[one] ?? '–'}`)];
  });
  return tableOf([{ head: ['bytes, now / at most', ...measures], rows }]);
}
