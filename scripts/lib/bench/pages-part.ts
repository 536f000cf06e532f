import { firstLesson } from '@pathshala/contract/first-lesson';
import type { Wire } from './cdn.ts';
import { summed } from './figures.ts';
import { type LighthouseResult, loadPage } from './lighthouse.ts';
import { inTurns, type Part, type Tools } from './part.ts';
import { withSite, yardstickPath } from './site.ts';
import { kilobytes, milliseconds, ratio, type Section } from './table.ts';

/**
 * How the network is made slow, in words of Lighthouse's command line: a phone on slow 4G computed from a fast load, the
 * same held back for real, or 400 kbit/s and 400 ms held back for real: a bad day of a phone in the country.
 */
const lines = {
  simulated: [],
  devtools: ['--throttling-method=devtools'],
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
  readonly wire: Wire;
  readonly path: string;
  readonly line: keyof typeof lines;
  /** The page that was open before; what the browser kept of it is there. Left out: the browser knows nothing. */
  readonly after?: string;
}

const course = `/course/${firstLesson.courseId}`;

/** The pages that are measured, on the CDN's wire as a phone that is computed; the first of them also when there is no time. */
const quickPages = [yardstickPath, '/', '/search?q=math', course];
export const benchedPages: readonly string[] = [
  ...quickPages,
  ...['/bn', '/gradeEight', '/gradeTwelve', '/blogs', '/contact', '/login', '/register'],
  `${course}/lesson/${firstLesson.lessonId}`,
  // The page for unknown addresses, by its own: Lighthouse measures nothing that is answered 404.
  '/404',
];
/** Loaded once more with the line held back for real, and on a bad line. */
const heldBack = [yardstickPath, '/', course];

/** On the wire that the emulator speaks: home, and a page for somebody who comes from there, which the costs rest on. */
const emulatorLoads: readonly Load[] = [
  ...[yardstickPath, '/', '/bn'].map((path): Load => ({ wire: 'h1', path, line: 'simulated' })),
  { wire: 'h1', path: course, line: 'simulated', after: '/' },
];

const cdnLoads = (line: Load['line'], paths: readonly string[]) =>
  paths.map((path): Load => ({ wire: 'h2', path, line }));

interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** What one load of a page was like. Times in milliseconds, sizes in bytes on the wire. */
function figuresOf({ audits, categories, environment }: LighthouseResult) {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { items: requests = [] } = (audits['network-requests']?.details ?? {}) as { items?: Request[] };
  const sizeOf = (type?: string) =>
    requests
      .filter(({ resourceType }) => type === undefined || resourceType === type)
      .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    bytes: sizeOf(),
    script: sizeOf('Script'),
    fonts: sizeOf('Font'),
    requests: requests.length,
    /** Lighthouse's own measure of how much of the machine it had: a lower one is a noisier run. */
    machine: environment.benchmarkIndex,
  };
}

/** A page as it was loaded in one way. */
export interface Loaded extends Load {
  readonly figures: ReturnType<typeof figuresOf>;
}

/** Loads the pages in turns, on one wire. */
async function loadAll(loads: readonly Load[], tools: Tools): Promise<Loaded[]> {
  return await withSite(loads[0]?.wire ?? 'h2', async ({ origin, port }) => {
    const found = await inTurns(
      tools,
      loads,
      ({ path }) => path,
      async ({ path, line, after }) => {
        const options = ['--only-categories=performance', ...lines[line]];
        if (after !== undefined) await loadPage(origin + after, port, options);
        const kept = after === undefined ? [] : ['--disable-storage-reset'];
        return figuresOf(await loadPage(origin + path, port, [...options, ...kept]));
      },
    );
    return loads.map((load, at) => ({ ...load, figures: summed(found[at] ?? []) }));
  });
}

function rowOf(load: Loaded, all: readonly Loaded[]): string[] {
  const { figures, path, after, wire } = load;
  const alike = all.filter((one) => one.wire === wire);
  const bare = alike.find((one) => one.path === yardstickPath && one.line === load.line) ?? load;
  const held = alike.find((one) => one.path === path && one.line === 'devtools');
  const { firstPaint, largestPaint, blocking, shift, bytes, script, fonts, requests, score } = figures;
  return [
    `${path === yardstickPath ? 'yardstick' : path}${after ? ` after ${after}` : ''}${wire === 'h1' ? ', HTTP/1.1' : ''}`,
    ratio(largestPaint / bare.figures.largestPaint),
    '',
    ...[firstPaint, largestPaint].map(milliseconds),
    held ? milliseconds(held.figures.largestPaint) : '',
    milliseconds(blocking),
    ...[bytes, script, fonts].map(kilobytes),
    ...[String(requests), shift.toFixed(3), String(score)],
  ];
}

/** The ratio is that of the largest paint to the yardstick's on the same line; what is held back for real stands beside it. */
function sectionOf(title: string, all: readonly Loaded[]): Section {
  return {
    head: [
      ...[title, 'ratio', 'at most', 'FCP', 'LCP', 'LCP held back', 'TBT'],
      ...['all', 'script', 'fonts', 'requests', 'shift', 'score'],
    ],
    rows: all.filter(({ line }) => line !== 'devtools').map((load) => rowOf(load, all)),
  };
}

/** The built pages as a phone loads them from the CDN, and home on the emulator's wire. */
export const pagesPart: Part = {
  builds: ['web'],
  run: async (tools) => {
    const simulated = cdnLoads('simulated', tools.isQuick ? quickPages : benchedPages);
    const cdn = await loadAll(
      [...simulated, ...(tools.isQuick ? [] : cdnLoads('devtools', heldBack))],
      tools,
    );
    const figures = [...cdn, ...(await loadAll(emulatorLoads, tools))];
    return { section: sectionOf('Pages', figures), figures };
  },
};

/** The same on a bad line. */
export const slowPart: Part = {
  builds: ['web'],
  run: async (tools) => {
    const figures = await loadAll(cdnLoads('slow', tools.isQuick ? heldBack.slice(0, 2) : heldBack), tools);
    return { section: sectionOf('400 kbit/s, 400 ms', figures), figures };
  },
};
