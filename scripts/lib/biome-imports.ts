import {
  type PackageName,
  packageNames,
  packageRules,
  type Refusal,
  type Room,
  rooms,
} from './import-rules.ts';

/** The packages and modules that the files of a room may import. */
export function mayImport(room: Room): string[] {
  return [...packageRules[room.package].may, ...(room.besides ?? [])];
}

function otherPackages(room: Room): Refusal {
  const may = mayImport(room);
  const forbidden = packageNames.filter((name) => name !== room.package && !may.includes(name));
  const modules = may.filter((name) => name.includes('/'));
  return {
    group: [
      ...forbidden.flatMap((name) => [`@pathshala/${name}`, `@pathshala/${name}/**`]),
      ...modules.map((name) => `!@pathshala/${name}`),
    ],
    message: `@pathshala/${room.package} may import ${may.join(', ') || 'none'} of our packages here: docs/architecture.md, "Packages".`,
  };
}

/** The folders that a path out of a package leads through, seen from a file in it. */
function foldersOutside(name: PackageName): string[] {
  const { folder } = packageRules[name];
  const packages = packageNames
    .filter((other) => other !== name)
    .map((other) => packageRules[other].folder.split('/').at(-1) ?? other);
  // A package inside another has the other's own folders beside it.
  const around = folder.startsWith('functions/') ? ['src', 'test'] : ['src', 'build-steps', 'e2e'];
  return folder.includes('/') ? [...packages, ...around] : packages;
}

function pathsOut(room: Room): Refusal {
  return {
    group: foldersOutside(room.package).map((folder) => `**/../${folder}/**`),
    message: 'No path leaves its package: import the other package by its name.',
  };
}

function override(room: Room): object {
  const patterns = [otherPackages(room), pathsOut(room), ...(room.never ?? [])];
  return {
    includes: room.files,
    linter: {
      rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } },
    },
  };
}

/**
 * The linter's rules about imports, as a configuration that `biome.json` extends. Where the globs of two overrides meet,
 * the later one replaces the earlier, so each says everything that holds for its files.
 * @returns JSON
 */
export function biomeImports(): string {
  return JSON.stringify({ overrides: rooms.map(override) });
}
