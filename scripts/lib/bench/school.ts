import { join } from 'node:path';
import { emulatorVariables } from '../emulator-environment.ts';
import { ownEmulators } from '../emulators.ts';
import { logFolder, root } from '../paths.ts';
import { seedSuite } from '../suite.ts';
import { startFunction } from './servers.ts';

/** The built function: absolute path. */
export const functionBundle = join(root, 'functions', 'build', 'index.js');

/**
 * Firestore with the school's courses in it.
 * @throws PlainError where the emulators do not start or the seed fails
 */
export async function openSchool() {
  const { ports, name, stop } = await ownEmulators('bench');
  const environment: NodeJS.ProcessEnv = { ...process.env, ...emulatorVariables(ports) };
  try {
    await seedSuite(ports, join(logFolder, `${name}-seed.log`));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** For a process that speaks to it. */
    environment,
    /** Host and port of its Firestore. */
    firestore: `127.0.0.1:${ports.firestore}`,
    /** Starts the built function as an instance of it runs. */
    startFunction: (more: NodeJS.ProcessEnv = {}) =>
      startFunction(functionBundle, { ...environment, ...more }),
    stop,
  };
}
export type School = Awaited<ReturnType<typeof openSchool>>;
