export interface CarouselOptions {
  /** Slides shown at a time, by width. */
  readonly perView: { readonly phone: number; readonly tablet: number; readonly desktop: number };
  /** Milliseconds between slides; left out: it does not play by itself. */
  readonly autoplay?: number;
  readonly fade?: boolean;
}
