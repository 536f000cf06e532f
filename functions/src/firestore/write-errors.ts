/** gRPC codes by which Firestore refuses a write that expected something else to be there. */
const missing = 5;
const alreadyThere = 6;
const notAsExpected = 9;
const aborted = 10;

/** Whether a document was to be made that was there already. */
export function isAlreadyThere(error: unknown): boolean {
  return codeOf(error) === alreadyThere;
}

/** Whether a document was to be changed that was not there. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === missing;
}

/**
 * Waits for a change of a document that may be gone by now, with the person whom it was about.
 * @returns whether it was there
 */
export async function ifExists(change: Promise<unknown>): Promise<boolean> {
  try {
    await change;
    return true;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return false;
  }
}

/** Whether somebody else wrote between a read and the write that was built on it. */
export function isConflict(error: unknown): boolean {
  const codes: readonly unknown[] = [missing, alreadyThere, notAsExpected, aborted];
  return codes.includes(codeOf(error));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
