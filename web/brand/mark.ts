/** The school's mark, an open book under a sun: lines and a disc in a square box. Logo and icons draw it. */
export const mark = {
  /** Side of the box. */
  box: 38,
  /** Corners of its ground, as a share of the side. */
  radius: 0.29,
  /** The book, to be stroked `weight` wide. */
  book: 'M19 12.5C16 9.9 12 9.3 8.5 9.9v15.4c3.5-.6 7.5 0 10.5 2.6 3-2.6 7-3.2 10.5-2.6V9.9C26 9.3 22 9.9 19 12.5zM19 12.5v15',
  weight: 2.4,
  sun: { cx: 28.5, cy: 9, r: 4.5 },
} as const;
