import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from '../children.ts';
import { withFolderLock } from '../folder-lock.mjs';
import { PlainError, step } from '../messages.ts';
import { lockFolder, logFolder, stateFolder } from '../paths.ts';

/** Not in `package.json`: with what it brings it is a tenth of all packages, and only the bench needs it. */
const version = '12.8.2';
const folder = join(stateFolder, 'lighthouse');

interface Audit {
  readonly score: number | null;
  readonly numericValue?: number;
  readonly details?: unknown;
}

interface Category {
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** What the bench reads of a result of Lighthouse. */
export interface LighthouseResult {
  readonly runtimeError?: { readonly code: string; readonly message: string };
  readonly audits: Readonly<Record<string, Audit>>;
  readonly categories: Readonly<Record<string, Category>>;
  readonly environment: { readonly benchmarkIndex: number };
}

export interface RunnerResult {
  readonly lhr: LighthouseResult;
}

export interface Config {
  readonly extends: 'lighthouse:default';
  readonly settings: object;
}

interface Flags {
  readonly port: number;
  readonly logLevel: 'error';
  readonly onlyCategories: readonly string[];
}

interface Browser {
  readonly port: number;
  readonly kill: () => void;
}

interface LighthouseTools {
  readonly lighthouse: (url: string, flags: Flags, config: Config) => Promise<RunnerResult | undefined>;
  readonly launch: (options: { chromePath: string; chromeFlags: readonly string[] }) => Promise<Browser>;
}

function installedVersion(): string | undefined {
  const file = join(folder, 'node_modules/lighthouse/package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : undefined;
}

async function install(): Promise<void> {
  if (installedVersion() === version) return;
  step('bench', `installing Lighthouse ${version}, this once`);
  mkdirSync(folder, { recursive: true });
  const how = ['--no-save', '--ignore-scripts', '--no-audit', '--no-fund'];
  const logFile = join(logFolder, 'lighthouse-install.log');
  const { code } = await run('npm', ['install', '--prefix', folder, ...how, `lighthouse@${version}`], {
    logFile,
  });
  if (code !== 0 || installedVersion() !== version)
    throw new PlainError(`Lighthouse ${version} could not be installed from the npm registry`, logFile);
}

async function load(): Promise<LighthouseTools> {
  await withFolderLock(join(lockFolder, 'lighthouse'), install);
  const { resolve } = createRequire(join(folder, 'tools.js'));
  const get = (name: string): Promise<unknown> => import(pathToFileURL(resolve(name)).href);
  const { default: lighthouse } = (await get('lighthouse')) as { default: LighthouseTools['lighthouse'] };
  const { launch } = (await get('chrome-launcher')) as Pick<LighthouseTools, 'launch'>;
  return { lighthouse, launch };
}

let tools: Promise<LighthouseTools> | undefined;

/**
 * Lighthouse and its browser launcher, installed into the folder of the project's state when they are first asked for.
 * @throws PlainError where npm cannot get them
 */
export function lighthouseTools(): Promise<LighthouseTools> {
  tools ??= load();
  return tools;
}
