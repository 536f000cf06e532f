import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../children.ts';
import { PlainError } from '../messages.ts';
import { logFolder } from '../paths.ts';

/**
 * Not in `package.json`: with what it brings it is a tenth of all packages, and only the bench needs it. npm fetches it
 * once and keeps it beside its other downloads.
 */
const lighthouse = 'lighthouse@12.8.2';

/** What the bench reads of a result of Lighthouse. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** What Lighthouse would do beside its figures takes as long as they do: pictures of the page, and going away and back. */
const withoutPictures = [
  '--disable-full-page-screenshot',
  '--skip-audits=full-page-screenshot,screenshot-thumbnails,final-screenshot,bf-cache',
];
/** Where the browser's record lacks the beginning of the load: that says nothing of the page. */
const brokenOff = 'NO_NAVSTART';

/**
 * Loads a page once, as a phone does; a second time where the record of the first broke off.
 * @param port of the browser's debugger
 * @param options of Lighthouse's command line
 * @throws Error where Lighthouse could not load the page, PlainError where npm cannot get it
 */
export async function loadPage(
  url: string,
  port: number,
  options: readonly string[],
  isSecond = false,
): Promise<LighthouseResult> {
  const file = join(logFolder, `lighthouse-${port}.json`);
  const logFile = join(logFolder, `lighthouse-${port}.log`);
  const npm = ['exec', '--yes', '--ignore-scripts', '--package', lighthouse, '--', 'lighthouse', url];
  const how = ['--quiet', `--port=${port}`, '--output=json', `--output-path=${file}`, ...withoutPictures];
  rmSync(file, { force: true });
  await run('npm', [...npm, ...how, ...options], { logFile });
  let result: LighthouseResult;
  try {
    result = JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new PlainError(`${url}: Lighthouse gave no result`, logFile);
  }
  if (result.runtimeError?.code === brokenOff && !isSecond) return await loadPage(url, port, options, true);
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}
