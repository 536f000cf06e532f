import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withEndpointsTable } from './endpoints-table.ts';
import { withSecurityHeaders } from './hosting-headers.ts';
import { withLivesTable } from './lives-table.ts';
import { root } from './paths.ts';
import { defaultProject } from './projects.ts';
import { withRewrites } from './rewrites.ts';

/** A file of the repository that follows, as a whole or in part, from tables in the code. */
export interface GeneratedFile {
  /** From the repository's folder. */
  readonly file: string;
  /**
   * @param current the file's present text, empty where it is missing, for those of which a part alone is generated
   * @returns the text that it should have; JSON in any layout
   */
  readonly make: (current: string) => string;
}

/** What Firebase is told, for the project that it is deployed to. */
export function firebaseJsonFor(project: string, current: string): string {
  return withSecurityHeaders(withRewrites(current), project);
}

/** Everything that `npm run generate -- --project ID` writes. */
export function generatedFor(project: string): readonly GeneratedFile[] {
  return [
    { file: 'docs/contract.md', make: withEndpointsTable },
    { file: 'docs/security.md', make: withLivesTable },
    { file: 'firebase.json', make: (current) => firebaseJsonFor(project, current) },
  ];
}

/** As they are in the repository: for the project of `.firebaserc`. */
export const generatedFiles = generatedFor(defaultProject() ?? '');

/** Lays JSON out as the linter wants it. */
function layOut(file: string, text: string): string {
  if (!file.endsWith('.json')) return text;
  const biome = join(root, 'node_modules', '.bin', 'biome');
  return execFileSync(biome, ['format', `--stdin-file-path=${file}`], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
}

/**
 * The text that a generated file should have.
 * @param base absolute path of the folder that holds it
 */
export function textOf({ file, make }: GeneratedFile, base: string): { current: string; wanted: string } {
  const path = join(base, file);
  const current = existsSync(path) ? readFileSync(path, 'utf8') : '';
  return { current, wanted: layOut(file, make(current)) };
}

/**
 * Writes the files that do not have the text that they should have.
 * @param base absolute path of the folder that holds them
 * @returns the names of those that it wrote
 */
export function writeGenerated(files: readonly GeneratedFile[], base: string): string[] {
  return files
    .filter((one) => {
      const { current, wanted } = textOf(one, base);
      if (wanted !== current) writeFileSync(join(base, one.file), wanted);
      return wanted !== current;
    })
    .map(({ file }) => file);
}
