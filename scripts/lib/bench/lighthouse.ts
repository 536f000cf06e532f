import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../children.ts';
import { PlainError } from '../messages.ts';
import { logFolder } from '../paths.ts';

/**
 * Not in `package.json`: with its dependencies it is a tenth of all packages, and only the benchmark needs it. npm
 * caches the download.
 */
const lighthouse = 'lighthouse@12.8.2';

/** The used part of Lighthouse's result. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

/** Skips Lighthouse's screenshots and back/forward tests, which double its time. */
const withoutPictures = [
  '--disable-full-page-screenshot',
  '--skip-audits=full-page-screenshot,screenshot-thumbnails,final-screenshot,bf-cache',
];
/** Lighthouse's error for an incomplete trace, which says nothing about the page. */
const brokenOff = 'NO_NAVSTART';

/**
 * Loads a page like a phone, retrying an incomplete trace.
 * @param port of the browser's debugger
 * @param options Lighthouse's command line
 * @throws Error if Lighthouse could not load the page, PlainError if npm cannot install it
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
