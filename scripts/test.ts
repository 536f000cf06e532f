// `npm test`: everything in one go, on emulators and ports of its own, so that it runs beside `npm start`.
import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { interruption } from './lib/interruption.ts';
import { hush, PlainError, report, secondsSince, step } from './lib/messages.ts';
import { runsFolder, stateFolder } from './lib/paths.ts';
import { claimTestPorts } from './lib/ports.ts';
import { endGroups, isRunning, type ProcessMark, signalGroup } from './lib/processes.ts';
import { add, type Counts, failure, nothing, summary } from './lib/results.ts';
import { claim, deadRecords, release, update } from './lib/run-record.ts';
import {
  checkStyle,
  checkTypes,
  runBrowserTests,
  runEmulatorTests,
  runVitest,
  type TestRun,
} from './lib/test-suites.ts';

type Suite = [name: string, run: (test: TestRun) => Promise<Counts>];

const parts: Record<string, Suite[]> = {
  types: [
    ['types of functions and scripts', (test) => checkTypes(test, 'functions')],
    ['types of the site', (test) => checkTypes(test, 'web')],
  ],
  lint: [['lint and format', checkStyle]],
  unit: [['unit and component tests', (test) => runVitest(test, ['unit', 'component'])]],
  emulator: [['tests in the emulators', runEmulatorTests]],
  browser: [['journeys in a browser', runBrowserTests]],
};

/** The parts that can be told which of their test files to run. */
const withFiles = new Set(['unit', 'emulator', 'browser']);

let groups: ProcessMark[] = [];

interface Choice {
  suites: Suite[];
  words: string[];
}

/** What the command line asks for. Throws one line when there is no such thing. */
function chosen(): Choice {
  const { values, positionals: words } = parseArgs({
    options: { only: { type: 'string' } },
    allowPositionals: true,
  });
  const isFiltered = words.length > 0;
  if (isFiltered && !withFiles.has(values.only ?? '')) {
    throw new PlainError(
      `Only ${[...withFiles].join(', ')} take names of test files: --only unit ${words[0]}`,
    );
  }
  if (values.only === undefined) return { suites: Object.values(parts).flat(), words };
  const suites = parts[values.only];
  if (suites) return { suites, words };
  throw new PlainError(
    `There is no part "${values.only}"; --only takes one of ${Object.keys(parts).join(', ')}`,
  );
}

/** Ends what test runs left behind that were killed, in this folder; living ones are not touched. */
async function sweep(): Promise<void> {
  for (const { file, record } of deadRecords(runsFolder)) {
    if (!basename(file).startsWith('test-')) continue;
    await endGroups(record.groups);
    if (record.folder.startsWith(stateFolder)) rmSync(record.folder, { recursive: true, force: true });
    release(file);
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

async function runAll(suites: readonly Suite[], test: TestRun): Promise<Counts> {
  let sum = nothing;
  for (const suite of suites) sum = add(sum, await runSuite(suite, test));
  return sum;
}

async function main(): Promise<number> {
  const interrupted = interruption(() => process.exit(1));
  process.on('exit', () => {
    for (const { pid } of groups.filter(isRunning)) signalGroup(pid, 'SIGKILL');
  });
  const { suites, words } = chosen();
  await sweep();
  const { ports } = await claimTestPorts();
  const name = `test-${ports.hosting}`;
  const folder = join(runsFolder, name);
  const recordFile = join(runsFolder, `${name}.json`);
  claim(recordFile, folder);
  const onGroups = (now: ProcessMark[]) => {
    groups = now;
    update(recordFile, { groups });
  };
  try {
    const end = await Promise.race([runAll(suites, { ports, folder, name, words, onGroups }), interrupted]);
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

main().then(
  (code) => process.exit(code),
  (error: unknown) => process.exit(report(error)),
);
