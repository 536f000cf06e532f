import { createHash } from 'node:crypto';
import { fitFields } from './kinds/fields-of.ts';
import type { Source } from './sources.ts';

/** Depends on the order of fields, which the readers of files keep. */
export function contentHash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
}

/** Independent of the order of items and fields. */
export function contentHashOf(items: readonly Source[]): string {
  const all = items.map(({ kind, id, fields }) => [id, fitFields(kind, fields).fields] as const);
  return contentHash(all.sort(([a], [b]) => (a < b ? -1 : 1)));
}
