// `npm run budgets`: shows page weights and budgets. `-- --write` sets the budgets to the current weights.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from './lib/build.ts';
import { command, step } from './lib/messages.ts';
import { budgetTable, writeBudgets } from './lib/page-budgets/page-budgets.ts';
import { logFolder, root } from './lib/paths.ts';

const site = join(root, 'web/build/client');

command(async () => {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  mkdirSync(logFolder, { recursive: true });
  return await build(['web'], async () => {
    if (values.write) writeBudgets(site);
    console.log(`\n${budgetTable(site)}\n`);
    if (values.write) step('budgets', 'written: scripts/lib/page-budgets/page-budgets.json');
    return 0;
  });
});
