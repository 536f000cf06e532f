import { checkBuiltSite } from './built-site/check.ts';
import { affectedBy, type Breaks, changedFiles } from './changed.ts';
import { PlainError, wordsOf } from './messages.ts';
import { root } from './paths.ts';
import type { Counts } from './results.ts';
import {
  checkStyle,
  checkTypes,
  runBrowserTests,
  runEmulatorTests,
  runVitest,
  type TestRun,
} from './test-suites.ts';

export type Suite = readonly [name: string, run: (test: TestRun) => Promise<Counts>];
/** Suites that run concurrently. */
export type Stage = readonly Suite[];

/** The projects of vitest.config.ts that need no emulators. */
const unit = ['brand', 'unit', 'component'];

/** Each uses one core. */
const quick: Stage = [
  ['types of functions and scripts', (test) => checkTypes(test, 'functions')],
  ['types of the site', (test) => checkTypes(test, 'web')],
  ['lint and format', checkStyle],
];

/** Before the journeys, because it explains many of their failures in a line. */
const pages: Suite = ['pages and links as built', checkBuiltSite];

/** The parts of `--only`; `filters` are pieces of file names, and without one every file is meant. */
const parts: Readonly<Record<string, (filters: readonly string[]) => Stage>> = {
  types: () => quick.slice(0, 2),
  lint: () => quick.slice(2),
  unit: (filters) => [['unit and component tests', (test) => runVitest(test, unit, { filters })]],
  pages: () => [pages],
  emulator: (filters) => [['tests in the emulators', (test) => runEmulatorTests(test, { filters })]],
  browser: (filters) => [['journeys in a browser', (test) => runBrowserTests(test, filters)]],
};

/**
 * The suites for affected files only.
 * @param files changed files, if not everything may be affected
 */
function stagesFor(
  { everything, api, journeys }: Required<Breaks>,
  files: readonly string[] = [],
): readonly Stage[] {
  const selection = everything ? {} : { related: files };
  const beforeJourneys = journeys.length > 0;
  const walked = journeys === 'all' ? [] : journeys.map((name) => `/${name}.spec.ts`);
  return [
    quick,
    [['unit and component tests', (test) => runVitest(test, unit, selection)]],
    beforeJourneys ? [pages] : [],
    api
      ? [['tests in the emulators', (test) => runEmulatorTests(test, { ...selection, beforeJourneys })]]
      : [],
    beforeJourneys ? [['journeys in a browser', (test) => runBrowserTests(test, walked)]] : [],
  ];
}

function changedSince(base: string): string[] {
  try {
    return changedFiles(root, base);
  } catch {
    throw new PlainError(
      `Git knows no ${base} to compare with; name another: npm test -- --changed --base REV`,
    );
  }
}

/**
 * The suites that the command line asks for, one stage after the other: all of them, `--only PART [FILE …]`, or `--changed [--base REV]`.
 * @throws PlainError for words that say none of these
 */
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
    const files = changedSince(values.base);
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
