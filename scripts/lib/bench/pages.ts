import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Cdn, type HostingConfig, openCdn, type Wire } from './cdn.ts';
import { summed } from './figures.ts';
import { lighthouseTools } from './lighthouse.ts';
import { type Line, measurePage, type PageFigures } from './measure-page.ts';
import { writeYardstick } from './yardstick.ts';

/** One way in which a page is loaded. */
export interface Load {
  readonly path: string;
  readonly line: Line;
  /** The page that was open before; what the browser kept of it is there. Left out: the browser knows nothing. */
  readonly after?: string;
}

export interface BenchedSite {
  /** Absolute path of the built site. */
  readonly siteFolder: string;
  readonly hosting: HostingConfig;
  readonly chromium: string;
  readonly wire: Wire;
  /** Origin of the function that answers the site's calls; left out: none does. */
  readonly api?: string;
}

export interface PageBenchOptions extends BenchedSite {
  readonly loads: readonly Load[];
  /** Rounds: in each, everything is loaded once. */
  readonly runs: number;
  readonly onLoad: (path: string, done: number, all: number) => void;
}

/**
 * Opens what is measured, and closes it whatever happens.
 * @param work is told the site, and the port of the browser's debugger
 */
export async function withSite<T>(
  options: BenchedSite,
  work: (cdn: Cdn, port: number) => Promise<T>,
): Promise<T> {
  const { launch } = await lighthouseTools();
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(options.siteFolder, folder, { recursive: true });
  writeYardstick(folder);
  const cdn = await openCdn(folder, options.hosting, options.wire, options.api);
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

async function loadOnce(origin: string, port: number, { path, line, after }: Load): Promise<PageFigures> {
  if (after !== undefined) await measurePage(origin + after, port, line);
  return measurePage(origin + path, port, line, after !== undefined);
}

/**
 * Loads the pages in turns, so that a busy minute of the machine meets all of them.
 * @returns each figure's median, in the order of the loads
 */
export function benchPages(options: PageBenchOptions): Promise<PageFigures[]> {
  const { loads, runs, onLoad } = options;
  const found = loads.map((): PageFigures[] => []);
  return withSite(options, async (cdn, port) => {
    for (let round = 0; round < runs; round++) {
      for (const [index, load] of loads.entries()) {
        onLoad(load.path, round * loads.length + index, runs * loads.length);
        found[index]?.push(await loadOnce(cdn.origin, port, load));
      }
    }
    return found.map(summed);
  });
}

/** What Hosting is told, from the repository's `firebase.json`. */
export function readHosting(root: string): HostingConfig {
  return (JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { hosting: HostingConfig })
    .hosting;
}
