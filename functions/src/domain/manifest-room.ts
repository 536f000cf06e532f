import { DomainError } from '../core/domain-error.ts';
import type { ManifestRecord } from '../firestore/studio-records.ts';

/** Bytes that Firestore lets a document have. */
export const maxManifestBytes = 1_048_576;
/** What Firestore counts of each document, and of each map in it, besides its fields. */
const mapBytes = 32;

const textBytes = (text: string) => Buffer.byteLength(text) + 1;

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce((sum, [name, one]) => sum + textBytes(name) + bytesOf(one), mapBytes);
}

/** What the manifest takes, as Firestore counts it, or a little more. */
export function manifestBytes(manifest: ManifestRecord): number {
  return textBytes('published') + textBytes('manifest') + 16 + bytesOf(manifest);
}

/** How much of its room the manifest takes, 0 to 100. */
export function manifestPercent(manifest: ManifestRecord): number {
  return Math.round((100 * manifestBytes(manifest)) / maxManifestBytes);
}

/** @throws DomainError `enough-of-it` for a manifest that no document can hold */
export function requireRoom(manifest: ManifestRecord): void {
  if (manifestBytes(manifest) <= maxManifestBytes) return;
  throw new DomainError(
    'enough-of-it',
    'The school has reached its limit of published items. Unpublish some, then publish this.',
  );
}
