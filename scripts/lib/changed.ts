import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apiJourneys, siteJourneys } from './feature-journeys.ts';
import { root } from './paths.ts';

/** What a change may break besides the tests that import it. */
export interface Breaks {
  /** All tests: the change affects them other than by import. */
  readonly everything?: boolean;
  /** Tests in the emulators that import it. */
  readonly api?: boolean;
  /** Names of the journeys in a browser, or all of them. */
  readonly journeys: readonly string[] | 'all';
}

interface Row {
  readonly pattern: RegExp;
  readonly everything?: boolean;
  readonly api?: boolean;
  /** Given what the pattern caught; what it does not know is all. */
  readonly journeys?: (name: string) => readonly string[] | undefined;
}

const of = (table: Readonly<Record<string, readonly string[]>>) => (name: string) => table[name];
/** A journey that was removed cannot be walked. */
const ifThere = (name: string) => (existsSync(join(root, `web/e2e/${name}.spec.ts`)) ? [name] : []);

/** The first matching row decides; files without a row may break everything. */
const rows: readonly Row[] = [
  { pattern: /^(docs\/|\.github\/|[A-Z][\w-]*(\.md)?$)|^(?!functions\/content\/lessons\/).*\.md$/ },
  { pattern: /^web\/e2e\/([\w-]+)\.spec\.ts$/, journeys: ifThere },
  { pattern: /\.emulator\.test\.ts$|^functions\/test\/|^scripts\/lib\/backup\//, api: true },
  { pattern: /\.test\.tsx?$|^scripts\/lib\// },
  { pattern: /^web\/src\/features\/([\w-]+)\//, journeys: of(siteJourneys) },
  { pattern: /^functions\/src\/([\w-]+)\//, api: true, journeys: of(apiJourneys) },
  { pattern: /^functions\/content\/lessons\//, everything: true, journeys: () => ['learning'] },
];

function brokenBy(file: string): Breaks {
  for (const { pattern, journeys, ...tests } of rows) {
    const found = pattern.exec(file);
    if (found) return { ...tests, journeys: journeys ? (journeys(found[1] ?? '') ?? 'all') : [] };
  }
  return { everything: true, journeys: 'all' };
}

/** @param changed paths from the root, such as `web/src/features/contact/contact-form.tsx` */
export function affectedBy(changed: readonly string[]): Required<Breaks> {
  const broken = changed.map(brokenBy);
  const journeys = broken.map((one) => one.journeys);
  return {
    everything: broken.some(({ everything }) => everything),
    api: broken.some(({ api, everything }) => api || everything),
    journeys: journeys.includes('all') ? 'all' : [...new Set(journeys.flat())].sort(),
  };
}

/**
 * Files changed since the branch started, including uncommitted and new ones.
 * @param folder of the repository
 * @param base target branch or commit
 * @throws Error if git does not know the base
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
