import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { demoProject, suiteEnvironment } from './emulator-environment.ts';
import { PlainError } from './messages.ts';
import { root } from './paths.ts';
import type { Ports } from './ports.ts';
import { endGroups, groupsBelow, mark, type ProcessMark, signalGroup, waitUntil } from './processes.ts';
import { reasonIn } from './suite-log.ts';

const startMilliseconds = 120_000;
const watchMilliseconds = 1_000;

export interface Emulators {
  ports: Ports;
  logFile: string;
  /** The leaders of every process group of the suite. */
  groups: () => ProcessMark[];
  /** Resolves with one line about why, when the suite ends without having been asked to. */
  crashed: Promise<string>;
  stop: () => Promise<void>;
}

export interface EmulatorOptions {
  ports: Ports;
  configFile: string;
  only: readonly string[];
  importFrom: string | undefined;
  logFile: string;
  /** Called whenever a process group is added, so that it can be written down at once. */
  onGroups: (groups: ProcessMark[]) => void;
}

function readLog(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function checkFunctions(logFile: string): void {
  if (/Failed to load function definition/.test(readLog(logFile))) {
    throw new PlainError('The function could not be loaded into the emulator', logFile);
  }
}

/**
 * Starts the emulators in the folder of the configuration file and resolves when all of them answer.
 * Throws one line with the reason when they do not; nothing is left running then.
 */
export async function startEmulators(options: EmulatorOptions): Promise<Emulators> {
  const { ports, configFile, logFile, onGroups } = options;
  const environment = suiteEnvironment();
  mkdirSync(dirname(logFile), { recursive: true });
  // The suite writes into the file by itself, not through this process: it has to outlive it when that is killed.
  const log = openSync(logFile, 'w');
  const firebase = join(root, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js');
  const args = [
    'emulators:start',
    '--config',
    configFile,
    '--project',
    demoProject,
    '--only',
    options.only.join(','),
  ];
  const importArgs = options.importFrom ? ['--import', options.importFrom] : [];
  const child = spawn(process.execPath, [firebase, ...args, '--non-interactive', ...importArgs], {
    cwd: dirname(configFile),
    env: environment,
    stdio: ['ignore', log, log],
    // A group of its own, so that Ctrl-C reaches this process alone and the data can be saved first.
    detached: true,
  });
  closeSync(log);
  const leader = mark(child.pid ?? 0);
  const groups: ProcessMark[] = [leader];
  onGroups([...groups]);

  let stopping = false;
  let ended = false;
  let crash: (reason: string) => void = () => {};
  const crashed = new Promise<string>((resolve) => {
    crash = resolve;
  });
  child.on('error', (error) => crash(error.message));
  child.on('close', (code, signal) => {
    ended = true;
    if (!stopping) crash(reasonIn(readLog(logFile)) ?? `they ended with ${signal ?? `exit code ${code}`}`);
  });
  // firebase-tools goes on without Firestore when somebody kills it, so this is watched here.
  const watch = setInterval(() => {
    const isGone = groups.slice(1).some(({ pid }) => !signalGroup(pid, 0));
    if (isGone && !stopping) crash('the Firestore emulator was killed');
  }, watchMilliseconds);
  const stop = async () => {
    stopping = true;
    clearInterval(watch);
    await endGroups(groups);
    await waitUntil(() => ended, 2_000);
  };

  try {
    await untilReady();
  } catch (error) {
    await stop();
    throw error;
  }
  return { ports, logFile, groups: () => [...groups], crashed, stop };

  /** Java runs in a group of its own, which nobody else ends when firebase-tools is killed. */
  function noteNewGroups(): void {
    const found = groupsBelow(leader.pid).filter(({ pid }) => groups.every((known) => known.pid !== pid));
    if (found.length === 0) return;
    groups.push(...found);
    onGroups([...groups]);
  }

  async function untilReady(): Promise<void> {
    const isReady = () => {
      noteNewGroups();
      return ended || /All emulators ready/.test(readLog(logFile));
    };
    const inTime = await waitUntil(isReady, startMilliseconds, 300);
    if (ended) throw new PlainError(`The emulators did not start: ${await crashed}`, logFile);
    if (!inTime) throw new PlainError('The emulators did not start within two minutes', logFile);
    if (options.only.includes('functions')) checkFunctions(logFile);
  }
}
