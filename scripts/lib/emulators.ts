import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoProject, suiteEnvironment } from './emulator-environment.ts';
import { PlainError } from './messages.ts';
import { root } from './paths.ts';
import type { Ports } from './ports.ts';
import { endGroups, groupsBelow, mark, type ProcessMark, signalGroup, waitUntil } from './processes.ts';
import { reasonIn } from './suite-log.ts';

const startMilliseconds = 180_000;
const watchMilliseconds = 1_000;
/** What is loaded into firebase-tools before its own code. */
const additions = ['lazy-schemas.mjs', 'emulator-faults.mjs'].flatMap((file) => [
  '--import',
  join(import.meta.dirname, file),
]);

export interface Emulators {
  ports: Ports;
  logFile: string;
  /** Leaders of all process groups. */
  groups: () => ProcessMark[];
  /** Resolves with the reason if the suite ends unexpectedly. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
  /** False while they are started again: what they hold then is not whole. Left out: they never are. */
  isUp?: () => boolean;
}

export interface EmulatorOptions {
  ports: Ports;
  configFile: string;
  only: readonly string[];
  importFrom: string | undefined;
  logFile: string;
  /** Called for each new process group, to record it. */
  onGroups: (groups: ProcessMark[]) => void;
  /** What continues while they start: where it fails, they are ended at once. */
  meanwhile?: Promise<unknown>;
  /** Another program than firebase-tools and another environment than the found JDK's: for the tests of this file. */
  program?: string;
  environment?: NodeJS.ProcessEnv;
}

/** The log of a suite that ended stays beside that of the next one. */
function keepLastLog(logFile: string): void {
  if (existsSync(logFile)) renameSync(logFile, logFile.replace(/\.log$/, '-before.log'));
}

function readLog(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** @throws PlainError where the log says that the emulator could not load the function */
export function checkFunctions(logFile: string): void {
  if (/Failed to load function definition/.test(readLog(logFile))) {
    throw new PlainError('The function could not be loaded into the emulator', logFile);
  }
}

/**
 * Has the emulator load what is in its folder of functions now. It does not watch a folder below one whose name starts with
 * a dot, where each run has its own; asked to enable the background triggers, it loads everything again.
 */
export async function loadFunctions(hubPort: number): Promise<void> {
  await fetch(`http://127.0.0.1:${hubPort}/functions/enableBackgroundTriggers`, { method: 'PUT' });
}

/** Starts firebase-tools in its own process group, with its own log file. */
function spawnSuite(options: EmulatorOptions, environment: NodeJS.ProcessEnv): ChildProcess {
  const { configFile, logFile, importFrom } = options;
  const program =
    options.program ?? join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const what = ['--config', configFile, '--project', demoProject, '--only', options.only.join(',')];
  const data = importFrom === undefined ? [] : ['--import', importFrom];
  mkdirSync(dirname(logFile), { recursive: true });
  keepLastLog(logFile);
  // Not through this process: the suite has to outlive it when it is killed, for the next run to save its data.
  const log = openSync(logFile, 'w');
  try {
    const start = [...additions, program, 'emulators:start'];
    return spawn(process.execPath, [...start, ...what, '--non-interactive', ...data], {
      cwd: dirname(configFile),
      env: environment,
      stdio: ['ignore', log, log],
      // Ctrl-C reaches this process alone, so that the data can be saved first.
      detached: true,
    });
  } finally {
    closeSync(log);
  }
}

/** Monitors a suite. */
class SuiteWatch {
  readonly crashed: Promise<string>;
  readonly #options: EmulatorOptions;
  readonly #groups: ProcessMark[];
  #timer: NodeJS.Timeout | undefined;
  #isStopping = false;
  #hasEnded = false;

  constructor(child: ChildProcess, options: EmulatorOptions) {
    this.#options = options;
    this.#groups = [mark(child.pid ?? 0)];
    options.onGroups(this.groups());
    this.crashed = new Promise((resolve) => {
      child.on('error', (error) => resolve(error.message));
      child.on('close', (code, signal) => {
        this.#hasEnded = true;
        const end = `Auth, Functions and Hosting ended with ${signal ?? `exit code ${code}`}`;
        if (!this.#isStopping) resolve(reasonIn(readLog(options.logFile)) ?? end);
      });
      // firebase-tools continues without Firestore when somebody kills it, so this is watched here.
      this.#timer = setInterval(() => {
        const isGone = this.#groups.slice(1).some(({ pid }) => !signalGroup(pid, 0));
        if (isGone && !this.#isStopping) resolve('the Firestore emulator was killed');
      }, watchMilliseconds);
    });
  }

  groups(): ProcessMark[] {
    return [...this.#groups];
  }

  /** Java runs in a group of its own, which nobody else ends when firebase-tools is killed. */
  #noteNewGroups(): void {
    const leader = this.#groups[0]?.pid ?? 0;
    const found = groupsBelow(leader).filter(({ pid }) => this.#groups.every((known) => known.pid !== pid));
    if (found.length === 0) return;
    this.#groups.push(...found);
    this.#options.onGroups(this.groups());
  }

  async untilReady(): Promise<void> {
    const { logFile, only } = this.#options;
    const isReady = () => {
      this.#noteNewGroups();
      return this.#hasEnded || /All emulators ready/.test(readLog(logFile));
    };
    const inTime = await waitUntil(isReady, startMilliseconds, 300);
    if (this.#hasEnded) throw new PlainError(`The emulators did not start: ${await this.crashed}`, logFile);
    if (!inTime) throw new PlainError('The emulators did not start within three minutes', logFile);
    if (only.includes('functions')) checkFunctions(logFile);
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await endGroups(this.#groups);
    await waitUntil(() => this.#hasEnded, 2_000);
  }
}

/**
 * Starts the emulators in the folder of the configuration file and resolves when all of them answer.
 * Throws one line with the reason when they do not; nothing is left running then.
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const environment = options.environment ?? (await suiteEnvironment());
  const watch = new SuiteWatch(spawnSuite(options, environment), options);
  const stop = () => watch.stop();
  try {
    const ready = watch.untilReady();
    // The rejection ends the wait; that the work is done does not.
    const { meanwhile } = options;
    await (meanwhile ? Promise.race([ready, meanwhile.then(() => ready)]) : ready);
  } catch (error) {
    await stop();
    throw error;
  }
  const { ports, logFile } = options;
  return { ports, logFile, groups: () => watch.groups(), crashed: watch.crashed, stop };
}

/** What the work comes to. @throws PlainError as soon as the emulators end by themselves, whatever the work says to that */
export async function whileRunning<T>({ crashed, logFile }: Emulators, work: Promise<T>): Promise<T> {
  const ended = crashed.then((why): never => {
    throw new PlainError(`The emulators ended by themselves: ${why}`, logFile);
  });
  return await Promise.race([work, ended]);
}
