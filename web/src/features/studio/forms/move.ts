/** A list with one entry moved to another index. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  if (to < 0 || to >= items.length) return [...items];
  const rest = items.filter((_, at) => at !== from);
  return [...rest.slice(0, to), items[from] as Item, ...rest.slice(to)];
}

/** A list without one entry. */
export function without<Item>(items: readonly Item[], place: number): Item[] {
  return items.filter((_, at) => at !== place);
}
