import type { ContentHash } from '@pathshala/contract/courses/pack';
import { bytesOf, type KeptPack, type PackName, type Part } from '../../../offline/packs/pack.ts';
import { keptHashes, readPack } from '../../../offline/packs/write.ts';

/** Who keeps something. */
export interface PackOwner {
  readonly uid: string;
  /** A fresh ID token. */
  readonly token: () => Promise<string | null>;
}

/** A part that is to come; without hash and size it is kept as it is then: nobody has said them. */
export type Wanted = Omit<Part, keyof ContentHash> & Partial<ContentHash>;

/** A pack as it is to be kept: what the school has of it now. */
export interface PackPlan extends PackName, Pick<KeptPack, 'title' | 'page' | 'parts'> {
  /** Small things that nobody has said the hash of: fetched again each time. The site may have one nowhere. */
  readonly rest: readonly Wanted[];
}

/** Something that can be kept. */
export interface Keepable {
  readonly name: PackName;
  /**
   * Asks what it is made of now; undefined: the school has nothing to keep of it.
   * @param owner null: a visitor
   * @param isAsked somebody wants it now: what the page has been told is not enough
   * @throws PackFailure `heavy`, ApiError, or TypeError where the school cannot be reached
   */
  readonly plan: (owner: PackOwner | null, isAsked: boolean) => Promise<PackPlan | undefined>;
}

/** How a pack stands on this device. */
export interface PackStanding {
  /**
   * `looking`: not known yet; `unknown`: the school has nothing to keep of it, or cannot be asked; `begun`: some of it is
   * here, and was asked for; `newer`: it is here, and the school has something newer.
   */
  readonly is: 'looking' | 'unknown' | 'none' | 'begun' | 'coming' | 'newer' | 'kept';
  /** What is still to come, bytes. */
  readonly missing: number;
  /** What all of it weighs, bytes. */
  readonly of: number;
}

/** How something stands of which there is nothing to say. */
export const without = (is: 'looking' | 'unknown'): PackStanding => ({ is, missing: 0, of: 0 });

/** @param plan what the school has; undefined: nobody knows now */
export async function standingOf(name: PackName, plan: PackPlan | undefined): Promise<PackStanding> {
  const kept = await readPack(name);
  const { parts = [] } = kept ?? {};
  const isNewest = (plan?.parts ?? []).every(({ at, hash }) =>
    parts.some((one) => one.at === at && one.hash === hash),
  );
  if (parts.length > 0 && isNewest) return { is: 'kept', missing: 0, of: bytesOf(parts) };
  if (!plan) return without('unknown');
  const here = await keptHashes();
  return {
    is: parts.length > 0 ? 'newer' : kept ? 'begun' : 'none',
    missing: bytesOf(plan.parts.filter(({ hash }) => !here.has(hash))),
    of: bytesOf(plan.parts),
  };
}
