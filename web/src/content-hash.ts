import { createHash } from 'node:crypto';

const inOrder = (_key: string, value: unknown) =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** The content hash of a page's data: the same however the members of its objects are ordered. Never in a browser. */
export function contentHashOf(data: unknown): string {
  const text = JSON.stringify(data, inOrder) ?? '';
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}
