import { existsSync, readFileSync, rmSync } from 'node:fs';
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
  readonly audits: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly numericValue?: number; readonly details?: unknown }
    >
  >;
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { id: string; weight: number }[] }
    >
  >;
  readonly environment: { readonly benchmarkIndex: number };
}

/** What Lighthouse would do beside its figures takes as long as they do: pictures of the page, and going away and back. */
const withoutPictures = [
  '--disable-full-page-screenshot',
  '--skip-audits=full-page-screenshot,screenshot-thumbnails,final-screenshot,bf-cache',
];
/** Where the browser's record lacks the beginning of the load: that says nothing of the page. */
const brokenOff = 'NO_NAVSTART';

async function loadOnce(url: string, port: number, options: readonly string[]): Promise<LighthouseResult> {
  const [file, logFile] = ['json', 'log'].map((ending) =>
    join(logFolder, `lighthouse-${port}.${ending}`),
  ) as [string, string];
  const how = ['--quiet', `--port=${port}`, '--output=json', `--output-path=${file}`];
  const npm = ['exec', '--yes', '--ignore-scripts', '--package', lighthouse, '--', 'lighthouse'];
  await run('npm', [...npm, url, ...how, ...withoutPictures, ...options], { logFile });
  if (!existsSync(file)) throw new PlainError(`${url}: Lighthouse gave no result`, logFile);
  const result = JSON.parse(readFileSync(file, 'utf8')) as LighthouseResult;
  rmSync(file);
  return result;
}

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
): Promise<LighthouseResult> {
  const first = await loadOnce(url, port, options);
  const result = first.runtimeError?.code === brokenOff ? await loadOnce(url, port, options) : first;
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return result;
}
