/**
 * A price as the cards show it.
 * @param dollars US dollars, ≥ 0
 * @returns with a `$` in front; cents only where there are any: `$12`, `$9.50`, `$0`
 */
export function formatPrice(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}
