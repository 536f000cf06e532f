import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '@pathshala/functions/users/demo-accounts';
import type { Emulators } from './emulators.ts';
import { moveAside, newestWhole } from './exports.ts';
import { interruption } from './interruption.ts';
import { hush, PlainError, step, wordsOf } from './messages.ts';
import { dataFolder, runsFolder, shown } from './paths.ts';
import { choosePorts, type Ports } from './ports.ts';
import { endGroups, killAtExit, type ProcessMark } from './processes.ts';
import { claim, release, update } from './run-record.ts';
import { keepSaving } from './saver.ts';
import { cleanUpAfter, type SuiteOptions, startSuite } from './suite.ts';

const saveEveryMilliseconds = 10_000;
const recordFile = join(runsFolder, 'start.json');
const folder = join(runsFolder, 'start');

/** What people open in their browser, once the emulators run. */
export interface Front {
  url: string;
  /** Resolves with one line about why, when it ends without having been asked to. */
  crashed?: Promise<string>;
  logFile?: string;
  stop?: () => Promise<void>;
}

export interface SchoolOptions extends Pick<SuiteOptions, 'extent' | 'functions' | 'site'> {
  command: string;
  /** Gives the emulators other ports than the ones that people know, when something else is in front. */
  emulatorPorts?: (ports: Ports) => Promise<Ports>;
  openFront: (ports: Ports, emulators: Emulators) => Promise<Front>;
}

/** Makes this the one run of this folder, after putting away what a killed one left behind. */
async function takeOver(): Promise<void> {
  const claimed = await claim(recordFile, folder);
  if (!claimed.held) {
    const where = claimed.by.url ? ` at ${claimed.by.url}` : '';
    throw new PlainError(
      `The school is already running here${where} (process ${claimed.by.owner.pid}); end it with Ctrl-C first`,
    );
  }
  if (claimed.left) await cleanUpAfter(claimed.left);
}

/** The export to start with, chosen so that a broken one never hides an older, whole one. */
function chooseData(fresh: boolean): string | undefined {
  if (fresh) {
    if (moveAside(dataFolder)) step('fresh', `the data so far is in ${shown(`${dataFolder}.old`)}`);
    return undefined;
  }
  const { path, broken } = newestWhole(dataFolder);
  if (path && broken > 0) step('data', `passed over ${broken} half-written save; took the one before`);
  if (!path && broken > 0) {
    moveAside(dataFolder);
    step('data', `no save is whole: starting again, the broken ones are in ${shown(`${dataFolder}.old`)}`);
  }
  return path;
}

/** The process groups of the suite so far: what has to be ended whatever happens. */
let groups: ProcessMark[] = [];

function addGroups(more: readonly ProcessMark[]): void {
  groups = [...groups, ...more.filter(({ pid }) => groups.every((known) => known.pid !== pid))];
  update(recordFile, { groups });
}

function announce(url: string): void {
  console.log(`\nReady  ${url}\n`);
  for (const { email, password, role } of demoAccounts) {
    console.log(`  ${role.padEnd(8)} ${email.padEnd(24)} ${password}`);
  }
  console.log('\nCtrl-C saves the data and ends everything.');
}

interface Opened {
  emulators: Emulators;
  front: Front;
}

async function open(options: SchoolOptions, fresh: boolean): Promise<Opened> {
  const ports = await choosePorts(process.env);
  const { emulatorPorts = async (same: Ports) => same, openFront, ...suite } = options;
  const emulators = await startSuite({
    ...suite,
    ports: await emulatorPorts(ports),
    importFrom: chooseData(fresh),
    restartFrom: () => newestWhole(dataFolder).path,
    folder,
    logName: 'start',
    onGroups: addGroups,
  });
  return { emulators, front: await openFront(ports, emulators) };
}

/** Runs until Ctrl-C, saving periodically; throws if a part ends unexpectedly. */
async function stayOpen({ emulators, front }: Opened, interrupted: Promise<unknown>): Promise<void> {
  const saver = keepSaving({
    hubPort: emulators.ports.hub,
    data: dataFolder,
    everyMilliseconds: saveEveryMilliseconds,
    isWhole: emulators.isUp ?? (() => true),
  });
  update(recordFile, { hubPort: emulators.ports.hub, url: front.url });
  announce(front.url);
  // Nobody waits for it: until it is done there is nothing but the data of last time, or of the seed.
  void saver.saveNow();
  const crashes = [
    emulators.crashed.then(
      (why) => new PlainError(`The emulators ended by themselves: ${why}`, emulators.logFile),
    ),
    ...(front.crashed ? [front.crashed.then((why) => new PlainError(why, front.logFile))] : []),
  ];
  const end = await Promise.race([interrupted.then(() => undefined), ...crashes]);
  saver.stop();
  const isSaved = await saver.saveNow();
  if (end) throw end;
  if (!isSaved)
    throw new PlainError(
      'The last changes could not be saved; the data of ten seconds ago is kept',
      emulators.logFile,
    );
  step('saved', 'everything; until next time');
}

/**
 * Runs the whole school locally until Ctrl-C, and stops all of it in any case.
 * @returns exit code: 0 after Ctrl-C, 130 before Ready
 */
export async function runSchool(options: SchoolOptions): Promise<number> {
  const interrupted = interruption(() => process.exit(1));
  killAtExit(() => groups);
  const known = { options: { fresh: { type: 'boolean', default: false } } } as const;
  const { fresh } = wordsOf(known, `${options.command} knows --fresh alone`).values;
  await takeOver();
  let opened: Opened | undefined;
  try {
    const started = await Promise.race([open(options, fresh), interrupted]);
    if (typeof started === 'string') {
      step('stopped', 'before the school was open');
      hush();
      return 130;
    }
    opened = started;
    await stayOpen(opened, interrupted);
    return 0;
  } finally {
    await opened?.front.stop?.();
    await opened?.emulators.stop();
    await endGroups(groups);
    rmSync(folder, { recursive: true, force: true });
    release(recordFile);
  }
}
