import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problems } from './problems.ts';

/**
 * Parses a content file; a missing one and broken JSON are problems of that file, and read as undefined.
 * @param folder absolute path of the content folder
 * @param file path inside it, by which a problem is named
 */
export function readJson(folder: string, file: string, problems: Problems): unknown {
  const path = join(folder, file);
  if (!existsSync(path)) {
    problems.add(file, '(file)', 'is missing');
    return undefined;
  }
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    problems.add(file, '(json)', error instanceof Error ? error.message : 'is not JSON');
    return undefined;
  }
}
