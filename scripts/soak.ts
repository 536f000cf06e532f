// `npm run soak`: what the emulator tests try for seconds, for as long as it takes (docs/operations.md, "Soak").
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { emulatorVariables } from './lib/emulator-environment.ts';
import { type Emulators, startEmulators } from './lib/emulators.ts';
import { layRunFolder } from './lib/firebase-config.ts';
import { interruption } from './lib/interruption.ts';
import { report } from './lib/messages.ts';
import { logFolder, root, runsFolder } from './lib/paths.ts';
import { claimTestPorts, type Ports } from './lib/ports.ts';
import { isLeft, type ProcessMark, signalGroup } from './lib/processes.ts';

let groups: ProcessMark[] = [];

/** Runs the soak itself, which writes to this terminal. @returns its exit code */
async function soak(ports: Ports): Promise<number> {
  const script = join(root, 'functions', 'test', 'soak', 'main.ts');
  const child = spawn(process.execPath, [script, ...process.argv.slice(2)], {
    env: { ...process.env, ...emulatorVariables(ports) },
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill('SIGTERM'));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

function start(ports: Ports, folder: string, name: string): Promise<Emulators> {
  return startEmulators({
    ports,
    configFile: layRunFolder(folder, ports, { functions: 'none', site: false }),
    only: ['auth', 'firestore'],
    importFrom: undefined,
    logFile: join(logFolder, `${name}-emulators.log`),
    onGroups: (now) => {
      groups = now;
    },
  });
}

async function main(): Promise<number> {
  const interrupted = interruption(() => process.exit(1));
  process.on('exit', () => {
    for (const { pid } of groups.filter(isLeft)) signalGroup(pid, 'SIGKILL');
  });
  const { ports } = await claimTestPorts();
  const name = `soak-${ports.hosting}`;
  const folder = join(runsFolder, name);
  const emulators = await start(ports, folder, name);
  try {
    const end = await Promise.race([soak(ports), emulators.crashed, interrupted]);
    if (typeof end === 'number') return end;
    console.log(`The soak was not finished: ${end}`);
    return 1;
  } finally {
    await emulators.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => process.exit(report(error)),
);
