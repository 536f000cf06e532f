import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apiRoot, pathOf } from '@pathshala/contract/http/endpoint';
import { newerPagesAddress } from '@pathshala/contract/site/all-routes';
import { siteEndpoints } from '@pathshala/contract/site/endpoints';
import { firstLanguage } from '@pathshala/contract/text/languages';
import { build, contentVariables, layFunctionCode } from './build.ts';
import { run, waitUntil } from './children.ts';
import { demoProject, emulatorVariables } from './emulator-environment.ts';
import { type Emulators, startEmulators, whileRunning } from './emulators.ts';
import { PlainError, secondsSince, step } from './messages.ts';
import { logFolder, root, runsFolder } from './paths.ts';
import type { Ports } from './ports.ts';
import { functionFolder, layBuilt, layRunFolder } from './run-folder.ts';

const healthMilliseconds = 60_000;
const contentMilliseconds = 120_000;

export interface SuiteOptions {
  /** False: the dev server has the site. */
  site: boolean;
  ports: Ports;
  /** The last saved data; without it, the emulators are seeded. */
  importFrom?: string | undefined;
  /** Of the run's own folder, and before the names of its log files: `start`, `test-5200`. */
  name: string;
}

/** Builds, and at the same time starts the emulators in their own folder and seeds them if they are empty. */
export async function startSuite(options: SuiteOptions): Promise<Emulators> {
  const { ports, importFrom, name, site } = options;
  const start = performance.now();
  const folder = join(runsFolder, name);
  const configFile = layRunFolder(folder, ports);
  const code = layFunctionCode(join(folder, functionFolder));
  const starting = code.then(() =>
    startEmulators({
      ports,
      configFile,
      only: ['auth', 'firestore', 'functions', 'hosting'],
      importFrom,
      logFile: join(logFolder, `${name}-emulators.log`),
    }),
  );
  const built = build(site ? ['web', 'functions'] : ['functions'], async () => {
    // A link replaces the code, which the emulators may still be loading.
    await (site ? code : starting);
    layBuilt(folder, site);
  });
  const fill = async () => {
    if (importFrom) return step('seed', 'the data of last time');
    // The seed would make it a second time. It needs no function.
    const isContentMade = () => existsSync(join(contentVariables().PATHSHALA_CONTENT ?? '', 'content'));
    if (site) await Promise.race([built, waitUntil(isContentMade, contentMilliseconds, 500)]);
    await seedSuite(ports, join(logFolder, `${name}-seed.log`));
  };
  const open = async () => {
    const emulators = await starting;
    step('emulators', `Auth, Firestore, Functions, Hosting (${secondsSince(start)})`);
    await whileRunning(emulators, Promise.all([built.then(() => untilHealthy(emulators)), fill()]));
    return emulators;
  };
  try {
    const [emulators] = await Promise.all([open(), built]);
    return emulators;
  } catch (error) {
    starting.then(({ stop }) => stop()).catch(() => undefined);
    throw error;
  }
}

/** Seeds emulators that are empty. @throws PlainError with why it failed */
export async function seedSuite(ports: Ports, logFile: string): Promise<void> {
  const start = performance.now();
  const environment = { ...process.env, ...contentVariables(), ...emulatorVariables(ports) };
  const args = [join(root, 'scripts', 'seed.ts'), '--project', demoProject];
  const { code, output } = await run(process.execPath, args, { logFile, environment });
  const lines = output.trim().split('\n');
  const said = lines.find((line) => /^✗ |Error:/.test(line)) ?? lines.at(-1) ?? '';
  if (code !== 0) throw new PlainError(`The seed failed: ${said.replace(/^✗ /, '')}`, logFile);
  step('seed', `${said} (${secondsSince(start)})`);
}

/** The way through Hosting, the function and Firestore must work before the command is ready. */
async function untilHealthy({ ports, logFile }: Emulators): Promise<void> {
  const url = `http://127.0.0.1:${ports.hosting}${apiRoot}${pathOf(siteEndpoints.health, {})}`;
  const ask = async () => (await fetch(url, { signal: AbortSignal.timeout(10_000) })).ok;
  const check = () => ask().catch(() => false);
  if (!(await waitUntil(check, healthMilliseconds, 500)))
    throw new PlainError(`The function does not answer at ${url}`, logFile);
}

/** Starts function workers for two browsers. The emulator gives up on a worker that takes 30 s to start. */
export async function warmUp({ ports }: Pick<Emulators, 'ports'>): Promise<void> {
  const origin = `http://127.0.0.1:${ports.hosting}`;
  const call = apiRoot + pathOf(siteEndpoints.health, {});
  const open = async (address: string) => await (await fetch(origin + address)).text();
  for (const address of [call, newerPagesAddress(firstLanguage)])
    await Promise.all([open(address), open(address)]);
}
