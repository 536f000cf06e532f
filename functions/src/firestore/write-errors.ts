/** gRPC codes of failed preconditions. */
const missing = 5;
const alreadyThere = 6;
const notAsExpected = 9;
const aborted = 10;

/** Whether a document to create already existed. */
export function isAlreadyThere(error: unknown): boolean {
  return codeOf(error) === alreadyThere;
}

/** Whether a document to update did not exist. */
export function isMissing(error: unknown): boolean {
  return codeOf(error) === missing;
}

/**
 * Awaits an update of a document that may have been deleted with its person.
 * @returns whether it existed
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

/** Whether a conflicting write happened. */
export function isConflict(error: unknown): boolean {
  const codes: readonly unknown[] = [missing, alreadyThere, notAsExpected, aborted];
  return codes.includes(codeOf(error));
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
