import { edgesOf, type LockEntry, type Lockfile, resolvePlace } from './lockfile.ts';
import { placePackages, type Wanted } from './place-packages.ts';

/** The `package.json` of what is uploaded. */
export interface UploadManifest {
  readonly name: string;
  readonly version: string;
  readonly private: boolean;
  readonly type: string;
  readonly main: string;
  readonly engines: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** The places that are needed on every machine: those that nothing but an optional edge leads to are not among them. */
function neededPlaces(packages: Readonly<Record<string, LockEntry>>): Set<string> {
  const needed = new Set(['']);
  for (const place of needed) {
    for (const { name, isOptional } of edgesOf(packages[place] ?? {})) {
      const found = isOptional ? undefined : resolvePlace((one) => one in packages, place, name);
      if (found) needed.add(found);
    }
  }
  return needed;
}

/** An entry without the marks that say what it was needed for in the repository. */
function withoutMarks({
  dev: _dev,
  devOptional: _devOptional,
  optional: _optional,
  peer: _peer,
  ...entry
}: LockEntry) {
  return entry;
}

/**
 * A lockfile for the uploaded function, made from the repository's: every package that it needs, in the version that was
 * tested, where each finds what it finds in the repository.
 * @param wanted what the manifest depends on, each from the folder whose package asks for it
 * @throws Error for a package that the repository's lockfile does not have
 */
export function uploadLock(
  lockfile: Lockfile,
  manifest: Pick<UploadManifest, 'name' | 'version' | 'engines' | 'dependencies'>,
  wanted: readonly Wanted[],
): Lockfile {
  const { name, version, engines, dependencies } = manifest;
  const entries = [...placePackages(lockfile, wanted)]
    .map(([place, source]) => [place, withoutMarks(lockfile.packages[source] ?? {})] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const packages: Record<string, LockEntry> = {
    '': { name, version, dependencies, engines },
    ...Object.fromEntries(entries),
  };
  const needed = neededPlaces(packages);
  for (const [place, entry] of entries) {
    if (!needed.has(place)) packages[place] = { ...entry, optional: true };
  }
  return { name, version, lockfileVersion: 3, requires: true, packages };
}

/**
 * The versions that were tested, exactly.
 * @throws Error for a package that the lockfile does not have
 */
export function exactVersions(lockfile: Lockfile, wanted: readonly Wanted[]): Record<string, string> {
  return Object.fromEntries(
    wanted.map(({ name, from }) => {
      const place = resolvePlace((one) => one in lockfile.packages, from, name);
      const version = place === undefined ? undefined : lockfile.packages[place]?.version;
      if (!version) throw new Error(`package-lock.json has no version of ${name}. Run npm install.`);
      return [name, version];
    }),
  );
}
