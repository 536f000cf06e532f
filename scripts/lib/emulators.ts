import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { killGroup, waitUntil } from './children.ts';
import { demoProject, emulatorEnvironment } from './emulator-environment.ts';
import { PlainError } from './messages.ts';
import { root } from './paths.ts';
import type { Ports } from './ports.ts';
import { layRunFolder } from './run-folder.ts';

const startMilliseconds = 180_000;
const endMilliseconds = 5_000;
const preload = join(import.meta.dirname, 'firebase-tools-preload.mjs');

export interface Emulators {
  ports: Ports;
  logFile: string;
  /** Resolves with the reason if the emulators end unexpectedly. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
}

interface EmulatorOptions {
  ports: Ports;
  /** Of `layRunFolder`; the emulators work in its folder. */
  configFile: string;
  only: readonly string[];
  importFrom?: string | undefined;
  logFile: string;
}

/** The line of a log that says most about why the emulators ended. */
function reasonIn(log: string): string | undefined {
  if (/Failed to make request to .*\/cloud-firestore-emulator/.test(log))
    return 'the Firestore emulator could not be downloaded; try again with a network, or set FIRESTORE_EMULATOR_BINARY_PATH';
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.replace(/^[\s⚠✖!iℹ>]+/u, '').trim());
  const found = lines.find((line) => /^Error:|Could not start/.test(line));
  return found?.replace(/^Error: /, '').slice(0, 300);
}

/** Enabling the triggers makes the emulator reload its functions; it does not watch folders below `.pathshala`. */
export async function loadFunctions(hubPort: number): Promise<void> {
  await fetch(`http://127.0.0.1:${hubPort}/functions/enableBackgroundTriggers`, { method: 'PUT' });
}

/** Starts firebase-tools with its own log file, in a process group that ends with this process (firebase-tools-preload.mjs). */
function spawnEmulators(options: EmulatorOptions, environment: NodeJS.ProcessEnv): ChildProcess {
  const { configFile, logFile, importFrom, only } = options;
  const program = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const what = ['--config', configFile, '--project', demoProject, '--only', only.join(',')];
  const data = importFrom === undefined ? [] : ['--import', importFrom];
  mkdirSync(dirname(logFile), { recursive: true });
  const log = openSync(logFile, 'w');
  try {
    const start = ['--import', preload, program, 'emulators:start', '--non-interactive'];
    return spawn(process.execPath, [...start, ...what, ...data], {
      cwd: dirname(configFile),
      env: environment,
      stdio: ['ignore', log, log, 'ipc'],
      // Ctrl-C reaches this process alone, so that the data can be saved first.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

function watch(child: ChildProcess, { ports, logFile }: EmulatorOptions): Emulators {
  let isStopping = false;
  const ended = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('exit', (code, signal) => {
      const end = `firebase-tools ended with ${signal ?? `exit code ${code}`}`;
      resolve(reasonIn(readFileSync(logFile, 'utf8')) ?? end);
    });
  });
  return {
    ports,
    logFile,
    crashed: new Promise((resolve) => ended.then((why) => !isStopping && resolve(why))),
    // Data was saved before.
    stop: async () => {
      isStopping = true;
      const { pid } = child;
      if (pid) await waitUntil(() => !killGroup(pid), endMilliseconds);
    },
  };
}

/** Starts the emulators; resolves once all of them answer. @throws PlainError with the reason; nothing is left running then */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { logFile } = options;
  const child = spawnEmulators(options, await emulatorEnvironment());
  const emulators = watch(child, options);
  const untilReady = async () => {
    const says = (what: string) => readFileSync(logFile, 'utf8').includes(what);
    if (!(await waitUntil(() => says('All emulators ready'), startMilliseconds, 300)))
      throw new PlainError('The emulators did not start within three minutes', logFile);
    if (says('Failed to load function definition'))
      throw new PlainError('The function could not be loaded into the emulator', logFile);
  };
  try {
    await whileRunning(emulators, untilReady());
    return emulators;
  } catch (error) {
    await emulators.stop();
    throw error;
  }
}

/** @throws PlainError as soon as the emulators end by themselves */
export async function whileRunning<T>({ crashed, logFile }: Emulators, work: Promise<T>): Promise<T> {
  const ended = crashed.then((why): never => {
    throw new PlainError(`The emulators ended by themselves: ${why}`, logFile);
  });
  return await Promise.race([work, ended]);
}

/** Auth and Firestore alone, which start in half the time, without data. @param folder the run's own */
export function startDatabases(folder: string, options: { ports: Ports; logFile: string }) {
  const configFile = layRunFolder(folder, options.ports);
  return startEmulators({ ...options, configFile, only: ['auth', 'firestore'] });
}
