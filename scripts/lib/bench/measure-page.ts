import { type Config, type LighthouseResult, lighthouseTools, type RunnerResult } from './lighthouse.ts';

/** What one load of a page was like. Times in milliseconds, sizes in bytes on the wire. */
export interface PageFigures {
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly bytes: number;
  readonly script: number;
  readonly fonts: number;
  readonly requests: number;
  /** Lighthouse's own measure of how much of the machine it had: a lower one is a noisier run. */
  readonly machine: number;
}

/**
 * How the network is made slow: a phone on slow 4G computed from a fast load, the same held back for real, or a worse
 * line held back for real.
 */
export type Line = 'simulated' | 'devtools' | 'slow';

/** 400 kbit/s and 400 ms: a bad day of a phone in the country. */
const slowLine = {
  throttlingMethod: 'devtools',
  throttling: {
    requestLatencyMs: 400,
    downloadThroughputKbps: 400,
    uploadThroughputKbps: 400,
    cpuSlowdownMultiplier: 1,
  },
} as const;

const settings: Readonly<Record<Line, object>> = {
  simulated: {},
  devtools: { throttlingMethod: 'devtools' },
  slow: slowLine,
};

/** What Lighthouse would do beside its figures takes as long as they do: pictures of the page, and going away and back. */
const withoutPictures = {
  disableFullPageScreenshot: true,
  skipAudits: ['full-page-screenshot', 'screenshot-thumbnails', 'final-screenshot', 'bf-cache'],
};

/** @param keepsCache leaves what the browser has kept of the pages before */
export function lighthouseConfig(line: Line, keepsCache = false): Config {
  return {
    extends: 'lighthouse:default',
    settings: { ...settings[line], ...withoutPictures, disableStorageReset: keepsCache },
  };
}

interface Request {
  readonly resourceType?: string;
  readonly transferSize?: number;
}

function requestsOf(details: unknown): readonly Request[] {
  const { items = [] } = (details ?? {}) as { items?: readonly Request[] };
  return items;
}

/** Where the browser's record lacks the beginning of the load: that says nothing of the page. */
const brokenOff = 'NO_NAVSTART';

/** @param load is done a second time where the record of the first broke off */
export async function withSecondTry(
  load: () => Promise<RunnerResult | undefined>,
): Promise<RunnerResult | undefined> {
  const first = await load();
  return first?.lhr.runtimeError?.code === brokenOff ? load() : first;
}

/**
 * What a load of a page gave.
 * @throws Error where Lighthouse could not load the page
 */
export async function resultOf(
  url: string,
  load: () => Promise<RunnerResult | undefined>,
): Promise<LighthouseResult> {
  const result = (await withSecondTry(load))?.lhr;
  if (!result || result.runtimeError)
    throw new Error(`${url}: ${result?.runtimeError?.message ?? 'no result'}`);
  return result;
}

/**
 * Loads a page once, as a phone does.
 * @param port of the browser's debugger
 * @param keepsCache leaves what the browser has kept of the pages before, as for somebody who is on the site already
 * @throws Error where Lighthouse could not load the page
 */
export async function measurePage(
  url: string,
  port: number,
  line: Line,
  keepsCache = false,
): Promise<PageFigures> {
  const { lighthouse } = await lighthouseTools();
  const flags = { port, logLevel: 'error', onlyCategories: ['performance'] } as const;
  const config = lighthouseConfig(line, keepsCache);
  const result = await resultOf(url, () => lighthouse(url, flags, config));
  const number = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(result.audits['network-requests']?.details);
  const sizeOf = (isWanted: (request: Request) => boolean) =>
    requests.filter(isWanted).reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
  return {
    score: Math.round((result.categories.performance?.score ?? 0) * 100),
    firstPaint: number('first-contentful-paint'),
    largestPaint: number('largest-contentful-paint'),
    blocking: number('total-blocking-time'),
    shift: number('cumulative-layout-shift'),
    bytes: sizeOf(() => true),
    script: sizeOf(({ resourceType }) => resourceType === 'Script'),
    fonts: sizeOf(({ resourceType }) => resourceType === 'Font'),
    requests: requests.length,
    machine: result.environment.benchmarkIndex,
  };
}
