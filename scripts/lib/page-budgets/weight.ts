/** What is weighed: bytes, compressed as a CDN does it at the least, and how many files are asked for. Style is within the HTML. */
export const measures = ['total', 'script', 'fonts', 'style', 'requests'] as const;
export type Measure = (typeof measures)[number];
/** What a page weighs on its way to a visitor who touches nothing. */
export type Weight = Readonly<Record<Measure, number>>;

/** A file that a page brings. */
export interface WeighedFile {
  readonly address: string;
  readonly kind: 'page' | 'script' | 'font' | 'picture' | 'data';
  readonly bytes: number;
}

export interface WeighedPage {
  readonly weight: Weight;
  readonly files: readonly WeighedFile[];
}
