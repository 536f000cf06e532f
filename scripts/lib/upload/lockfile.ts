import { posix } from 'node:path';

/** What a lockfile (version 3) says of one installed package; what is not named here is carried along. */
export interface LockEntry {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
  readonly optional?: boolean;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly peer?: boolean;
  readonly [more: string]: unknown;
}

/** A `package-lock.json`, version 3: entries by the folder that they are installed in. */
export interface Lockfile {
  readonly name?: string;
  readonly version?: string;
  readonly lockfileVersion: number;
  readonly requires?: boolean;
  readonly packages: Readonly<Record<string, LockEntry>>;
}

/** One package that another one asks for. */
export interface Edge {
  readonly name: string;
  /** May be missing, as a package for another operating system is. */
  readonly isOptional: boolean;
  /** Is the one that stands beside the asking package, if one does. */
  readonly isPeer: boolean;
}

/** What an installed package asks for. Peers that it can do without are no edges: they are there for others. */
export function edgesOf(entry: LockEntry): Edge[] {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = entry;
  const peers = Object.keys(peerDependencies).filter(
    (name) => !(name in dependencies) && !entry.peerDependenciesMeta?.[name]?.optional,
  );
  return [
    ...Object.keys(dependencies)
      .filter((name) => !(name in optionalDependencies))
      .map((name) => ({ name, isOptional: false, isPeer: false })),
    ...Object.keys(optionalDependencies).map((name) => ({ name, isOptional: true, isPeer: false })),
    ...peers.map((name) => ({ name, isOptional: false, isPeer: true })),
  ];
}

/** The folders from the given one upwards that may hold a `node_modules`, the repository's own (empty) last. */
function foldersAbove(folder: string): string[] {
  if (folder === '') return [''];
  const parent = posix.dirname(folder);
  const above = parent === '.' ? '' : parent;
  const rest = foldersAbove(above);
  return posix.basename(folder) === 'node_modules' ? rest : [folder, ...rest];
}

/** Where a package is installed that a folder's `node_modules` holds. */
export function placeIn(folder: string, name: string): string {
  return folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
}

/**
 * The place that Node finds a package in, seen from a folder, or nothing.
 * @param has whether something is installed at a place
 */
export function resolvePlace(
  has: (place: string) => boolean,
  folder: string,
  name: string,
): string | undefined {
  return foldersAbove(folder)
    .map((above) => placeIn(above, name))
    .find(has);
}
