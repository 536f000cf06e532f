/** Options of an `LRUCache` of so many entries. Its own option `max` takes memory for all of them when it is made. */
export function atMost(entries: number) {
  return { maxSize: entries, sizeCalculation: () => 1 };
}
