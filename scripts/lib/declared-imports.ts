import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';

/** What a package's files import from npm and from our own packages, and what its `package.json` declares. */
export interface Declarations {
  /** Imported but not declared. */
  readonly missing: string[];
  /** Declared but not named in any file. */
  readonly unused: string[];
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')`, and `@import 'x'` of a style sheet. */
const importing = /(?:\bfrom\s+|\bimport\s*\(\s*|^\s*@?import\s+(?:url\()?)(['"])([^'"\n]+)\1/gm;
/** Any text that may be the name of a package, as `require.resolve('x/y')` has it. */
const quoted = /(['"`])((?:@[\w.-]+\/)?[\w.-]+)(?:\/[^'"`\n]*)?\1/g;

/** Comments quote code, too. */
function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** `@mui/material` of `@mui/material/Button`; nothing for a path and for what Node has itself. */
function packageOf(specifier: string): string | undefined {
  if (/^[./#]|^\w+:/.test(specifier) || isBuiltin(specifier)) return undefined;
  const [scope = '', name] = specifier.split('/');
  return scope.startsWith('@') && name ? `${scope}/${name}` : scope;
}

function specifiersOf(text: string): string[] {
  return [...withoutComments(text).matchAll(importing)].map(([, , specifier = '']) => specifier);
}

/** The packages that a file's text imports. */
export function importedPackages(text: string): Set<string> {
  return new Set(
    specifiersOf(text)
      .map(packageOf)
      .filter((name) => name !== undefined),
  );
}

/** The paths that a file's text imports, seen from the file. */
export function relativeImports(text: string): string[] {
  return specifiersOf(text).filter((specifier) => specifier.startsWith('.'));
}

function namedPackages(text: string): Set<string> {
  return new Set([...text.matchAll(quoted)].map(([, , name = '']) => name));
}

/** `@types/express` and `express` are used together. */
function usedWith(name: string): string {
  return name.replace(/^@types\/(.+)__(.+)$/, '@$1/$2').replace(/^@types\//, '');
}

/**
 * Compares imports with declarations.
 * @param folder absolute path of the package
 * @param files absolute paths of its files that hold code
 */
export function compareDeclarations(folder: string, files: readonly string[]): Declarations {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  const imported = new Set(texts.flatMap((text) => [...importedPackages(text)]));
  const named = new Set([...imported, ...texts.flatMap((text) => [...namedPackages(text)])]);
  return {
    missing: [...imported].filter((name) => name !== manifest.name && !declared.includes(name)).sort(),
    unused: declared.filter((name) => !named.has(name) && !named.has(usedWith(name))).sort(),
  };
}
