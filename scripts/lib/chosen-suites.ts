import { affectedBy, type Breaks, changedFiles } from './changed.ts';
import { PlainError, wordsOf } from './messages.ts';
import { type Counts, nothing } from './results.ts';
import {
  checkStyle,
  checkTypes,
  openSchool,
  runBrowserTests,
  runEmulatorTests,
  runPageTests,
  runVitest,
  type Selection,
  type TestRun,
} from './test-suites.ts';

export type Suite = readonly [name: string, run: (test: TestRun) => Promise<Counts>];
export type Lane = readonly Suite[];
export type Stage = readonly Lane[];

const functionTypes: Suite = ['types of functions and scripts', (test) => checkTypes(test, 'functions')];
const siteTypes: Lane = [
  ['types of the site', (test) => checkTypes(test, 'web')],
  ['types of its worker', (test) => checkTypes(test, 'web/offline/worker')],
];
const lint: Suite = ['lint and format', checkStyle];

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
