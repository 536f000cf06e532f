import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtFileOf } from '@pathshala/contract/all-routes';
import { packMost } from '@pathshala/contract/course-pack';

/** As the build writes it: docs/offline.md, "Courses". */
interface PackFile {
  readonly parts: readonly BuiltPart[];
  readonly otherScript?: readonly BuiltPart[];
  readonly lessons: number;
}

interface BuiltPart {
  readonly at: string;
  readonly hash: string;
  readonly bytes: number;
}

/** What of a pack is not as it says. @param name of its file */
function faultsOf(site: string, name: string): string[] {
  const file = JSON.parse(readFileSync(join(site, 'packs', name), 'utf8')) as PackFile;
  const { parts, otherScript = [], lessons } = file;
  const weights = new Map(parts.map(({ hash, bytes }) => [hash, bytes]));
  const weight = [...weights.values()].reduce((sum, bytes) => sum + bytes, lessons);
  const wrong = [...parts, ...otherScript].filter(({ at, hash }) => {
    const path = join(site, builtFileOf(at));
    return !existsSync(path) || createHash('sha256').update(readFileSync(path)).digest('base64url') !== hash;
  });
  return [
    ...(weight > packMost ? [`${name}: ${weight} bytes, of ${packMost} at most`] : []),
    ...wrong.map(({ at }) => `${name}: ${at} is not what its hash says`),
  ];
}

/**
 * What is wrong with the courses that devices keep: a part that is not what its hash says would never come, and none weighs
 * more than a pack may.
 * @param site absolute path of the built site
 */
export function packFaults(site: string): string[] {
  const folder = join(site, 'packs');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.length === 0 ? ['There are no packs'] : names.flatMap((name) => faultsOf(site, name));
}
