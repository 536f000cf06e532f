import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontPath } from '@pathshala/brand/font-file';
import { bookBrand, bookFontPackages } from './book-brand.ts';

const TYPESETTER = '@myriaddreamin/typst-ts-node-compiler';
const RECIPE = 1;

const require = createRequire(import.meta.url);

export function defaultFontDirs(): string[] {
  return bookFontPackages().map((name) => dirname(fontPath(`${name}/package.json`)));
}

/**
 * Sorted, without `.typ`; files that begin with `_` are shared parts. A translation is beside the first file: `<id>.bn.typ`. A
 * book that was taken back has no details.
 */
export async function listBookIds(contentDir: string): Promise<string[]> {
  const files = await readdir(contentDir);
  return files
    .filter((file) => file.endsWith('.typ') && !file.startsWith('_'))
    .map((file) => file.slice(0, -'.typ'.length))
    .filter((id) => files.includes(detailsOf(id)))
    .sort();
}

const detailsOf = (id: string) => `${id.replace(/\..*$/, '')}.json`;

export async function describeShared(contentDir: string, fontDirs: readonly string[]): Promise<string> {
  const files = await readdir(contentDir);
  const parts = files.filter((file) => file.startsWith('_') && file.endsWith('.typ')).sort();
  const manifests = [
    require.resolve(`${TYPESETTER}/package.json`),
    ...fontDirs.map((dir) => join(dir, 'package.json')),
  ];
  const lines = [
    `recipe ${RECIPE}`,
    ...(await Promise.all(manifests.map(describeManifest))),
    ...Object.entries(bookBrand()).map(([file, text]) => `${file} ${text}`),
    ...(await Promise.all(
      parts.map(async (file) => `${file} ${await readFile(join(contentDir, file), 'utf8')}`),
    )),
  ];
  return lines.join('\n');
}

export async function fingerprintBook(contentDir: string, id: string, shared: string): Promise<string> {
  const hash = createHash('sha256').update(shared);
  for (const file of [`${id}.typ`, detailsOf(id)]) {
    hash.update(`\n${file}\n`).update(await readFile(join(contentDir, file)));
  }
  return hash.digest('hex');
}

async function describeManifest(path: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(path, 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'name' in manifest && 'version' in manifest) {
    return `${String(manifest.name)} ${String(manifest.version)}`;
  }
  throw new Error(`${path} names no package and version`);
}
