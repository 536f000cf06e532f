/**
 * Query of the course page after a checkout: `?checkout=done` or `?checkout=cancelled`. In its own module, so that the
 * course page does not load the schema library.
 */
export const checkoutReturn = { parameter: 'checkout', paid: 'done', cancelled: 'cancelled' } as const;
