/** Gives what proves to the API that a call comes from the school's own pages. */
export type ProofGiver = () => Promise<string>;

let giver: ProofGiver | undefined;

/** Says where proofs come from; until then, or with `undefined`, calls are sent without. */
export function takeProofsFrom(given: ProofGiver | undefined): void {
  giver = given;
}

/**
 * The proof for a call, once somebody is signed in and the school uses App Check.
 * @returns null when there is none: whether one is needed is the API's to say, and its words tell the person
 */
export async function appCheckProof(): Promise<string | null> {
  return (await giver?.().catch(() => null)) ?? null;
}
