/**
 * Formats a price.
 * @param dollars US dollars, ≥ 0, whole cents
 * @returns with a `$`, and cents only if there are any: `$12`, `$9.50`, `$0`
 */
export function priceText(dollars: number): string {
  return `$${Number.isInteger(dollars) ? dollars : dollars.toFixed(2)}`;
}

/**
 * Query of the course page after a checkout: `?checkout=done` or `?checkout=cancelled`. In its own module, so that the
 * course page does not load the schema library.
 */
export const checkoutReturn = { parameter: 'checkout', paid: 'done', cancelled: 'cancelled' } as const;
