import type { StudioItem } from '@pathshala/contract/studio/items';

/** The header by which an item is changed on the condition that it is still as it was read. */
export function versionTag({ updateTime }: Pick<StudioItem, 'updateTime'>): Record<string, string> {
  return { ETag: `"${updateTime}"` };
}
