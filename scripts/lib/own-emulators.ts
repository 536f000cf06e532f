import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type EmulatorOptions, type Emulators, startEmulators } from './emulators.ts';
import { layRunFolder } from './firebase-config.ts';
import { logFolder, runsFolder } from './paths.ts';
import { claimTestPorts } from './ports.ts';
import { killAtExit, type ProcessMark } from './processes.ts';

/** Empty Auth and Firestore emulators for one command, on their own ports. */
export interface OwnEmulators extends Emulators {
  /** Names the run's log files: `soak-5200`. */
  readonly name: string;
}

/** Auth and Firestore alone, which start in half the time. @param folder the run's own */
export function startDatabases(
  folder: string,
  options: Pick<EmulatorOptions, 'ports' | 'logFile' | 'onGroups'>,
): Promise<Emulators> {
  const configFile = layRunFolder(folder, options.ports);
  return startEmulators({ ...options, configFile, only: ['auth', 'firestore'], importFrom: undefined });
}

/**
 * Starts Auth and Firestore without function and site. They end with `stop`, and with this process however that ends.
 * @param command what the run and its logs are called after
 */
export async function ownEmulators(command: string): Promise<OwnEmulators> {
  let groups: readonly ProcessMark[] = [];
  killAtExit(() => groups);
  const { ports } = await claimTestPorts();
  const name = `${command}-${ports.hosting}`;
  const folder = join(runsFolder, name);
  const emulators = await startDatabases(folder, {
    ports,
    logFile: join(logFolder, `${name}-emulators.log`),
    onGroups: (now) => {
      groups = now;
    },
  });
  const stop = async () => {
    await emulators.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  return { ...emulators, name, stop };
}
