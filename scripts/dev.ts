// `npm run dev`: the school of `npm start` with Vite's dev server in front of it, and the function built anew whenever
// its source changes.
import { spawn } from 'node:child_process';
import { closeSync, openSync, watch } from 'node:fs';
import { join } from 'node:path';
import { run } from './lib/children.ts';
import { PlainError, report, step } from './lib/messages.ts';
import { logFolder, root } from './lib/paths.ts';
import { freePorts, type Ports } from './lib/ports.ts';
import { mark, type ProcessMark, signalGroup, waitUntil } from './lib/processes.ts';
import { type Front, runSchool } from './lib/school.ts';

const siteMilliseconds = 180_000;
/** An editor that saves several files at once makes for one build. */
const settleMilliseconds = 300;

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(10_000) });
    return true;
  } catch {
    return false;
  }
}

async function openVite(
  port: number,
  hosting: number,
  onGroup: (group: ProcessMark) => void,
): Promise<Front> {
  const logFile = join(logFolder, 'dev-vite.log');
  const log = openSync(logFile, 'w');
  const child = spawn(
    'npm',
    ['run', 'dev', '-w', '@pathshala/web', '--', '--port', String(port), '--strictPort'],
    {
      cwd: root,
      env: { ...process.env, PATHSHALA_API_PROXY: `http://127.0.0.1:${hosting}` },
      stdio: ['ignore', log, log],
      // A group of its own: Ctrl-C reaches this process alone, which ends the rest after saving.
      detached: true,
    },
  );
  closeSync(log);
  const group = mark(child.pid ?? 0);
  onGroup(group);
  let ended = false;
  const crashed = new Promise<string>((resolve) => {
    child.on('error', (error) => resolve(`The dev server did not start: ${error.message}`));
    child.on('close', (code) => {
      ended = true;
      resolve(`The dev server ended by itself (exit code ${code})`);
    });
  });
  const url = `http://127.0.0.1:${port}`;
  await waitUntil(async () => ended || (await answers(url)), siteMilliseconds, 300);
  if (ended) throw new PlainError(await crashed, logFile);
  return { url, crashed, logFile, stop: () => signalGroup(group.pid, 'SIGTERM') };
}

/**
 * The emulator does not watch a folder below one whose name begins with a dot, where each run has its own; asked to
 * enable the background triggers, it loads everything anew.
 */
async function loadNewBuild(hub: number): Promise<void> {
  await fetch(`http://127.0.0.1:${hub}/functions/enableBackgroundTriggers`, { method: 'PUT' });
}

/** Builds the function again after each change and has the emulator load the new build. */
function rebuildOnChange(hub: number): void {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const rebuild = async () => {
    const { code } = await run('npm', ['run', 'build', '-w', '@pathshala/functions'], {
      logFile: join(logFolder, 'dev-build.log'),
    });
    if (code === 0) await loadNewBuild(hub);
    step('build', code === 0 ? 'functions anew' : 'functions failed (log: .pathshala/logs/dev-build.log)');
  };
  for (const folder of ['src', 'contract']) {
    watch(join(root, 'functions', folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        last = last.then(rebuild);
      }, settleMilliseconds);
    });
  }
}

/** Vite takes the port that people know; Hosting, behind it, takes any. */
async function behindVite(ports: Ports): Promise<Ports> {
  const [hosting = 0] = await freePorts(1);
  return { ...ports, hosting };
}

runSchool({
  command: 'npm run dev',
  workspaces: ['functions'],
  functions: 'link',
  site: false,
  emulatorPorts: behindVite,
  openFront: async (ports, emulators, onGroup) => {
    rebuildOnChange(emulators.ports.hub);
    return await openVite(ports.hosting, emulators.ports.hosting, onGroup);
  },
}).then(
  (code) => process.exit(code),
  (error: unknown) => process.exit(report(error)),
);
