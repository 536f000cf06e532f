// `npm run dev`: the school of `npm start` with Vite's dev server in front of it. Whatever the function or the prepared
// files of the site are made from makes them again when it changes.
import { join } from 'node:path';
import { type Outcome, run, runScript } from './lib/children.ts';
import { type DevServer, openDevServer } from './lib/dev-server.ts';
import { loadFunctions } from './lib/emulators.ts';
import { command, PlainError, secondsSince, step } from './lib/messages.ts';
import { logFolder, root } from './lib/paths.ts';
import { freePorts } from './lib/ports.ts';
import { runSchool } from './lib/school.ts';
import { watchPackages } from './lib/watch-packages.ts';

/** Runs a step that a recent edit may have broken. */
async function succeed(what: string, logFile: string, outcome: Promise<Outcome>): Promise<void> {
  const { code, output } = await outcome;
  if (code === 0) return;
  const reason = output.split('\n').find((line) => /Error\b.*: /.test(line));
  throw new PlainError(`${what} failed${reason ? `: ${reason.trim()}` : ''}`, logFile);
}

async function rebuildFunction(hub: number): Promise<void> {
  const start = performance.now();
  const logFile = join(logFolder, 'dev-build.log');
  const script = join(root, 'scripts', 'build-functions.ts');
  await succeed('The build of the function', logFile, runScript(script, [], { logFile }));
  await loadFunctions(hub);
  step('build', `functions rebuilt (${secondsSince(start)})`);
}

/** Prepares content, drawings, fonts and colours for Vite. */
async function prepareSite(): Promise<void> {
  const logFile = join(logFolder, 'dev-prepare.log');
  const args = ['run', 'prepare-build', '-w', '@pathshala/web'];
  await succeed('The preparation of the site', logFile, run('npm', args, { logFile }));
}

/** Restarting the server reloads the school's files and the open pages. */
async function reloadSite({ restart }: DevServer): Promise<void> {
  const start = performance.now();
  await prepareSite();
  await restart();
  step('site', `prepared again, pages reload (${secondsSince(start)})`);
}

command(() =>
  runSchool({
    command: 'npm run dev',
    site: false,
    // Vite uses the well-known port; Hosting, behind it, any.
    emulatorPorts: async (ports) => ({ ...ports, hosting: (await freePorts(1))[0] ?? 0 }),
    openFront: async (ports, { ports: { hub, hosting } }) => {
      await prepareSite();
      const server = await openDevServer(ports.hosting, hosting);
      watchPackages({
        functions: () => rebuildFunction(hub),
        web: () => reloadSite(server),
      });
      return server;
    },
  }),
);
