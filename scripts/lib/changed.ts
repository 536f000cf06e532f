import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { apiJourneys, siteJourneys } from './feature-journeys.ts';

/** What a change can break. */
export interface Affected {
  /** The changed files, by which Vitest finds the tests that import them. */
  readonly files: readonly string[];
  /** Whether every unit and component test has to run: the change reaches them by another way than an import. */
  readonly everyUnit: boolean;
  /** Whether tests in the emulators can be touched. */
  readonly emulator: boolean;
  /** Names of the journeys in a browser, or all of them. */
  readonly journeys: readonly string[] | 'all';
}

interface Row {
  readonly pattern: RegExp;
  readonly everyUnit?: boolean;
  readonly emulator?: boolean;
  /** Given what the pattern caught. */
  readonly journeys?: (name: string) => readonly string[] | 'all' | undefined;
}

const every = { everyUnit: true, emulator: true, journeys: () => 'all' } as const;
const of = (table: Readonly<Record<string, readonly string[]>>) => (name: string) => table[name];

/** The first row whose pattern fits says what a file's change can break; a file without a row can break anything. */
const rows: readonly Row[] = [
  { pattern: /^(docs\/|\.github\/|[A-Z][\w-]*(\.md)?$)|^(?!functions\/content\/lessons\/).*\.md$/ },
  { pattern: /^web\/e2e\/([\w-]+)\.spec\.ts$/, journeys: (name) => [name] },
  { pattern: /^web\/src\/features\/([\w-]+)\//, journeys: of(siteJourneys) },
  { pattern: /^functions\/test\/|^(functions|scripts)\/.*\.emulator\.test\.ts$/, emulator: true },
  { pattern: /\.test\.tsx?$/ },
  { pattern: /^functions\/src\/([\w-]+)\//, emulator: true, journeys: of(apiJourneys) },
  { pattern: /^functions\/content\/lessons\//, everyUnit: true, journeys: () => ['learning'] },
  { pattern: /^scripts\/lib\/backup\//, emulator: true },
  { pattern: /^scripts\/lib\//, journeys: () => [] },
];

/** @param changed paths from the root, such as `web/src/features/contact/contact-form.tsx` */
export function affectedBy(changed: readonly string[]): Affected {
  const parts = changed.map(affectedByOne);
  const all = parts.some(({ journeys }) => journeys === 'all');
  return {
    files: changed,
    everyUnit: parts.some(({ everyUnit }) => everyUnit),
    emulator: parts.some(({ emulator }) => emulator),
    journeys: all ? 'all' : [...new Set(parts.flatMap(({ journeys }) => journeys))].sort(),
  };
}

function affectedByOne(file: string): Pick<Affected, 'everyUnit' | 'emulator' | 'journeys'> {
  for (const { pattern, everyUnit = false, emulator = false, journeys } of rows) {
    const found = pattern.exec(file);
    if (!found) continue;
    const walked = journeys ? journeys(found[1] ?? basename(file)) : [];
    // A feature that nobody has put into the table yet may be met on any way.
    return { everyUnit, emulator, journeys: walked ?? 'all' };
  }
  return { ...every, journeys: 'all' };
}

/**
 * The files that differ from where the branch began: committed since, changed, new and removed.
 * @param root of the repository
 * @param base the branch that changes are made for, or any commit
 * @throws Error where git does not know the base
 */
export function changedFiles(root: string, base: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  const [start = base] = git('merge-base', base, 'HEAD');
  const files = [...git('diff', '--name-only', start), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].sort();
}
