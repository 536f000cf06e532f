// `npm run bench`: how fast the built pages are, on a stand-in of the CDN and on the wire that the emulator speaks.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Wire } from './lib/bench/cdn.ts';
import { table } from './lib/bench/figures.ts';
import type { Line } from './lib/bench/measure-page.ts';
import { benchedPages, benchPages, type PageBench, readHosting } from './lib/bench/pages.ts';
import { build } from './lib/build.ts';
import { provideChromium } from './lib/chromium.ts';
import { PlainError, report, step, stepWithProgress } from './lib/messages.ts';
import { logFolder, root, shown, stateFolder } from './lib/paths.ts';

interface Series {
  readonly name: string;
  readonly wire: Wire;
  readonly line: Line;
  /** How many of the pages. */
  readonly pages: number;
}

/** What a run measures, one table each. */
const series: readonly Series[] = [
  {
    name: 'CDN (HTTP/2, Brotli), simulated phone',
    wire: 'h2',
    line: 'simulated',
    pages: benchedPages.length,
  },
  { name: 'Emulator’s wire (HTTP/1.1, gzip), simulated phone', wire: 'h1', line: 'simulated', pages: 1 },
  { name: 'CDN at 400 kbit/s and 400 ms', wire: 'h2', line: 'slow', pages: 1 },
];

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, runs: { type: 'string', default: '9' } },
  });
  const runs = values.quick ? 1 : Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new PlainError('--runs takes a whole number from 1 on');
  mkdirSync(logFolder, { recursive: true });
  await build(['web'], async () => undefined);
  const chromium = await provideChromium(join(logFolder, 'chromium.log'));
  const results: Record<string, PageBench> = {};
  for (const { name, wire, line, pages } of series) {
    const progress = stepWithProgress('bench', name);
    const result = await benchPages({
      siteFolder: join(root, 'web/build/client'),
      hosting: readHosting(root),
      chromium,
      pages: benchedPages.slice(0, pages),
      wire,
      line,
      runs,
      onRun: (done, all) => progress.show(done / all),
    });
    progress.end();
    console.log(`\n${table([['yardstick', result.yardstick], ...result.pages], result.yardstick)}\n`);
    results[name] = result;
  }
  const file = join(stateFolder, 'bench.json');
  writeFileSync(file, `${JSON.stringify({ runs, results }, null, 2)}\n`);
  step('bench', `all figures: ${shown(file)}`);
}

try {
  await main();
  process.exit(0);
} catch (error) {
  process.exit(report(error));
}
