// `npm test`: everything in one go, on emulators and ports of its own, so that it runs beside `npm start`.
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { chosenSuites, type Stage, type Suite } from './lib/chosen-suites.ts';
import { interruption } from './lib/interruption.ts';
import { command, hush, PlainError, secondsSince, step } from './lib/messages.ts';
import { runsFolder, shown } from './lib/paths.ts';
import { claimTestPorts } from './lib/ports.ts';
import { endGroups, killAtExit, type ProcessMark, waitUntil } from './lib/processes.ts';
import { add, type Counts, failure, nothing, summary } from './lib/results.ts';
import { claim, deadRecords, release, update } from './lib/run-record.ts';
import { cleanUpAfter } from './lib/suite.ts';
import type { TestRun } from './lib/test-suites.ts';

/** Stopping unresponsive groups takes thirteen seconds. */
const sweepMilliseconds = 30_000;

let groups: ProcessMark[] = [];

/** Takes a record for this run, after putting away what a killed one left behind; false while another run has it. */
async function take(recordFile: string, folder: string): Promise<boolean> {
  const claimed = await claim(recordFile, folder);
  if (claimed.held && claimed.left) await cleanUpAfter(claimed.left);
  return claimed.held;
}

/** Puts away what killed test runs left behind in this folder; living ones are not touched. */
async function sweep(): Promise<void> {
  for (const { file, record } of deadRecords(runsFolder)) {
    if (basename(file).startsWith('test-') && (await take(file, record.folder))) release(file);
  }
}

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
  const interrupted = interruption(() => process.exit(1));
  killAtExit(() => groups);
  const stages = chosenSuites(process.argv.slice(2));
  await sweep();
  const { ports } = await claimTestPorts();
  const name = `test-${ports.hosting}`;
  const folder = join(runsFolder, name);
  const recordFile = join(runsFolder, `${name}.json`);
  // Another run may be sweeping away what the last one with these ports left behind.
  if (!(await waitUntil(() => take(recordFile, folder), sweepMilliseconds))) {
    throw new PlainError(
      `Another test run does not let go of ${shown(recordFile)}; end it or remove that file`,
    );
  }
  const onGroups = (now: ProcessMark[]) => {
    groups = now;
    update(recordFile, { groups });
  };
  try {
    const end = await Promise.race([runAll(stages, { ports, folder, name, onGroups }), interrupted]);
    if (typeof end === 'string') {
      hush();
      return 130;
    }
    console.log(`\n${summary(end)}`);
    return end.failed > 0 || end.passed === 0 ? 1 : 0;
  } finally {
    await endGroups(groups);
    rmSync(folder, { recursive: true, force: true });
    release(recordFile);
  }
}

command(main);
