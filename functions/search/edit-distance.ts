/**
 * Whether one word becomes another by at most so many letters put in, left out or changed.
 * @param most small: the time grows with the product of the lengths
 */
export function isWithinEdits(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false;
  let above = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const line = [row];
    for (let column = 1; column <= other.length; column++) {
      const changed = (above[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1);
      line.push(Math.min(changed, (above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1));
    }
    above = line;
  }
  return (above[other.length] ?? 0) <= most;
}
