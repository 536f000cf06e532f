/**
 * Query of the course page to which a checkout leads back: `?checkout=done` or `?checkout=cancelled`. Apart from the bodies
 * of the checkout: the course page would load the library that describes them.
 */
export const checkoutReturn = { parameter: 'checkout', paid: 'done', cancelled: 'cancelled' } as const;
