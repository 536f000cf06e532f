import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../paths.ts';

export interface ImportCase {
  /** The file that would hold the import, from the repository's folder. */
  readonly file: string;
  readonly imported: string;
}

interface Diagnostic {
  readonly location: { readonly path: string; readonly start: { readonly line: number } };
}

/** The linter's configuration for a folder that is no repository. */
function layConfiguration(folder: string): void {
  copyFileSync(join(root, 'biome.imports.json'), join(folder, 'biome.imports.json'));
  const config = JSON.parse(readFileSync(join(root, 'biome.json'), 'utf8'));
  const plain = { ...config, $schema: undefined, vcs: { enabled: false } };
  writeFileSync(join(folder, 'biome.json'), JSON.stringify(plain));
}

/** Writes one file for all the imports of the same file, a line for each. */
function layFiles(folder: string, cases: readonly ImportCase[]): Map<string, ImportCase> {
  const byPlace = new Map<string, ImportCase>();
  for (const file of new Set(cases.map((one) => one.file))) {
    const own = cases.filter((one) => one.file === file);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), own.map(({ imported }) => `import '${imported}';\n`).join(''));
    own.forEach((one, index) => {
      byPlace.set(`${file}:${index + 1}`, one);
    });
  }
  return byPlace;
}

function diagnose(folder: string): Diagnostic[] {
  const biome = join(root, 'node_modules', '.bin', 'biome');
  const args = ['lint', '--only=style/noRestrictedImports', '--reporter=json', '--max-diagnostics=none', '.'];
  let output: string;
  try {
    output = execFileSync(biome, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  return (JSON.parse(output) as { diagnostics: Diagnostic[] }).diagnostics;
}

/**
 * Asks the linter, as the repository configures it, about imports in files that need not exist.
 * @returns those of the cases that it refuses
 */
export function refusedImports(cases: readonly ImportCase[]): Set<ImportCase> {
  const folder = mkdtempSync(join(tmpdir(), 'lint-imports-'));
  try {
    layConfiguration(folder);
    const byPlace = layFiles(folder, cases);
    return new Set(
      diagnose(folder).map(({ location }) => {
        const one = byPlace.get(`${location.path}:${location.start.line}`);
        if (!one) throw new Error(`The linter speaks of ${location.path}, which no case is about`);
        return one;
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
