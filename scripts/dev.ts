// `npm run dev`: the school of `npm start` with Vite's dev server in front of it. A change rebuilds the function and the
// prepared files of the site, if they depend on it.

import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { Worker } from 'node:worker_threads';
import { watch } from 'chokidar';
import { build } from './lib/build.ts';
import { countsForBuild, type Target, targets } from './lib/build-targets.ts';
import { succeed } from './lib/children.ts';
import { loadFunctions } from './lib/emulators.ts';
import { command, PlainError, report, secondsSince, step } from './lib/messages.ts';
import { logFolder, root } from './lib/paths.ts';
import { runSchool } from './lib/school.ts';

const script = join(root, 'web', 'build-steps', 'dev-server.ts');
const logFile = join(logFolder, 'dev-vite.log');

/** In a thread, so that a restart reads all modules again. @throws PlainError if it ends before it listens */
async function openDevServer(port: number, hosting: number) {
  mkdirSync(dirname(logFile), { recursive: true });
  const log = createWriteStream(logFile);
  const env = { ...process.env, PATHSHALA_API_PROXY: `http://127.0.0.1:${hosting}` };
  const argv = ['--port', String(port), '--strictPort'];
  let current: Worker | undefined;
  const { promise: crashed, resolve: crash } = Promise.withResolvers<string>();

  const start = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(script, { argv, env, stdout: true, stderr: true });
      current = worker;
      for (const output of [worker.stdout, worker.stderr]) output.pipe(log, { end: false });
      const end = (why: string) => {
        reject(new PlainError(why, logFile));
        if (current === worker) crash(why);
      };
      worker.once('message', () => resolve());
      worker.on('error', ({ message }) => end(`The dev server ended by itself: ${message}`));
      worker.on('exit', (code) => end(`The dev server ended by itself (exit code ${code})`));
    });

  const stop = async () => {
    const old = current;
    // An end on request is no crash.
    current = undefined;
    await old?.terminate();
  };
  await start();
  return { url: `http://127.0.0.1:${port}`, crashed, logFile, restart: () => stop().then(start), stop };
}

async function prepareSite(): Promise<void> {
  const args = ['run', 'prepare-build', '-w', '@pathshala/web'];
  const options = { logFile: join(logFolder, 'dev-prepare.log') };
  await succeed('The preparation of the site', 'npm', args, options);
}

/** Debounces saves of several files into one build. */
const settleMilliseconds = 300;

/** Vite sees the site's own code and its own configuration by itself. */
const isVites = (path: string) => /^web\/(src(\/|$)|[^/]+\.\w+$)/.test(path);

/** Runs one task after another; prints failures. @param work by the name of the target */
function watchPackages(work: Readonly<Record<Target['name'], () => Promise<void>>>): void {
  const waiting = new Set<Target['name']>();
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const doAll = async () => {
    for (const name of [...waiting]) {
      waiting.delete(name);
      await work[name]().catch(report);
    }
  };
  const onChange = (path: string) => {
    for (const { name, folders } of targets)
      if (folders.some((folder) => path.startsWith(`${folder}/`))) waiting.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      last = last.then(doAll);
    }, settleMilliseconds);
  };
  const ignored = (path: string) => {
    const own = relative(root, path);
    return !countsForBuild(own) || isVites(own);
  };
  const changes = watch(['functions', 'web'], { cwd: root, ignoreInitial: true, ignored });
  changes.on('all', (_event, path) => onChange(path));
}

command(() =>
  runSchool({
    command: 'npm run dev',
    site: false,
    openFront: async (ports, { ports: { hub, hosting } }) => {
      await prepareSite();
      const server = await openDevServer(ports.hosting, hosting);
      watchPackages({
        functions: () => build(['functions'], () => loadFunctions(hub)),
        web: async () => {
          const start = performance.now();
          await prepareSite();
          // The school's files are read again, and the open pages reload.
          await server.restart();
          step('site', `prepared again, pages reload (${secondsSince(start)})`);
        },
      });
      return server;
    },
  }),
);
