import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts } from '@pathshala/functions/demo-school';
import { interruption } from './children.ts';
import type { Emulators } from './emulators.ts';
import { takeLock } from './folder-lock.mjs';
import { hush, PlainError, step, wordsOf } from './messages.ts';
import { dataFolder, lockFolder, runsFolder, shown } from './paths.ts';
import { choosePorts, freePorts, type Ports, wantedPort } from './ports.ts';
import { keepSaving, moveAside, newestSave } from './saved-data.ts';
import { type SuiteOptions, startSuite } from './suite.ts';

const addressFile = join(runsFolder, 'start-address');
const name = 'start';

/** What people open in their browser, once the emulators run; with the rest if it is a program of its own. */
interface Front extends Partial<Pick<Emulators, 'crashed' | 'logFile' | 'stop'>> {
  url: string;
}

interface SchoolOptions extends Pick<SuiteOptions, 'site'> {
  command: string;
  openFront: (ports: Ports, emulators: Emulators) => Promise<Front>;
}

/** Only one school per state folder: two would overwrite each other's data. */
async function claim(): Promise<void> {
  if (!(await takeLock(join(lockFolder, 'start'))))
    throw new PlainError(
      `The school is already running here at ${readFileSync(addressFile, 'utf8')}; end it with Ctrl-C first`,
    );
  mkdirSync(runsFolder, { recursive: true });
  writeFileSync(addressFile, `http://127.0.0.1:${wantedPort('hosting', process.env)}`);
}

function announce(url: string): void {
  console.log(`\nReady  ${url}\n`);
  for (const { email, password, role } of demoAccounts)
    console.log(`  ${role.padEnd(8)} ${email.padEnd(24)} ${password}`);
  console.log('\nCtrl-C saves the data and ends everything.');
}

async function open(options: SchoolOptions, fresh: boolean) {
  const ports = await choosePorts(process.env);
  if (fresh && moveAside(dataFolder)) step('fresh', `the data so far is in ${shown(`${dataFolder}.old`)}`);
  const { openFront, site } = options;
  // The dev server uses the well-known port; Hosting, behind it, any.
  const [hosting = 0] = site ? [ports.hosting] : await freePorts(1);
  const own = { ...ports, hosting };
  const emulators = await startSuite({ site, ports: own, importFrom: newestSave(dataFolder), name });
  return { emulators, front: await openFront(ports, emulators) };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Runs until Ctrl-C, saving periodically. @throws PlainError if a part ends by itself */
async function stayOpen({ emulators, front }: Opened, interrupted: Promise<unknown>): Promise<void> {
  const saver = keepSaving(emulators.ports.hub, dataFolder);
  announce(front.url);
  // Not awaited: until it is done, the last save or the seed would be used.
  void saver.saveNow();
  const end = await Promise.race([
    interrupted.then(() => undefined),
    emulators.crashed.then((why) => ({ why, logFile: emulators.logFile })),
    ...(front.crashed ? [front.crashed.then((why) => ({ why, logFile: front.logFile }))] : []),
  ]);
  saver.stop();
  const isSaved = await saver.saveNow();
  const kept = isSaved ? 'everything is saved' : 'what was saved ten seconds ago is kept';
  if (end) throw new PlainError(`${end.why}; ${kept}, npm start continues with it`, end.logFile);
  if (!isSaved) throw new PlainError(`The last changes could not be saved; ${kept}`, emulators.logFile);
  step('saved', 'everything; until next time');
}

/** Stops everything in any case. @returns exit code: 0 after Ctrl-C, 130 before Ready */
export async function runSchool(options: SchoolOptions): Promise<number> {
  const interrupted = interruption();
  const known = { options: { fresh: { type: 'boolean', default: false } } } as const;
  const { fresh } = wordsOf(known, `${options.command} knows --fresh alone`).values;
  await claim();
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
    // Emulators that are still starting end with this process, and the next start clears their folder.
    await opened?.emulators.stop();
    if (opened) rmSync(join(runsFolder, name), { recursive: true, force: true });
  }
}
