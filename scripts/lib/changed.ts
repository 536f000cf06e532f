import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.ts';

/** By `web/e2e/<name>.spec.ts`. A feature without a row, or whose journey no longer exists, runs all. */
const journeysOf: Readonly<Record<string, readonly string[]>> = {
  account: ['people', 'guards', 'way-in'],
  accounts: ['people', 'guards', 'way-in'],
  blog: ['fresh-pages', 'screens-home'],
  books: ['screens-home'],
  catalogue: ['people', 'learning', 'languages'],
  certificate: [],
  checkout: ['learning-access'],
  classrooms: [],
  contact: ['screens-contact'],
  course: ['learning', 'learning-access', 'packs', 'fresh-pages'],
  courses: ['learning', 'learning-access', 'packs', 'way-in'],
  downloads: ['packs'],
  glossary: ['languages'],
  home: ['screens-home', 'way-in', 'fresh-pages'],
  instructors: ['screens-shell', 'screens-home'],
  learn: [],
  lesson: ['learning', 'way-in', 'languages', 'fresh-pages'],
  messages: ['screens-contact'],
  'my-courses': ['learning', 'way-in'],
  'not-found': ['guards'],
  notices: [],
  orders: ['screenshots'],
  overview: ['screenshots'],
  pages: ['fresh-pages'],
  pictures: [],
  practice: ['paint-first'],
  retention: [],
  'school-pages': ['screens-shell', 'fresh-pages'],
  search: ['learning', 'languages'],
  site: ['screens-contact'],
  studio: ['studio'],
  users: ['people', 'guards'],
  week: [],
};

/** What a change may break besides the tests that import it. */
export interface Breaks {
  /** All tests: the change affects them other than by import. */
  readonly everything?: boolean;
  readonly api?: boolean;
  readonly journeys: readonly string[] | 'all';
}

interface Row extends Partial<Omit<Breaks, 'journeys'>> {
  readonly pattern: RegExp;
  /** Gets what the pattern captured; undefined means all. */
  readonly journeys?: (name: string) => readonly string[] | undefined;
}

const isThere = (name: string) => existsSync(join(root, `web/e2e/${name}.spec.ts`));
const ofFeature = (name: string) => {
  const journeys = journeysOf[name];
  return journeys?.every(isThere) ? journeys : undefined;
};

/** The first matching row decides; files without a row may break everything. */
const rows: readonly Row[] = [
  { pattern: /^(docs\/|\.github\/|[A-Z][\w-]*(\.md)?$)|^(?!functions\/content\/lessons\/).*\.md$/ },
  // A removed journey cannot run.
  { pattern: /^web\/e2e\/([\w-]+)\.spec\.ts$/, journeys: (name) => [name].filter(isThere) },
  { pattern: /\.emulator\.test\.ts$|^functions\/test\//, api: true },
  { pattern: /\.test\.tsx?$|^scripts\/lib\// },
  { pattern: /^web\/src\/features\/([\w-]+)\//, journeys: ofFeature },
  { pattern: /^functions\/src\/([\w-]+)\//, api: true, journeys: ofFeature },
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

/** With uncommitted and new files. @param base branch or commit @throws Error if git does not know it */
export function changedFiles(base: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  const [start = base] = git('merge-base', base, 'HEAD');
  const files = [...git('diff', '--name-only', start), ...git('ls-files', '--others', '--exclude-standard')];
  return [...new Set(files)].sort();
}
