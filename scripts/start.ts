// `npm start`: the whole school on this machine, from the build to the seeded emulators, until Ctrl-C.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demoAccounts } from '../functions/src/seed/seed-accounts.ts';
import type { Emulators } from './lib/emulators.ts';
import { moveAside, newestWhole } from './lib/exports.ts';
import { interruption } from './lib/interruption.ts';
import { hush, PlainError, report, step } from './lib/messages.ts';
import { dataFolder, runsFolder, shown } from './lib/paths.ts';
import { choosePorts } from './lib/ports.ts';
import { endGroups, isRunning, type ProcessMark, signalGroup } from './lib/processes.ts';
import { claim, release, update } from './lib/run-record.ts';
import { keepSaving } from './lib/saver.ts';
import { cleanUpAfter, startSuite } from './lib/suite.ts';

const saveEveryMilliseconds = 10_000;
const recordFile = join(runsFolder, 'start.json');
const folder = join(runsFolder, 'start');

function readArguments(): { fresh: boolean } {
  try {
    const { values } = parseArgs({ options: { fresh: { type: 'boolean', default: false } } });
    return { fresh: values.fresh };
  } catch (error) {
    throw new PlainError(
      `${error instanceof Error ? error.message : String(error)}; npm start knows --fresh alone`,
    );
  }
}

/** Makes this the one run of this folder, after putting away what a killed one left behind. */
async function takeOver(): Promise<void> {
  const claimed = claim(recordFile, folder);
  if (!claimed.held) {
    const where = claimed.by.url ? ` at ${claimed.by.url}` : '';
    throw new PlainError(
      `Pathshala is already running here${where} (process ${claimed.by.owner.pid}); end it with Ctrl-C first`,
    );
  }
  if (claimed.left) await cleanUpAfter(claimed.left);
}

/** The export to begin with, chosen so that a broken one never hides an older, whole one. */
function chooseData(fresh: boolean): string | undefined {
  if (fresh) {
    if (moveAside(dataFolder)) step('fresh', `the data so far is in ${shown(`${dataFolder}.old`)}`);
    return undefined;
  }
  const { path, broken } = newestWhole(dataFolder);
  if (broken > 0)
    step('data', `passed over ${broken} half-written save; ${path ? 'took the one before' : 'none is left'}`);
  return path;
}

function announce(url: string): void {
  console.log(`\nReady  ${url}\n`);
  for (const { email, password, role } of demoAccounts) {
    console.log(`  ${role.padEnd(8)} ${email.padEnd(24)} ${password}`);
  }
  console.log('\nCtrl-C saves the data and ends everything.');
}

/** The process groups of the suite so far: what has to be ended whatever happens. */
let groups: ProcessMark[] = [];

function killAll(): void {
  for (const group of groups.filter(isRunning)) signalGroup(group.pid, 'SIGKILL');
}

async function start(fresh: boolean): Promise<Emulators> {
  return await startSuite({
    ports: await choosePorts(process.env),
    importFrom: chooseData(fresh),
    folder,
    logName: 'start',
    workspaces: ['functions', 'web'],
    functions: 'copy',
    site: true,
    onGroups: (now) => {
      groups = now;
      update(recordFile, { groups });
    },
  });
}

/** Keeps the school open until Ctrl-C, saving all the while; throws when the emulators end by themselves. */
async function stayOpen(emulators: Emulators, interrupted: Promise<unknown>): Promise<void> {
  const { ports, crashed, logFile } = emulators;
  const saver = keepSaving(ports.hub, dataFolder, saveEveryMilliseconds);
  await saver.saveNow();
  const url = `http://127.0.0.1:${ports.hosting}`;
  update(recordFile, { hubPort: ports.hub, url });
  announce(url);
  const end = await Promise.race([interrupted.then(() => undefined), crashed]);
  saver.stop();
  if (end !== undefined) throw new PlainError(`The emulators ended by themselves: ${end}`, logFile);
  if (await saver.saveNow()) step('saved', 'everything; until next time');
  else
    throw new PlainError('The last changes could not be saved; the data of ten seconds ago is kept', logFile);
}

/** Gives back the exit code: 0 after Ctrl-C, 130 when that came before Ready. */
async function main(): Promise<number> {
  const interrupted = interruption(() => process.exit(1));
  process.on('exit', killAll);
  const { fresh } = readArguments();
  await takeOver();
  let emulators: Emulators | undefined;
  try {
    const started = await Promise.race([start(fresh), interrupted]);
    if (typeof started === 'string') {
      step('stopped', 'before the school was open');
      hush();
      return 130;
    }
    emulators = started;
    await stayOpen(emulators, interrupted);
    return 0;
  } finally {
    await emulators?.stop();
    await endGroups(groups);
    rmSync(folder, { recursive: true, force: true });
    release(recordFile);
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => process.exit(report(error)),
);
