/** Style of what keeps its place and is neither seen, read out nor pressed, until it is known whether it is true. */
export const unsaid = { visibility: 'hidden' } as const;
