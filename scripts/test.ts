// `npm test`: everything in one go, on emulators and ports of its own, so that it runs beside `npm start`.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chosenSuites, type Stage, type Suite } from './lib/chosen-suites.ts';
import { command, hush, PlainError, secondsSince, step } from './lib/messages.ts';
import { runsFolder } from './lib/paths.ts';
import { claimTestPorts } from './lib/ports.ts';
import { interruption } from './lib/processes.ts';
import { add, type Counts, failure, nothing, summary } from './lib/results.ts';
import type { TestRun } from './lib/test-suites.ts';

/** One suite never keeps the next one from running: whatever it throws counts as its failure. */
async function runSuite([name, run]: Suite, test: TestRun): Promise<Counts> {
  const start = performance.now();
  const counts = await run(test).catch((error: unknown) => {
    if (!(error instanceof PlainError))
      return failure(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return failure(error.logFile === undefined ? error.message : `${error.message} (log: ${error.logFile})`);
  });
  step(counts.failed > 0 ? '✗' : '✓', `${name}: ${summary(counts)} (${secondsSince(start)})`);
  for (const text of counts.failures) console.log(`\n${stripVTControlCharacters(text).trim()}\n`);
  return counts;
}

async function runAll(stages: readonly Stage[], test: TestRun): Promise<Counts> {
  let sum = nothing;
  for (const suites of stages)
    sum = (await Promise.all(suites.map((suite) => runSuite(suite, test)))).reduce(add, sum);
  return sum;
}

async function main(): Promise<number> {
  const interrupted = interruption();
  const stages = chosenSuites(process.argv.slice(2));
  const ports = await claimTestPorts();
  const name = `test-${ports.hosting}`;
  const test: TestRun = { ports, folder: join(runsFolder, name), name };
  try {
    const end = await Promise.race([runAll(stages, test), interrupted]);
    if (typeof end === 'string') {
      hush();
      return 130;
    }
    console.log(`\n${summary(end)}`);
    return end.failed > 0 || end.passed === 0 ? 1 : 0;
  } finally {
    await test.suite?.stop();
    rmSync(test.folder, { recursive: true, force: true });
  }
}

command(main);
