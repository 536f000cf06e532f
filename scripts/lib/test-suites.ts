import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { isFull } from '@pathshala/contract/testing/full';
import { build, contentVariables } from './build.ts';
import { affectedBy, type Breaks, changedFiles } from './changed.ts';
import { run, succeed } from './children.ts';
import { provideChromium } from './chromium.ts';
import { demoProject, emulatorVariables } from './emulator-environment.ts';
import { type Emulators, startDatabases, whileRunning } from './emulators.ts';
import { provideJava } from './java-runtime.ts';
import { PlainError, wordsOf } from './messages.ts';
import { logFolder, root } from './paths.ts';
import type { Ports } from './ports.ts';
import { add, type Counts, countRun, failure, nothing } from './results.ts';
import { startSuite, warmUp } from './suite.ts';

export interface TestRun {
  ports: Ports;
  folder: string;
  /** Comes before the names of the log files and tells this run from one beside it. */
  name: string;
  /** Set once a part of this run has started them; later parts share them. */
  emulators?: Promise<Emulators>;
}

export type Suite = readonly [name: string, run: (test: TestRun) => Promise<Counts>];
export type Lane = readonly Suite[];
export type Stage = readonly Lane[];

const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
const playwright = join(root, 'node_modules', '@playwright', 'test', 'cli.js');

/** Runs the tests of `npm run test:all` too. */
const whole = { PATHSHALA_TEST_ALL: '1' };

const logOf = (test: TestRun, suite: string) => join(logFolder, `${test.name}-${suite}.log`);

export async function prepareCode(test: TestRun): Promise<void> {
  const logFile = logOf(test, 'prepare');
  const script = join(root, 'web', 'build-steps', 'prepare-code.ts');
  await succeed('Generating code', process.execPath, [script], { logFile });
}

/** A tool counts as one test. */
async function check(test: TestRun, name: string, program: string, args: string[]): Promise<Counts> {
  const tool = join(root, 'node_modules', '.bin', program);
  const { code, output } = await run(tool, args, { logFile: logOf(test, name) });
  return code === 0 ? { ...nothing, passed: 1 } : failure(`${name}\n${output}`);
}

/** @param project the folder of a tsconfig.json */
function typesOf(what: string, project: string): Suite {
  const name = `types-${project.replaceAll('/', '-')}`;
  const args = ['--noEmit', '--checkers', '1', '-p', project];
  return [`types of ${what}`, (test) => check(test, name, 'tsc', args)];
}

/** Which files' tests run; without either, all. */
interface Selection {
  /** Pieces of file names; a named file runs at full length. */
  readonly filters?: readonly string[];
  /** Runs tests that import these files. */
  readonly related?: readonly string[];
}

async function runVitest(
  test: TestRun,
  projects: readonly string[],
  { filters = [], related }: Selection,
  variables: NodeJS.ProcessEnv = {},
): Promise<Counts> {
  const name = projects.join('-');
  const report = join(logFolder, `${test.name}-${name}.json`);
  rmSync(report, { force: true });
  const command = related ? ['related', '--run', '--passWithNoTests', ...related] : ['run', ...filters];
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const projectArgs = projects.flatMap((project) => ['--project', project]);
  const args = [vitest, ...command, ...reporters, ...projectArgs];
  const isWhole = filters.length > 0 && whole;
  const environment = { ...process.env, ...isWhole, PATHSHALA_IS_PREPARED: '1', ...variables };
  const { code, output } = await run(process.execPath, args, { logFile: logOf(test, name), environment });
  return countRun(report, code, output, related !== undefined);
}

/** Tests of the built site; it is locked meanwhile. @param filters pieces of the test files' names */
async function runPageTests(test: TestRun, filters: readonly string[]): Promise<Counts> {
  const java = await provideJava();
  const chromium = await provideChromium(logOf(test, 'chromium'));
  const PATH = [dirname(java), process.env.PATH].join(delimiter);
  return await build(['web'], () =>
    runVitest(test, ['pages'], { filters }, { ...contentVariables(), PATH, CHROME_PATH: chromium }),
  );
}

function openSchool(test: TestRun): Promise<Emulators> {
  test.emulators ??= startSuite({ ports: test.ports, name: test.name, site: true });
  return test.emulators;
}

/** Whether some of the chosen tests render pages, for which the site's server must be built. */
function askForSite(filters: readonly string[]): boolean {
  return globSync('functions/src/**/*.emulator.test.ts', { cwd: root })
    .filter((path) => filters.length === 0 || filters.some((filter) => path.includes(filter)))
    .some((path) => readFileSync(join(root, path), 'utf8').includes('/support/built-site.ts'));
}

async function openDatabases(test: TestRun, filters: readonly string[]): Promise<Emulators> {
  if (askForSite(filters)) await build(['web'], async () => undefined);
  test.emulators ??= startDatabases(join(test.folder, 'databases'), {
    ports: test.ports,
    logFile: logOf(test, 'databases'),
  });
  return await test.emulators;
}

/** Tests of the API, the rules and everything else that calls Firestore and Auth: each file uses its own project there. */
async function runEmulatorTests(test: TestRun, selection: Selection): Promise<Counts> {
  const { filters = [], related } = selection;
  const emulators = await (test.emulators ?? openDatabases(test, filters));
  const usedIndexes = join(test.folder, 'used-indexes.jsonl');
  writeFileSync(usedIndexes, '');
  const variables = { ...emulatorVariables(test.ports), PATHSHALA_USED_INDEXES: usedIndexes };
  const counts = await whileRunning(emulators, runVitest(test, ['emulator'], selection, variables));
  return isFull && filters.length === 0 && !related ? add(counts, checkUsed(usedIndexes)) : counts;
}

