/** So many cards of a list are in the first view of a wide window; of a phone's it is one or two. */
const seen = 3;

/**
 * When the picture of a list's card is fetched: at once and before other things where it is seen at first, for the page looks
 * unfinished without it; all others when they come near.
 * @param place in the list, from 0
 */
export const pictureLoading = (place: number) =>
  place < seen ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
