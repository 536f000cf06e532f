/**
 * A price as the school writes it, on a card, in a button and in the API's words.
 * @param dollars US dollars, ≥ 0, whole cents
 * @returns with a `$` in front; cents only where there are any: `$12`, `$9.50`, `$0`
 */
export function priceText(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}