/** A composite index that no query of the tests uses is not needed. */
function checkUsed(usedIndexes: string): Counts {
  const used = new Set(readFileSync(usedIndexes, 'utf8').split('\n'));
  const { indexes } = JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8'));
  const unused = (indexes as object[]).map((one) => JSON.stringify(one)).filter((one) => !used.has(one));
  return unused.length > 0
    ? failure(`No test needs these indexes:\n${unused.join('\n')}`)
    : { ...nothing, passed: 1 };
}

/** @param files pieces of file names; none: all @param areNamed all their tests run, and one must exist */
async function runBrowserTests(test: TestRun, files: readonly string[], areNamed = false) {
  const chromium = await provideChromium(logOf(test, 'chromium'));
  const emulators = await openSchool(test);
  const report = join(logFolder, `${test.name}-browser.json`);
  rmSync(report, { force: true });
  const isWhole = isFull || areNamed;
  const output = join(logFolder, `${test.name}-journeys`);
  const args = [
    ...[playwright, 'test', '--config', join(root, 'web', 'playwright.config.ts'), '--reporter=list,json'],
    ...['--output', output, '--pass-with-no-tests'],
    ...(isWhole ? [] : ['--grep', '@core']),
    ...files,
  ];
  const environment = {
    ...process.env,
    ...(isWhole && whole),
    ...emulatorVariables(test.ports),
    CHROME_PATH: chromium,
    PATHSHALA_BASE_URL: `http://127.0.0.1:${test.ports.hosting}`,
    PATHSHALA_PROJECT: demoProject,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  };
  await warmUp(emulators);
  const walk = run(process.execPath, args, { logFile: logOf(test, 'browser'), environment });
  const { code, output: said } = await whileRunning(emulators, walk);
  return countRun(report, code, said, files.length > 0 && !areNamed);
}

const functionTypes = typesOf('functions and scripts', 'functions');
const siteTypes: Lane = [typesOf('the site', 'web'), typesOf('its worker', 'web/offline/worker')];
const lint: Suite = [
  'lint and format',
  (test) => check(test, 'lint', 'biome', ['ci', '--max-diagnostics=100', '.']),
];

/** Starts while types are checked: the build and the emulators are idle part of the time. */
const school: Suite = ['the whole school', (test) => openSchool(test).then(() => nothing)];

const alone = (name: string, run: Suite[1]): Stage => [[[name, run]]];

const unit = (selection: Selection): Suite => [
  'unit and component tests',
  (test) => runVitest(test, ['unit', 'component'], selection),
];
/** Before the journeys, because it explains many of their failures in a line. */
const pages = (filters: readonly string[] = []) =>
  alone('pages and links as built', (test) => runPageTests(test, filters));
const emulator = (selection: Selection) =>
  alone('tests in the emulators', (test) => runEmulatorTests(test, selection));
const browser = (files: readonly string[], areNamed = false) =>
  alone('journeys in a browser', (test) => runBrowserTests(test, files, areNamed));

/** The parts of `--only`; `filters` are pieces of file names, and without one every file is meant. */
const parts: Readonly<Record<string, (filters: readonly string[]) => Stage>> = {
  types: () => [[functionTypes], siteTypes],
  lint: () => [[lint]],
  unit: (filters) => [[unit({ filters })]],
  pages,
  emulator: (filters) => emulator({ filters }),
  browser: (filters) => browser(filters, filters.length > 0),
};

/** @param files changed files, if not everything may be affected */
function stagesFor({ everything, api, journeys }: Breaks, files?: readonly string[]): Stage[] {
  const selection = everything || !files ? {} : { related: files };
  const hasJourneys = journeys.length > 0;
  const walked = journeys === 'all' ? [] : journeys.map((name) => `/${name}.spec.ts`);
  return [
    [[functionTypes, lint], siteTypes, ...(hasJourneys ? [[school]] : [])],
    [[unit(selection)]],
    // The browser, the checkers and the emulators that they wait for leave each other room.
    [...(hasJourneys ? pages() : []), ...(api ? emulator(selection) : [])],
    ...(hasJourneys ? [browser(walked)] : []),
  ];
}

/** All suites, `--only PART [FILE …]`, or `--changed [--base REV]`. @throws PlainError for other words */
export function chosenSuites(args: readonly string[]): readonly Stage[] {
  const { values, positionals } = wordsOf(
    {
      args: [...args],
      options: {
        only: { type: 'string' },
        changed: { type: 'boolean', default: false },
        base: { type: 'string', default: 'origin/main' },
      },
      allowPositionals: true,
    },
    'npm test knows --only PART [FILE …] and --changed [--base REV]',
  );
  if (values.changed) {
    const files = changedFiles(values.base);
    return stagesFor(affectedBy(files), files);
  }
  if (values.only === undefined) {
    if (positionals.length > 0) throw new PlainError('Files go with a part: npm test -- --only unit search');
    return stagesFor({ everything: true, api: true, journeys: 'all' });
  }
  const chosen = parts[values.only];
  if (chosen) return [chosen(positionals)];
  throw new PlainError(
    `There is no part "${values.only}"; --only takes one of ${Object.keys(parts).join(', ')}`,
  );
}
