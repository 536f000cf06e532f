import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError } from './messages.ts';
import { root } from './paths.ts';

/** By `web/e2e/<name>.spec.ts`: the features that it visits. A feature without a row, or whose journey no longer exists, runs all. */
const featuresOf: Readonly<Record<string, readonly string[]>> = {
  'fresh-pages': ['blog', 'course', 'home', 'lesson', 'pages', 'school-pages'],
  guards: ['account', 'accounts', 'not-found', 'users'],
  languages: ['catalogue', 'glossary', 'lesson', 'search'],
  learning: ['catalogue', 'course', 'courses', 'lesson', 'my-courses', 'search'],
  'learning-access': ['checkout', 'course', 'courses'],
  packs: ['course', 'courses', 'downloads'],
  'paint-first': ['practice'],
  people: ['account', 'accounts', 'catalogue', 'users'],
  'screens-contact': ['contact', 'messages', 'site'],
  'screens-home': ['blog', 'books', 'home', 'instructors'],
  'screens-shell': ['instructors', 'school-pages'],
  screenshots: ['orders', 'overview'],
  studio: ['studio'],
  'way-in': ['account', 'accounts', 'courses', 'home', 'lesson', 'my-courses'],
};
const inNone = ['certificate', 'classrooms', 'learn', 'notices', 'pictures', 'retention', 'week'];

/** What a change may break besides the tests that import it. */
export interface Breaks {
  /** All tests: the change affects them other than by import. */
  readonly everything: boolean;
  readonly api: boolean;
  readonly journeys: readonly string[] | 'all';
}

const isThere = (name: string) => existsSync(join(root, `web/e2e/${name}.spec.ts`));
const ofFeature = (name: string) => {
  const journeys = Object.keys(featuresOf).filter((journey) => featuresOf[journey]?.includes(name));
  const isKnown = journeys.length > 0 || inNone.includes(name);
  return isKnown && journeys.every(isThere) ? journeys : 'all';
};

/** The first matching row decides, with what its pattern captured; files without a row may break everything. */
const rows: readonly (readonly [pattern: RegExp, breaks: (name: string) => Partial<Breaks>])[] = [
  [/^(docs\/|\.github\/|[A-Z][\w-]*(\.md)?$)|^(?!functions\/content\/lessons\/).*\.md$/, () => ({})],
  // A removed journey cannot run.
  [/^web\/e2e\/([\w-]+)\.spec\.ts$/, (name) => ({ journeys: [name].filter(isThere) })],
  [/\.emulator\.test\.ts$|^functions\/test\//, () => ({ api: true })],
  [/\.test\.tsx?$|^scripts\/lib\//, () => ({})],
  [/^web\/src\/features\/([\w-]+)\//, (name) => ({ journeys: ofFeature(name) })],
  [/^functions\/src\/([\w-]+)\//, (name) => ({ api: true, journeys: ofFeature(name) })],
  [/^functions\/content\/lessons\//, () => ({ everything: true, journeys: ['learning'] })],
];

function brokenBy(file: string): Partial<Breaks> {
  for (const [pattern, breaks] of rows) {
    const found = pattern.exec(file);
    if (found) return breaks(found[1] ?? '');
  }
  return { everything: true, journeys: 'all' };
}

/** @param changed paths from the root, such as `web/src/features/contact/contact-form.tsx` */
export function affectedBy(changed: readonly string[]): Breaks {
  const broken = changed.map(brokenBy);
  const journeys = broken.flatMap((one) => one.journeys ?? []);
  return {
    everything: broken.some(({ everything }) => everything),
    api: broken.some(({ api, everything }) => api || everything),
    journeys: journeys.includes('all') ? 'all' : [...new Set(journeys)].sort(),
  };
}

/** With uncommitted and new files. @param base branch or commit @throws PlainError if git does not know it */
export function changedFiles(base: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  try {
    const [start = base] = git('merge-base', base, 'HEAD');
    const files = [
      ...git('diff', '--name-only', start),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
    return [...new Set(files)].sort();
  } catch {
    throw new PlainError(`Git does not know ${base}; name another base: npm test -- --changed --base REV`);
  }
}
