import { spawn } from 'node:child_process';
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { isSame, newestWhole, nextExport, seal } from './exports.ts';
import { findFirestoreEmulator } from './firestore-emulator.ts';
import { binFolder, findJdk, javaCandidates } from './jdk.ts';
import { PlainError } from './messages.ts';
import { root, stateFolder } from './paths.ts';
import type { Ports } from './ports.ts';
import { endGroups, groupsBelow, mark, type ProcessMark, signalGroup, waitUntil } from './processes.ts';

export const demoProject = 'demo-pathshala';
const startMilliseconds = 120_000;
const exportMilliseconds = 60_000;
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

/** What a process needs in its environment to speak to these emulators and to nothing else. */
export function emulatorVariables(ports: Ports): Record<string, string> {
  return {
    GCLOUD_PROJECT: demoProject,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIREBASE_EMULATOR_HUB: `127.0.0.1:${ports.hub}`,
    // Google's client libraries look for a cloud machine's credentials otherwise, which takes time and finds none.
    METADATA_SERVER_DETECTION: 'none',
  };
}

/** The environment of the suite: the right `java` and `node` first, nobody's real credentials. */
function suiteEnvironment(): NodeJS.ProcessEnv {
  const jdk = findJdk(javaCandidates(process.env));
  const emulator = findFirestoreEmulator(process.env, join(stateFolder, 'emulator'));
  const path = [binFolder(jdk), join(root, 'node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter);
  const environment: NodeJS.ProcessEnv = { ...process.env, PATH: path, NO_UPDATE_NOTIFIER: '1' };
  if (emulator.jar) environment.FIRESTORE_EMULATOR_BINARY_PATH = emulator.jar;
  delete environment.GOOGLE_APPLICATION_CREDENTIALS;
  delete environment.FIREBASE_TOKEN;
  return environment;
}

const downloadFailed =
  'the Firestore emulator could not be downloaded; try again with a network, or set FIRESTORE_EMULATOR_BINARY_PATH';

/** The most telling line of the suite's log, without its colours and marks. */
export function reasonIn(log: string): string | undefined {
  if (/Failed to make request to .*\/cloud-firestore-emulator/.test(log)) return downloadFailed;
  const lines = stripVTControlCharacters(log)
    .split('\n')
    .map((line) => line.replace(/^[\s⚠✖!iℹ>]+/u, '').trim());
  const telling = [
    /has exited with code/,
    /Failed to load function definition/,
    /^Error:/,
    /Could not start/,
  ];
  for (const pattern of telling) {
    const found = lines.find((line) => pattern.test(line));
    if (found) return found.replace(/, *$/, '').slice(0, 300);
  }
  return undefined;
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

/** Writes everything that the emulators hold into a new export; one that changes nothing is thrown away again. */
export async function exportData(hubPort: number, data: string): Promise<void> {
  const before = newestWhole(data).path;
  const path = nextExport(data);
  const answer = await fetch(`http://127.0.0.1:${hubPort}/_admin/export`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ path, initiatedBy: 'pathshala' }),
    signal: AbortSignal.timeout(exportMilliseconds),
  });
  if (!answer.ok) throw new PlainError(`The emulators could not save their data: ${await answer.text()}`);
  if (before && isSame(before, path)) rmSync(path, { recursive: true, force: true });
  else seal(data, path);
}
