import { DomainError } from '../core/domain-error.ts';
import type { ManifestRecord } from '../firestore/studio-records.ts';

/** Firestore's size limit of a document, bytes. */
export const maxManifestBytes = 1_048_576;
/** Firestore's overhead per document and map, bytes. */
const mapBytes = 32;

const textBytes = (text: string) => Buffer.byteLength(text) + 1;

function bytesOf(value: unknown): number {
  if (typeof value === 'string') return textBytes(value);
  if (typeof value !== 'object' || value === null) return 8;
  return Object.entries(value).reduce((sum, [name, one]) => sum + textBytes(name) + bytesOf(one), mapBytes);
}

/** Upper estimate of the manifest's size. */
export function manifestBytes(manifest: ManifestRecord): number {
  return textBytes('published') + textBytes('manifest') + 16 + bytesOf(manifest);
}

/** How full the manifest is, in percent. */
export function manifestPercent(manifest: ManifestRecord): number {
  return Math.round((100 * manifestBytes(manifest)) / maxManifestBytes);
}

/** @throws DomainError `limit-reached` if the manifest exceeds a document */
export function requireRoom(manifest: ManifestRecord): void {
  if (manifestBytes(manifest) <= maxManifestBytes) return;
  throw new DomainError(
    'limit-reached',
    'The school has reached its limit of published items. Unpublish some, then publish this.',
  );
}
