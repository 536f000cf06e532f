/** The number of cards in the first view of a wide window; on a phone it is one or two. */
const seen = 3;

/**
 * How the picture of a card is fetched: first ones at once and with priority, others when they are near.
 * @param place in the list, from 0
 */
export const pictureLoading = (place: number) =>
  place < seen ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
