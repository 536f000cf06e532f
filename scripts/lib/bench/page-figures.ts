import type { LighthouseResult } from './lighthouse.ts';

/**
 * How the network is made slow, in words of Lighthouse's command line: a phone on slow 4G computed from a fast load, the
 * same held back for real, or 400 kbit/s and 400 ms held back for real: a bad day of a phone in the country.
 */
export const lines = {
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
export type Line = keyof typeof lines;

interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

/** What one load of a page was like. Times in milliseconds, sizes in bytes on the wire. */
export function figuresOf({ audits, categories, environment }: LighthouseResult) {
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
export type PageFigures = ReturnType<typeof figuresOf>;

/** What Lighthouse judges beside speed. */
export const qualities = ['accessibility', 'best-practices', 'seo'] as const;

/** A page that asks search engines to leave it out is not judged by how well they find it. */
const listing = 'is-crawlable';

/**
 * What a page is like, of 100, nothing for what is not asked of it; and the ids of the audits that cost it something.
 * @param result of a load with these categories
 */
export function qualityOf({ categories, audits }: Pick<LighthouseResult, 'categories' | 'audits'>) {
  const asked = qualities.filter((one) => one !== 'seo' || audits[listing]?.score !== 0);
  const scores = asked.map((one) => [one, Math.round((categories[one]?.score ?? 0) * 100)] as const);
  const counting = asked.flatMap((one) => categories[one]?.auditRefs ?? []);
  const faults = counting.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
  return {
    scores: Object.fromEntries(scores) as Partial<Record<(typeof qualities)[number], number>>,
    faults: faults.map(({ id }) => id),
  };
}
