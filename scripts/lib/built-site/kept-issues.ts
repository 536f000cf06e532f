import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '@pathshala/contract/content/blog';
import { builtFileOf } from '@pathshala/contract/site/all-routes';

/** As the build writes it: docs/offline.md, "Courses". */
interface PackFile {
  readonly parts: readonly { readonly at: string; readonly hash: string }[];
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

function hasHash(file: string, hash: string): boolean {
  return existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('base64url') === hash;
}

function packIssues(site: string, name: string): string[] {
  const { parts } = readJson<PackFile>(join(site, 'packs', name));
  const wrong = parts.filter(({ at, hash }) => !hasHash(join(site, builtFileOf(at)), hash));
  return wrong.map(({ at }) => `${name}: ${at} is not what its hash says`);
}

/**
 * What is wrong with the courses and books that devices keep: what is not what its hash says would never come.
 * @param site absolute path of the built site
 */
export function keptIssues(site: string): string[] {
  const folder = join(site, 'packs');
  const packs = existsSync(folder) ? readdirSync(folder) : [];
  const list = join(site, 'built/blog2.json');
  const books = existsSync(list) ? readJson<readonly Book[]>(list) : undefined;
  const typeset = (books ?? []).filter(({ pdf }) => pdf.startsWith('/books/'));
  return [
    ...(packs.length === 0 ? ['There are no packs'] : packs.flatMap((name) => packIssues(site, name))),
    ...(books ? [] : ['There is no list of books']),
    ...typeset
      .filter(({ pdf, hash = '' }) => !hasHash(join(site, pdf), hash))
      .map(({ pdf }) => `${pdf} is not what its hash says`),
  ];
}
