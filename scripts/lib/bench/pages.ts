import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import { type Cdn, type HostingConfig, openCdn, type Wire } from './cdn.ts';
import { summed } from './figures.ts';
import { type Line, measurePage, type PageFigures } from './measure-page.ts';
import { writeYardstick, yardstickPath } from './yardstick.ts';

/** What is measured. */
export const benchedPages = [
  '/',
  '/gradeEight',
  '/gradeTwelve',
  '/blogs',
  '/contact',
  '/login',
  '/register',
  '/course/free-fractions-from-zero',
  // The page for unknown addresses, by its own: Lighthouse measures nothing that is answered 404.
  '/404',
] as const;

export interface PageBench {
  readonly yardstick: PageFigures;
  readonly pages: readonly (readonly [string, PageFigures])[];
}

export interface PageBenchOptions {
  /** Absolute path of the built site. */
  readonly siteFolder: string;
  readonly hosting: HostingConfig;
  readonly chromium: string;
  readonly pages: readonly string[];
  readonly wire: Wire;
  readonly line: Line;
  /** Rounds: in each, every page is loaded once, the yardstick among them. */
  readonly runs: number;
  readonly onRun: (done: number, all: number) => void;
}

/** Opens what is measured, and closes it whatever happens. */
async function withSite<T>(
  options: PageBenchOptions,
  work: (cdn: Cdn, port: number) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(options.siteFolder, folder, { recursive: true });
  writeYardstick(folder);
  const cdn = await openCdn(folder, options.hosting, options.wire);
  const browser = await launch({
    chromePath: options.chromium,
    chromeFlags: ['--headless=new', '--no-sandbox', '--ignore-certificate-errors', '--disable-gpu'],
  });
  try {
    return await work(cdn, browser.port);
  } finally {
    browser.kill();
    await cdn.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Loads the pages in turns, so that a busy minute of the machine meets all of them, and gives each figure's median. */
export function benchPages(options: PageBenchOptions): Promise<PageBench> {
  const paths = [yardstickPath, ...options.pages];
  const runs = new Map<string, PageFigures[]>(paths.map((path) => [path, []]));
  return withSite(options, async (cdn, port) => {
    for (let round = 0; round < options.runs; round++) {
      for (const [index, path] of paths.entries()) {
        runs.get(path)?.push(await measurePage(cdn.origin + path, port, options.line));
        options.onRun(round * paths.length + index + 1, options.runs * paths.length);
      }
    }
    const [yardstick, ...pages] = paths.map((path) => [path, summed(runs.get(path) ?? [])] as const);
    if (!yardstick) throw new Error('Nothing was measured');
    return { yardstick: yardstick[1], pages };
  });
}

/** What Hosting is told, from the repository's `firebase.json`. */
export function readHosting(root: string): HostingConfig {
  return (JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { hosting: HostingConfig })
    .hosting;
}
