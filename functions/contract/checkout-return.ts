/** Query of the course page to which a checkout leads back: `?checkout=done` or `?checkout=cancelled`. */
export const checkoutReturn = { parameter: 'checkout', paid: 'done', cancelled: 'cancelled' } as const;
