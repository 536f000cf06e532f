// `npm run bench`: how fast pages and function are, and what they cost (docs/performance.md, "How it is measured").
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parts } from './lib/bench/parts.ts';
import { type Kept, runParts } from './lib/bench/run-parts.ts';
import { tableOf } from './lib/bench/section.ts';
import { readWishes } from './lib/bench/wishes.ts';
import { build } from './lib/build.ts';
import { interruption } from './lib/interruption.ts';
import { report, step } from './lib/messages.ts';
import { logFolder, shown, stateFolder } from './lib/paths.ts';

async function main(): Promise<void> {
  const wishes = readWishes(process.argv.slice(2), Object.keys(parts));
  mkdirSync(logFolder, { recursive: true });
  await build(
    [...new Set(wishes.chosen.flatMap((name) => parts[name]?.builds ?? []))],
    async () => undefined,
  );
  const file = join(stateFolder, 'bench.json');
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { parts?: Kept }) : {};
  const keep = (kept: Kept) => writeFileSync(file, `${JSON.stringify({ parts: kept }, null, 2)}\n`);
  const sections = await runParts({ parts, wishes, kept: before.parts ?? {}, keep });
  console.log(`\n${tableOf(sections)}\n`);
  step('bench', `all figures: ${shown(file)}`);
}

interruption(() => process.exit(1)).then(() => process.exit(130));
try {
  await main();
  process.exit(0);
} catch (error) {
  process.exit(report(error));
}
