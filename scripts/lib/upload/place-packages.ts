import { type Edge, edgesOf, type Lockfile, placeIn, resolvePlace } from './lockfile.ts';

/** A package that the uploaded one asks for, and the folder in the repository that it asks from. */
export interface Wanted {
  readonly name: string;
  readonly from: string;
}

/** Where packages stand in the upload, and which place of the repository's lockfile each comes from. */
export type Placement = Map<string, string>;

interface Asking extends Edge {
  /** The asking package's place in the upload, empty for the upload itself. */
  readonly at: string;
  /** Its place in the repository. */
  readonly from: string;
}

function askingOf(lockfile: Lockfile, at: string, from: string): Asking[] {
  return edgesOf(lockfile.packages[from] ?? {}).map((edge) => ({ ...edge, at, from }));
}

/**
 * Gives every package that is needed a place, so that each finds the very one that it finds in the repository: at the top
 * where that is free, else inside the package that asks.
 * @param wanted what the upload itself asks for
 * @throws Error for a package that the lockfile does not have
 */
export function placePackages(lockfile: Lockfile, wanted: readonly Wanted[]): Placement {
  const placed: Placement = new Map();
  const queue: Asking[] = wanted.map((one) => ({ ...one, at: '', isOptional: false, isPeer: false }));
  for (const asking of queue) {
    const source = resolvePlace((place) => place in lockfile.packages, asking.from, asking.name);
    if (!source) {
      if (asking.isOptional) continue;
      throw new Error(`package-lock.json has no version of ${asking.name}. Run npm install.`);
    }
    const found = resolvePlace((place) => placed.has(place), asking.at, asking.name);
    // A peer is whatever stands beside the package that asks, as express is for its rate limiter.
    if (found && (asking.isPeer || placed.get(found) === source)) continue;
    const place = placeIn(found ? asking.at : '', asking.name);
    placed.set(place, source);
    queue.push(...askingOf(lockfile, place, source));
  }
  return placed;
}
