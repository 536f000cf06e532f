/** Returns an App Check token, which proves that a call comes from the school's own pages. */
export type ProofGiver = () => Promise<string>;

let giver: ProofGiver | undefined;

/** Undefined: calls are sent without. */
export function takeProofsFrom(given: ProofGiver | undefined): void {
  giver = given;
}

/** @returns null while signed out or without App Check: the API decides whether a token is needed */
export async function appCheckProof(): Promise<string | null> {
  return (await giver?.().catch(() => null)) ?? null;
}
