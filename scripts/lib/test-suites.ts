import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.ts';
import { run, runScript } from './children.ts';
import { provideChromium } from './chromium.ts';
import { demoProject, emulatorVariables } from './emulator-environment.ts';
import { askForSite } from './emulator-tests.ts';
import { type Emulators, startDatabases, whileRunning } from './emulators.ts';
import { logFolder, root } from './paths.ts';
import type { Ports } from './ports.ts';
import { add, type Counts, countRun, failure, nothing } from './results.ts';
import { startSuite, warmUp } from './suite.ts';

/** What the suites of one `npm test` share. */
export interface TestRun {
  ports: Ports;
  folder: string;
  /** Comes before the names of the log files and tells this run from one beside it. */
  name: string;
  /** The emulators, once a part of this run has started them: they serve all parts that come after. */
  suite?: Emulators;
}

function logOf(test: TestRun, suite: string): string {
  return join(logFolder, `${test.name}-${suite}.log`);
}

/** A tool that either finds issues or does not counts as one test. */
async function check(test: TestRun, name: string, program: string, args: string[]): Promise<Counts> {
  const { code, output } = await run(program, args, { logFile: logOf(test, name) });
  return code === 0 ? { ...nothing, passed: 1 } : failure(`${name}\n${output}`);
}

export function checkTypes(test: TestRun, workspace: 'functions' | 'web'): Promise<Counts> {
  return check(test, `types-${workspace}`, 'npm', [
    'run',
    'typecheck',
    '--silent',
    '-w',
    `@pathshala/${workspace}`,
  ]);
}

export function checkStyle(test: TestRun): Promise<Counts> {
  return check(test, 'lint', join(root, 'node_modules', '.bin', 'biome'), [
    'ci',
    '--max-diagnostics=100',
    '.',
  ]);
}

/** Which files' tests run; without either, all. */
export interface Selection {
  /** Pieces of the test files' names. */
  readonly filters?: readonly string[];
  /** Files whose importing tests are meant. */
  readonly related?: readonly string[];
}

export async function runVitest(
  test: TestRun,
  projects: readonly string[],
  { filters = [], related }: Selection = {},
  environment = process.env,
): Promise<Counts> {
  const name = projects.join('-');
  const report = join(logFolder, `${test.name}-${name}.json`);
  rmSync(report, { force: true });
  const command = related ? ['related', '--run', '--passWithNoTests', ...related] : ['run', ...filters];
  const args = [...command, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const projectArgs = projects.flatMap((project) => ['--project', project]);
  const script = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const { code, output } = await runScript(script, [...args, ...projectArgs], {
    logFile: logOf(test, name),
    environment,
  });
  return countRun(report, code, output, related !== undefined);
}

/** The seeded suite, stopped with the run. */
async function provideSuite(test: TestRun): Promise<Emulators> {
  test.suite ??= await startSuite({
    ports: test.ports,
    folder: join(test.folder, 'suite'),
    logName: test.name,
    site: true,
  });
  return test.suite;
}

/** What the tests in the emulators are to run on. */
interface EmulatorTests extends Selection {
  /** Journeys come after them, and need the whole suite. */
  readonly beforeJourneys?: boolean;
}

/** The tests of the API, the rules and all else that speaks to Firestore and Auth: each file has a project of its own there. */
export async function runEmulatorTests(
  test: TestRun,
  { beforeJourneys, ...selection }: EmulatorTests = {},
): Promise<Counts> {
  // The whole suite builds the site by itself.
  if (!beforeJourneys && askForSite(root, selection.filters ?? []))
    await build(['web'], async () => undefined);
  const databases = { ports: test.ports, logFile: logOf(test, 'databases') };
  test.suite ??= await (beforeJourneys
    ? provideSuite(test)
    : startDatabases(join(test.folder, 'databases'), databases));
  const usedIndexes = join(test.folder, 'used-indexes.jsonl');
  writeFileSync(usedIndexes, '');
  const variables = { ...emulatorVariables(test.ports), PATHSHALA_USED_INDEXES: usedIndexes };
  const environment = { ...process.env, ...variables };
  const counts = await whileRunning(test.suite, runVitest(test, ['emulator'], selection, environment));
  const isAll = !selection.filters?.length && !selection.related;
  return isAll ? add(counts, checkUsed(usedIndexes)) : counts;
}

/** An index of several fields that no query of the tests needs is one that Firestore keeps for nobody. */
function checkUsed(usedIndexes: string): Counts {
  const used = new Set(readFileSync(usedIndexes, 'utf8').split('\n'));
  const { indexes } = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8'));
  const unused = (indexes as object[]).map((one) => JSON.stringify(one)).filter((one) => !used.has(one));
  return unused.length > 0
    ? failure(`No test needs these indexes:\n${unused.join('\n')}`)
    : { ...nothing, passed: 1 };
}

function browserEnvironment(test: TestRun, chromium: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    ...emulatorVariables(test.ports),
    CHROME_PATH: chromium,
    PATHSHALA_BASE_URL: `http://127.0.0.1:${test.ports.hosting}`,
    PATHSHALA_PROJECT: demoProject,
    PLAYWRIGHT_JSON_OUTPUT_NAME: join(logFolder, `${test.name}-browser.json`),
  };
}

/**
 * The journeys of a person in a real browser, through the whole seeded suite.
 * @param filters pieces of the journeys' file names; none: all
 */
export async function runBrowserTests(test: TestRun, filters: readonly string[] = []): Promise<Counts> {
  const chromium = await provideChromium(logOf(test, 'chromium'));
  const emulators = await provideSuite(test);
  const report = join(logFolder, `${test.name}-browser.json`);
  rmSync(report, { force: true });
  const script = join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const args = [
    'test',
    '--config',
    join(root, 'web', 'playwright.config.ts'),
    '--reporter=list,json',
    // Beside the logs: what a page showed when its journey failed is told there.
    '--output',
    join(logFolder, `${test.name}-journeys`),
    ...filters,
  ];
  const environment = browserEnvironment(test, chromium);
  await warmUp(emulators);
  const walk = async () => {
    const { code, output } = await runScript(script, args, { logFile: logOf(test, 'browser'), environment });
    return countRun(report, code, output);
  };
  return await whileRunning(emulators, walk());
}
