import type { ContentHash } from '@pathshala/contract/courses/pack';
import { bytesOf, type KeptPack, type PackName, type Part } from '../../../offline/packs/pack.ts';
import { keptHashes, readPack } from '../../../offline/packs/write.ts';

/** The owner of a pack. */
export interface PackOwner {
  readonly uid: string;
  /** A fresh ID token. */
  readonly token: () => Promise<string | null>;
}

/** A course or book that can be stored. */
export type Keepable = Pick<KeptPack, keyof PackName | 'title' | 'img'>;

/** A part to download; without hash and size it is stored unverified. */
export type Wanted = Omit<Part, keyof ContentHash> & Partial<ContentHash>;

/** The plan of a pack, from the school's current state. */
export interface PackPlan extends Keepable, Pick<KeptPack, 'page' | 'parts'> {
  /** Small files without a hash, fetched each time. The site may lack them. */
  readonly rest: readonly Wanted[];
}

/** The state of a pack on this device. */
export interface PackStanding {
  /**
   * `looking`: loading; `unknown`: nothing to store, or unreachable; `begun`: incomplete; `newer`: complete, but the
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

/** @param plan current plan; undefined if unknown: then a download that was begun is measured by its own */
export async function standingOf(name: PackName, plan: PackPlan | undefined): Promise<PackStanding> {
  const stored = await readPack(name);
  const { parts = [], coming = [] } = stored ?? {};
  const wanted = plan?.parts ?? coming;
  const isHere = ({ at, hash }: Part) => parts.some((one) => one.at === at && one.hash === hash);
  if (parts.length > 0 && wanted.every(isHere)) return { is: 'kept', missing: 0, of: bytesOf(parts) };
  if (wanted.length === 0) return without('unknown');
  const here = await keptHashes();
  return {
    is: parts.length > 0 ? 'newer' : stored ? 'begun' : 'none',
    missing: bytesOf(wanted.filter(({ hash }) => !here.has(hash))),
    of: bytesOf(wanted),
  };
}
