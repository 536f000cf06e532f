import type { StudioItem } from '@pathshala/contract/studio/items';
import type { ItemName, StudioCalls } from './studio-calls.ts';

type Reads = Pick<StudioCalls, 'read'>;

/** How long an item that was read ahead is taken for the newest, milliseconds. */
const freshFor = 5000;

let ahead: { readonly key: string; readonly at: number; readonly item: Promise<StudioItem> } | undefined;

const keyOf = ({ kind, id }: ItemName) => `${kind}/${id}`;

/** Begins to read an item whose page is about to open. */
export function readAhead(calls: Reads, name: ItemName): void {
  const item = calls.read(name);
  // The page of the item tells of it.
  item.catch(() => undefined);
  ahead = { key: keyOf(name), at: performance.now(), item };
}

/** The item as it was read ahead a moment ago, which only one page takes; else it is read. @throws ApiError as `read` */
export function readItem(calls: Reads, name: ItemName): Promise<StudioItem> {
  const before = ahead;
  ahead = undefined;
  const isFresh = before?.key === keyOf(name) && performance.now() - before.at < freshFor;
  return isFresh ? before.item : calls.read(name);
}
