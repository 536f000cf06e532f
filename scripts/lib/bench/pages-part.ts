import { firstLesson } from '@pathshala/contract/courses/first-lesson';
import { paths } from '@pathshala/contract/site/paths';
import { type LighthouseResult, loadPage } from './lighthouse.ts';
import { inTurns, type Part, type Tools } from './part.ts';
import { withSite } from './site.ts';
import { kilobytes, milliseconds, type Section } from './table.ts';

/**
 * Throttling options of Lighthouse: simulated slow 4G, or an applied 400 kbit/s with 400 ms latency, a bad rural
 * connection.
 */
const lines = {
  simulated: [],
  slow: [
    '--throttling-method=devtools',
    '--throttling.requestLatencyMs=400',
    '--throttling.downloadThroughputKbps=400',
    '--throttling.uploadThroughputKbps=400',
    '--throttling.cpuSlowdownMultiplier=1',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** One way in which a page is loaded. */
interface Load {
  readonly path: string;
  readonly line: keyof typeof lines;
  /** The previous page, for a warm cache; absent: an empty cache. */
  readonly after?: string;
}

const course = paths.course(firstLesson.courseId);

/** Measured pages; the first one in quick runs. */
const quickPages = [paths.home, `${paths.search}?q=math`, course];
const allPages: readonly string[] = [
  ...quickPages,
  ...['/bn', paths.gradeEight, paths.gradeTwelve, paths.blogs, paths.contact, paths.login, paths.register],
  paths.lesson(firstLesson.courseId, firstLesson.lessonId),
  // The page for unknown addresses, by its own: Lighthouse measures nothing that is answered 404.
  '/404',
];
const slowPages = [paths.home, course];

/** Somebody who comes from home. */
const furtherPage: Load = { path: course, line: 'simulated', after: paths.home };

interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** Figures of a page load. Times in milliseconds, sizes in bytes on the wire. */
function figuresOf({ audits, categories }: LighthouseResult) {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { items: requests = [] } = (audits['network-requests']?.details ?? {}) as { items?: Request[] };
  const sizeOf = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    bytes: sizeOf(),
    script: sizeOf('Script'),
    fonts: sizeOf('Font'),
    requests: requests.length,
    shift: number('cumulative-layout-shift'),
    score: Math.round((categories.performance?.score ?? 0) * 100),
  };
}

/** A page as it was loaded in one way. */
export interface Loaded extends Load {
  readonly figures: ReturnType<typeof figuresOf>;
}

/** Loads the pages in turns. */
async function loadAll(loads: readonly Load[], tools: Tools): Promise<Loaded[]> {
  return await withSite(async ({ origin, port }) => {
    const measure = async ({ path, line, after }: Load) => {
      const options = ['--only-categories=performance', ...lines[line]];
      if (after === undefined) return figuresOf(await loadPage(origin + path, port, options));
      await loadPage(origin + after, port, options);
      return figuresOf(await loadPage(origin + path, port, [...options, '--disable-storage-reset']));
    };
    const found = await inTurns(tools, loads, ({ path }) => path, measure);
    return found.map((figures, at) => ({ ...(loads[at] as Load), figures }));
  });
}

function sectionOf(title: string, all: readonly Loaded[]): Section {
  const rows = all.map(({ path, after, figures }) => [
    `${path}${after ? ` after ${after}` : ''}`,
    ...[figures.firstPaint, figures.largestPaint, figures.blocking].map(milliseconds),
    ...[figures.bytes, figures.script, figures.fonts].map(kilobytes),
    ...[String(figures.requests), figures.shift.toFixed(3), String(figures.score)],
  ]);
  const sizes = ['all', 'script', 'fonts', 'requests', 'shift', 'score'];
  return { head: [title, 'FCP', 'LCP', 'TBT', ...sizes], rows };
}

/** Measures built pages as loaded by a phone from the CDN. */
export const pagesPart: Part = {
  builds: ['web'],
  run: async (tools) => {
    const chosen = tools.isQuick ? quickPages : allPages;
    const first = chosen.map((path): Load => ({ path, line: 'simulated' }));
    const figures = await loadAll([...first, furtherPage], tools);
    return { section: sectionOf('Pages', figures), figures };
  },
};

/** The same on a bad connection. */
export const slowPart: Part = {
  builds: ['web'],
  run: async (tools) => {
    const loads = slowPages.map((path): Load => ({ path, line: 'slow' }));
    const figures = await loadAll(loads, tools);
    return { section: sectionOf('400 kbit/s, 400 ms', figures), figures };
  },
};
