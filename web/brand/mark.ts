type MarkInk = 'onLeaf' | 'marigold';

/** A filled outline, or a line `weight` wide. */
interface MarkPart {
  readonly d: string;
  readonly fill?: MarkInk;
  readonly stroke?: MarkInk;
  readonly weight?: number;
}

interface Mark {
  readonly box: number;
  /** Corner radius of its `leaf` ground, as a share of the side. */
  readonly radius: number;
  readonly parts: readonly MarkPart[];
}

/** An open book under a sun: the logo, the icons, the share pictures and the books draw it. */
export const mark: Mark = {
  box: 38,
  radius: 0.29,
  parts: [
    {
      d: 'M19 12.5C16 9.9 12 9.3 8.5 9.9v15.4c3.5-.6 7.5 0 10.5 2.6 3-2.6 7-3.2 10.5-2.6V9.9C26 9.3 22 9.9 19 12.5zM19 12.5v15',
      stroke: 'onLeaf',
      weight: 2.4,
    },
    { d: 'M24 9a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z', fill: 'marigold' },
  ],
};
