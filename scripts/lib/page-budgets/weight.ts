/** What a page weighs on its way to a visitor who touches nothing: bytes, compressed as a CDN does it at the least. */
export interface Weight {
  /** Everything: the HTML, and what is listed below. */
  readonly total: number;
  readonly script: number;
  readonly fonts: number;
  /** Within the HTML: a page that was rendered brings no style in a file of its own. */
  readonly style: number;
  /** How many files are asked for. */
  readonly requests: number;
}

export type Measure = keyof Weight;

export const measures = [
  'total',
  'script',
  'fonts',
  'style',
  'requests',
] as const satisfies readonly Measure[];

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
