/**
 * Formats a price.
 * @param dollars US dollars, ≥ 0, whole cents
 * @returns with a `$`, and cents only if there are any: `$12`, `$9.50`, `$0`
 */
export function priceText(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}
