import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readHosting } from '../bench/cdn.ts';
import { tableOf } from '../bench/section.ts';
import { root } from '../paths.ts';
import { budgetedPages } from './budgeted-pages.ts';
import { allowed, type Budgets, overBudget } from './over-budget.ts';
import { openScales } from './weigh-page.ts';
import { measures, type WeighedPage } from './weight.ts';

const file = join(import.meta.dirname, 'page-budgets.json');

function readBudgets(): Budgets {
  return JSON.parse(readFileSync(file, 'utf8')) as Budgets;
}

function weighAll(site: string): WeighedPage[] {
  return budgetedPages.map(openScales(site, readHosting(root)));
}

/**
 * What is too much on the pages of the built site, a line for each: `over-budget.ts`.
 * @param site its absolute path
 */
export function pagesOverBudget(site: string): string[] {
  return overBudget(budgetedPages, weighAll(site), readBudgets());
}

/** The present weights as budgets, a line for each. */
export function writeBudgets(site: string): void {
  const rows = weighAll(site).map(({ weight }, at) => {
    const cells = measures.map((one) => `"${one}": ${weight[one]}`);
    return `  ${JSON.stringify(budgetedPages[at]?.kind)}: { ${cells.join(', ')} }`;
  });
  writeFileSync(file, `{\n${rows.join(',\n')}\n}\n`);
}

/** The present weights beside what is allowed, as a table for people. */
export function budgetTable(site: string): string {
  const budgets = readBudgets();
  const rows = weighAll(site).map(({ weight }, at) => {
    const kind = budgetedPages[at]?.kind ?? '';
    const budget = budgets[kind];
    const cells = measures.map((one) => `${weight[one]} / ${budget ? allowed(budget, one) : '–'}`);
    return [kind, ...cells];
  });
  return tableOf([{ head: ['bytes, now / at most', ...measures], rows }]);
}
