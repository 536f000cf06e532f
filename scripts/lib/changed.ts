import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { emulatorTestsOf } from './emulator-tests.ts';
import { apiJourneys, siteJourneys } from './feature-journeys.ts';
import { root } from './paths.ts';

/** What a change can break. */
export interface Affected {
  /** The changed files, by which Vitest finds the tests that import them. */
  readonly files: readonly string[];
  /** Whether every unit and component test has to run: the change reaches them by another way than an import. */
  readonly everyUnit: boolean;
  /** Paths of the tests in the emulators, or all of them. */
  readonly emulator: readonly string[] | 'all';
  /** Names of the journeys in a browser, or all of them. */
  readonly journeys: readonly string[] | 'all';
}

interface Row {
  readonly pattern: RegExp;
  readonly everyUnit?: boolean;
  /** These two are given what the pattern caught; what they do not know is all. */
  readonly emulator?: Names;
  readonly journeys?: Names;
}

type Names = (name: string) => readonly string[] | undefined;

const all = () => undefined;
const of =
  (table: Readonly<Record<string, readonly string[]>>): Names =>
  (name) =>
    table[name];
/** A test that was removed cannot be run. */
const ifThere = (path: string, name = path) => (existsSync(join(root, path)) ? [name] : []);
/** A layer under the features can break each of them. */
const testsOf: Names = (name) => (name in apiJourneys ? emulatorTestsOf(root, name) : undefined);

/** Features of the site whose pages the function renders, too. */
const rendered = ['blog', 'course', 'home', 'lesson', 'school-pages'];
const renderedPages: Names = (name) => (rendered.includes(name) ? ['functions/src/pages/'] : []);

/** The first row whose pattern fits says what a file's change can break; a file without a row can break anything. */
const rows: readonly Row[] = [
  { pattern: /^(docs\/|\.github\/|[A-Z][\w-]*(\.md)?$)|^(?!functions\/content\/lessons\/).*\.md$/ },
  { pattern: /^web\/e2e\/([\w-]+)\.spec\.ts$/, journeys: (name) => ifThere(`web/e2e/${name}.spec.ts`, name) },
  {
    pattern: /^web\/src\/features\/([\w-]+)\//,
    emulator: renderedPages,
    journeys: of(siteJourneys),
  },
  { pattern: /^((functions|scripts)\/.*\.emulator\.test\.ts)$/, emulator: (path) => ifThere(path) },
  { pattern: /^functions\/test\//, emulator: all },
  { pattern: /\.test\.tsx?$/ },
  { pattern: /^functions\/src\/([\w-]+)\//, emulator: testsOf, journeys: of(apiJourneys) },
  { pattern: /^functions\/content\/lessons\//, everyUnit: true, journeys: () => ['learning'] },
  { pattern: /^scripts\/lib\/backup\//, emulator: () => ['scripts/lib/backup/'] },
  { pattern: /^scripts\/lib\//, journeys: () => [] },
];

/** @param changed paths from the root, such as `web/src/features/contact/contact-form.tsx` */
export function affectedBy(changed: readonly string[]): Affected {
  const parts = changed.map(affectedByOne);
  return {
    files: changed,
    everyUnit: parts.some(({ everyUnit }) => everyUnit),
    emulator: together(parts.map(({ emulator }) => emulator)),
    journeys: together(parts.map(({ journeys }) => journeys)),
  };
}

function together(parts: readonly (readonly string[] | 'all')[]): readonly string[] | 'all' {
  return parts.includes('all') ? 'all' : [...new Set(parts.flat())].sort();
}

function affectedByOne(file: string): Omit<Affected, 'files'> {
  for (const { pattern, everyUnit = false, emulator, journeys } of rows) {
    const found = pattern.exec(file);
    if (!found) continue;
    const names = (of?: Names) => (of ? (of(found[1] ?? basename(file)) ?? 'all') : []);
    return { everyUnit, emulator: names(emulator), journeys: names(journeys) };
  }
  return { everyUnit: true, emulator: 'all', journeys: 'all' };
}

/**
 * The files that differ from where the branch began: committed since, changed, new and removed.
 * @param folder of the repository
 * @param base the branch that changes are made for, or any commit
 * @throws Error where git does not know the base
 */
export function changedFiles(folder: string, base: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  const [start = base] = git('merge-base', base, 'HEAD');
  const files = [...git('diff', '--name-only', start), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].sort();
}
