/**
 * A file's size as people read it.
 * @param bytes ≥ 0
 * @returns `412 KB`, from a megabyte on `1.3 MB`
 */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
