import { createHash } from 'node:crypto';
import { fitFields } from './kinds/fields-of.ts';
import type { Source } from './sources.ts';

/** The same for the same fields in the same order, as the files' reader gives them. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

/** The same for the same items, in whatever order they and their fields come. */
export function contentHashOf(items: readonly Source[]): string {
  const all = items.map(({ kind, id, fields }) => [id, fitFields(kind, fields).fields] as const);
  return contentHash(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}
