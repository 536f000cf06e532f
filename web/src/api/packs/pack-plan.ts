import type { ContentHash } from '@pathshala/contract/courses/pack';
import { bytesOf, type KeptPack, type PackName, type Part } from '../../../offline/packs/pack.ts';
import { keptHashes, readPack } from '../../../offline/packs/write.ts';

/** The owner of a pack. */
export interface PackOwner {
  readonly uid: string;
  /** A fresh ID token. */
  readonly token: () => Promise<string | null>;
}

/** A part to download; without hash and size it is stored unverified. */
export type Wanted = Omit<Part, keyof ContentHash> & Partial<ContentHash>;

/** The plan of a pack, from the school's current state. */
export interface PackPlan extends PackName, Pick<KeptPack, 'title' | 'page' | 'parts'> {
  /** Small files without a hash, fetched each time. The site may lack them. */
  readonly rest: readonly Wanted[];
}

/** A course or book that can be stored. */
export interface Keepable {
  readonly name: PackName;
  /**
   * Loads the current plan; undefined if there is nothing to store.
   * @param owner null: a visitor
   * @param isAsked explicitly requested: do not rely on the page's data
   * @throws PackFailure `heavy`, ApiError, or TypeError if the school is unreachable
   */
  readonly plan: (owner: PackOwner | null, isAsked: boolean) => Promise<PackPlan | undefined>;
}

/** The state of a pack on this device. */
export interface PackStanding {
  /**
   * `looking`: loading; `unknown`: nothing to store, or unreachable; `started`: incomplete; `newer`: complete, but the
   * school has a newer version.
   */
  readonly is: 'looking' | 'unknown' | 'none' | 'begun' | 'coming' | 'newer' | 'kept';
  /** Bytes still to load. */
  readonly missing: number;
  /** Total bytes. */
  readonly of: number;
}

/** The state without information. */
export const without = (is: 'looking' | 'unknown'): PackStanding => ({ is, missing: 0, of: 0 });

/** @param plan current plan; undefined if unknown */
export async function standingOf(name: PackName, plan: PackPlan | undefined): Promise<PackStanding> {
  const stored = await readPack(name);
  const { parts = [] } = stored ?? {};
  const isNewest = (plan?.parts ?? []).every(({ at, hash }) =>
    parts.some((one) => one.at === at && one.hash === hash),
  );
  if (parts.length > 0 && isNewest) return { is: 'kept', missing: 0, of: bytesOf(parts) };
  if (!plan) return without('unknown');
  const here = await keptHashes();
  return {
    is: parts.length > 0 ? 'newer' : stored ? 'begun' : 'none',
    missing: bytesOf(plan.parts.filter(({ hash }) => !here.has(hash))),
    of: bytesOf(plan.parts),
  };
}
