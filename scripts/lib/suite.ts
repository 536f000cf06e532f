import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { endpoints } from '@pathshala/contract/calls/endpoints';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { newerPagesAddress } from '@pathshala/contract/site/newer-pages';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { type BuildOptions, build, contentVariables } from './build.ts';
import type { Target } from './build-targets.ts';
import { runScript } from './children.ts';
import { demoProject, emulatorVariables } from './emulator-environment.ts';
import { checkFunctions, type Emulators, loadFunctions, startEmulators, whileRunning } from './emulators.ts';
import { type BuiltParts, layBuilt, layRunFolder } from './firebase-config.ts';
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { keepRunning } from './keep-running.ts';
import { PlainError, secondsSince, step } from './messages.ts';
import { dataFolder, logFolder, root, stateFolder } from './paths.ts';
import type { Ports } from './ports.ts';
import { endGroups, type ProcessMark, waitUntil } from './processes.ts';
import type { RunRecord } from './run-record.ts';
import { exportData } from './saver.ts';

const healthMilliseconds = 60_000;

export interface SuiteOptions extends BuiltParts {
  /** The folder that the run works in, and nobody else. */
  folder: string;
  ports: Ports;
  /** Called for each new process group, to record it. */
  onGroups: (groups: ProcessMark[]) => void;
  importFrom: string | undefined;
  /** The data to continue with when an emulator ends by itself; left out: that is the end of the suite. */
  restartFrom?: () => string | undefined;
  /** Comes before the names of the log files: `start`, `test-5200`. */
  logName: string;
  /** How much of the site is built; left out: all. */
  extent?: BuildOptions['extent'];
}

/** Builds, starts the emulators in a folder of their own beside it, and seeds them when they are empty. */
export async function startSuite(options: SuiteOptions): Promise<Emulators> {
  if (!findFirestoreEmulator(process.env, join(stateFolder, 'emulator'))) {
    step('emulators', 'no Firestore emulator on this machine yet: firebase-tools downloads it');
  }
  const { ports, folder, restartFrom } = options;
  const configFile = layRunFolder(folder, ports);
  const start = (importFrom: string | undefined, meanwhile?: Promise<void>) =>
    startAll({ ...options, importFrom }, configFile, meanwhile);
  // Whichever fails first is told at once; the other is ended with this process. The emulators start first: they take longest.
  const built = setImmediate().then(() => buildInto(options));
  const first = await start(options.importFrom, built);
  await fill(first, options, async () => {
    await built;
    await loadFunctions(ports.hub);
    checkFunctions(first.logFile);
  });
  if (!restartFrom) return first;
  const startAgain = async () => {
    const emulators = await start(restartFrom());
    await fill(emulators, options);
    return emulators;
  };
  return keepRunning({ first, startAgain });
}

async function buildInto(options: SuiteOptions): Promise<void> {
  const { folder, extent, site } = options;
  const names: Target['name'][] = site ? ['web', 'functions'] : ['functions'];
  await build(names, async () => layBuilt(folder, options), { ...(extent && { extent }) });
}

async function startAll(
  options: SuiteOptions,
  configFile: string,
  meanwhile?: Promise<void>,
): Promise<Emulators> {
  const start = performance.now();
  const emulators = await startEmulators({
    ports: options.ports,
    configFile,
    only: ['auth', 'firestore', 'functions', 'hosting'],
    importFrom: options.importFrom,
    logFile: join(logFolder, `${options.logName}-emulators.log`),
    onGroups: options.onGroups,
    ...(meanwhile && { meanwhile }),
  });
  step('emulators', `Auth, Firestore, Functions, Hosting (${secondsSince(start)})`);
  return emulators;
}

/** Seeds the emulators when they are empty, and waits until the whole school answers. They end where that fails. */
async function fill(
  emulators: Emulators,
  { ports, logName }: SuiteOptions,
  prepare: () => Promise<void> = async () => undefined,
): Promise<void> {
  const work = async () => {
    await prepare();
    // Side by side: the function takes as long to start as the seed.
    const seeded = seedSuite(ports, join(logFolder, `${logName}-seed.log`));
    await Promise.all([seeded, untilHealthy(emulators)]);
  };
  try {
    await whileRunning(emulators, work());
  } catch (error) {
    await emulators.stop();
    throw error;
  }
}

/** Whether the emulators hold a school. Asked here: a process of the seed's own would take seconds to say so. */
async function isSeeded({ firestore }: Ports): Promise<boolean> {
  const list = `projects/${demoProject}/databases/(default)/documents/catalogue?pageSize=1`;
  const headers = { authorization: 'Bearer owner' };
  const answer = await fetch(`http://127.0.0.1:${firestore}/v1/${list}`, { headers });
  return 'documents' in ((await answer.json()) as object);
}

/** Seeds emulators that are empty. @throws PlainError with why it failed */
export async function seedSuite(ports: Ports, logFile: string): Promise<void> {
  if (await isSeeded(ports)) return step('seed', 'the data of last time');
  const start = performance.now();
  const environment = { ...process.env, ...contentVariables(), ...emulatorVariables(ports) };
  const script = join(root, 'scripts', 'seed.ts');
  const { code, output } = await runScript(script, ['--project', demoProject], { logFile, environment });
  const lines = output.trim().split('\n');
  const lastLine = lines.at(-1) ?? '';
  if (code !== 0) {
    const first =
      lines.find((line) => line.startsWith('✗ ')) ?? lines.find((line) => /Error:/.test(line)) ?? lastLine;
    throw new PlainError(`The seed failed: ${first.replace(/^✗ /, '')}`, logFile);
  }
  step('seed', `${lastLine} (${secondsSince(start)})`);
}

/** The whole way through Hosting, the function and Firestore has to work before anybody is told to come in. */
async function untilHealthy(emulators: Emulators): Promise<void> {
  const url = `http://127.0.0.1:${emulators.ports.hosting}${apiRoot}${pathOf(endpoints.health, {})}`;
  let last = 'no answer';
  const check = async () => {
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) });
      last = `status ${answer.status}`;
      return answer.ok;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
      return false;
    }
  };
  if (await waitUntil(check, healthMilliseconds, 500)) return;
  throw new PlainError(`The function does not answer: ${url} gave ${last}`, emulators.logFile);
}

/**
 * Has the emulator start as many workers of the functions as several browsers need at once. Left to the first pages, all of
 * them would start while these are read, and the emulator gives up on a worker that takes half a minute.
 */
export async function warmUp({ ports }: Pick<Emulators, 'ports'>): Promise<void> {
  const origin = `http://127.0.0.1:${ports.hosting}`;
  const workers = { [apiRoot + pathOf(endpoints.health, {})]: 6, [newerPagesAddress(firstLanguage)]: 3 };
  for (const [call, length] of Object.entries(workers))
    await Promise.all(Array.from({ length }, async () => await (await fetch(origin + call)).text()));
}

/** Saves what a killed run still holds in its emulators, then ends them and removes its folder. */
export async function cleanUpAfter(record: RunRecord): Promise<void> {
  if (record.hubPort !== undefined && (await exportData(record.hubPort, dataFolder).catch(() => false)))
    step('rescue', 'saved what the last run, which was killed, still held');
  await endGroups(record.groups);
  if (record.folder.startsWith(stateFolder)) rmSync(record.folder, { recursive: true, force: true });
}
