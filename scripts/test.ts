// `npm test`: everything in one go, on emulators and ports of its own, so that it runs beside `npm start`.
// `npm run test:all`: the same at full length.
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isFull } from '@pathshala/contract/testing/full';
import { interruption } from './lib/children.ts';
import { command, hush, secondsSince, step, textOf } from './lib/messages.ts';
import { logFolder, root, runsFolder, shown } from './lib/paths.ts';
import { claimTestPorts } from './lib/ports.ts';
import { add, type Counts, failure, nothing, slowest, summary } from './lib/results.ts';
import {
  chosenSuites,
  type Lane,
  prepareCode,
  type Stage,
  type Suite,
  type TestRun,
} from './lib/test-suites.ts';

/** Printed again at the end of the run. */
const times: string[] = [];

/** A suite that throws has failed; the next one runs all the same. */
async function runSuite([name, run]: Suite, test: TestRun): Promise<Counts> {
  const start = performance.now();
  const counts = await run(test).catch((error: unknown) => failure(textOf(error)));
  const seconds = secondsSince(start);
  times.push(`${seconds.padStart(9)}  ${name}`);
  const hasTests = counts.passed + counts.failed + counts.skipped > 0;
  step(counts.failed > 0 ? '✗' : '✓', `${name}${hasTests ? `: ${summary(counts)}` : ''} (${seconds})`);
  for (const text of counts.failures) console.log(`\n${stripVTControlCharacters(text).trim()}\n`);
  return counts;
}

async function runLane(lane: Lane, test: TestRun): Promise<Counts> {
  let sum = nothing;
  for (const suite of lane) sum = add(sum, await runSuite(suite, test));
  return sum;
}

async function runAll(stages: readonly Stage[], test: TestRun): Promise<Counts> {
  await prepareCode(test);
  let sum = nothing;
  for (const lanes of stages)
    sum = (await Promise.all(lanes.map((lane) => runLane(lane, test)))).reduce(add, sum);
  return sum;
}

/** Tests that only `npm run test:all` runs; a loop counts once. */
function countOfFurther(): number {
  const pattern = ['{functions,scripts,web/*}/**/*.full.*.ts', 'web/e2e/*.spec.ts'];
  const files = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**'] });
  const text = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');
  return (text.match(/^ *test(?:\.each)?\(/gm) ?? []).length - text.split("tag: '@core'").length + 1;
}

/** Prints where the time went. The last line is the number of tests, for programs. */
function close(counts: Counts): void {
  const files = slowest(counts).map((line) => line.replace(`${root}/`, ''));
  const list = join(logFolder, 'seconds-per-file.txt');
  if (files.length > 0) writeFileSync(list, `${files.join('\n')}\n`);
  console.log(['', 'Parts', ...times].join('\n'));
  if (files.length > 0)
    console.log(['', `Slowest files (all: ${shown(list)})`, ...files.slice(0, 10)].join('\n'));
  if (!isFull)
    console.log(`\n${countOfFurther()} tests, with loops counted once, belong to npm run test:all alone`);
  console.log(summary(counts));
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
    close(end);
    return end.failed > 0 || end.passed === 0 ? 1 : 0;
  } finally {
    // Emulators that are still starting end with this process.
    const emulators = await Promise.race([test.emulators?.catch(() => undefined), interrupted]);
    if (typeof emulators === 'object') await emulators.stop();
    rmSync(test.folder, { recursive: true, force: true });
  }
}

command(main);
