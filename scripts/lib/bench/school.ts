import { join } from 'node:path';
import { runScript } from '../children.ts';
import { demoProject, emulatorVariables } from '../emulator-environment.ts';
import { PlainError } from '../messages.ts';
import { ownEmulators } from '../own-emulators.ts';
import { logFolder, root } from '../paths.ts';
import { type ServerChild, startServer } from './servers.ts';

/** The built function, relative to what is measured: absolute path. */
export const functionBundle = join(root, 'functions', 'build', 'index.js');

/** Firestore with the school's courses in it. */
export interface School {
  /** For a process that speaks to it. */
  readonly environment: NodeJS.ProcessEnv;
  /** Host and port of its Firestore. */
  readonly firestore: string;
  /** Starts the built function as an instance of it runs. */
  readonly startFunction: (more?: NodeJS.ProcessEnv) => Promise<ServerChild>;
  readonly stop: () => Promise<void>;
}

/** @throws PlainError where the emulators do not start or the seed fails */
export async function openSchool(): Promise<School> {
  const emulators = await ownEmulators('bench');
  const environment = { ...process.env, ...emulatorVariables(emulators.ports) };
  const logFile = join(logFolder, `${emulators.name}-seed.log`);
  const script = join(root, 'scripts', 'seed.ts');
  const { code } = await runScript(script, ['--project', demoProject], { logFile, environment });
  if (code !== 0) {
    await emulators.stop();
    throw new PlainError('The seed failed', logFile);
  }
  return {
    environment,
    firestore: `127.0.0.1:${emulators.ports.firestore}`,
    startFunction: (more = {}) => startServer('serve-function', functionBundle, { ...environment, ...more }),
    stop: emulators.stop,
  };
}
