/**
 * Whether at most `max` typing errors turn one word into another: a letter added, left out or changed, or two
 * neighbours swapped.
 * @param max small: the time grows with the product of the lengths
 */
export function isWithinEdits(one: string, other: string, max: number): boolean {
  if (Math.abs(one.length - other.length) > max) return false;
  let beforeThat: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const changed = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      const swapped = areSwapped(one, row, other, column) ? (beforeThat[column - 2] ?? 0) + 1 : changed;
      line.push(Math.min(changed, swapped, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    beforeThat = above;
    above = line;
  }
  return (above[other.length] ?? 0) <= max;
}

/** Whether both prefixes end in the same two letters, swapped. */
function areSwapped(one: string, row: number, other: string, column: number): boolean {
  return row > 1 && column > 1 && one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
}
