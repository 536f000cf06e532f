import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Book } from '@pathshala/contract/content/blog';
import { maxPackBytes } from '@pathshala/contract/courses/pack';
import { builtFileOf } from '@pathshala/contract/site/all-routes';

interface BuiltPart {
  readonly at: string;
  readonly hash: string;
  readonly bytes: number;
}

/** As the build writes it: docs/offline.md, "Courses". */
interface PackFile {
  readonly parts: readonly BuiltPart[];
  readonly otherScript?: readonly BuiltPart[];
  readonly lessons: number;
}

const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

function hasHash(file: string, hash: string): boolean {
  return existsSync(file) && createHash('sha256').update(readFileSync(file)).digest('base64url') === hash;
}

function packIssues(site: string, name: string): string[] {
  const { parts, otherScript = [], lessons } = readJson<PackFile>(join(site, 'packs', name));
  const weights = new Map(parts.map(({ hash, bytes }) => [hash, bytes]));
  const weight = [...weights.values()].reduce((sum, bytes) => sum + bytes, lessons);
  const wrong = [...parts, ...otherScript].filter(
    ({ at, hash }) => !hasHash(join(site, builtFileOf(at)), hash),
  );
  return [
    ...(weight > maxPackBytes ? [`${name}: ${weight} bytes, of ${maxPackBytes} at most`] : []),
    ...wrong.map(({ at }) => `${name}: ${at} is not what its hash says`),
  ];
}

/**
 * What is wrong with the courses and books that devices keep: what is not what its hash says would never come, and no course
 * weighs more than a pack may.
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
