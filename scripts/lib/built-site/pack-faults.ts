import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from '@pathshala/contract/all-routes';
import type { Book } from '@pathshala/contract/blog';
import { packMost } from '@pathshala/contract/course-pack';

/** As the build writes it: docs/offline.md, "Courses that are kept whole". */
interface PackFile {
  readonly parts: readonly { readonly at: string; readonly hash: string; readonly bytes: number }[];
  readonly lessons: number;
}

const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('base64url');

/** What of a pack is not as it says. @param name of its file */
function faultsOf(site: string, name: string): string[] {
  const { parts, lessons } = JSON.parse(readFileSync(join(site, 'packs', name), 'utf8')) as PackFile;
  const weights = new Map(parts.map(({ hash, bytes }) => [hash, bytes]));
  const weight = [...weights.values()].reduce((sum, bytes) => sum + bytes, lessons);
  const wrong = parts.filter(({ at, hash }) => {
    const file = join(site, /\.\w+$/.test(at) ? at : fileOf(at));
    return !existsSync(file) || hashOf(file) !== hash;
  });
  return [
    ...(weight > packMost ? [`${name}: ${weight} bytes, of ${packMost} at most`] : []),
    ...wrong.map(({ at }) => `${name}: ${at} is not what its hash says`),
  ];
}

/** Books whose PDF is not what the list of books says: none that it typeset may say nothing. */
function bookFaults(site: string): string[] {
  const list = join(site, 'built/blog2.json');
  const books = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as readonly Book[]) : [];
  const typeset = books.filter(({ pdf }) => pdf.startsWith('/books/'));
  return typeset
    .filter(({ pdf, hash }) => hashOf(join(site, pdf)) !== hash)
    .map(({ pdf }) => `${pdf} is not what its hash says`);
}

/**
 * What is wrong with the courses and books that devices keep: a part that is not what its hash says would never come, and none weighs
 * more than a pack may.
 * @param site absolute path of the built site
 */
export function packFaults(site: string): string[] {
  const folder = join(site, 'packs');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  if (names.length === 0) return ['There are no packs'];
  return [...names.flatMap((name) => faultsOf(site, name)), ...bookFaults(site)];
}
