type Environment = Readonly<Record<string, string | undefined>>;

/** Whether this process is the emulated function with the emulated database. */
export function isEmulated(environment: Environment): boolean {
  return environment.FUNCTIONS_EMULATOR === 'true' && Boolean(environment.FIRESTORE_EMULATOR_HOST);
}
