/** How wide a picture is sent at most, and the one for phones. Pixels. */
const widths = { large: 1600, small: 800 } as const;
/** Of what a canvas writes: between 0 and 1. */
const quality = 0.82;

export interface ReadyPicture {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

export interface ReadyPictures {
  readonly large: ReadyPicture;
  /** Left out where the picture is small by itself. */
  readonly small?: ReadyPicture;
}

/** The widths that a picture is sent in: never wider than it is, and a small one only where that is much less. */
export function widthsOf(width: number): { readonly large: number; readonly small?: number } {
  const large = Math.min(width, widths.large);
  return large > widths.small * 1.25 ? { large, small: widths.small } : { large };
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/** What is see-through stays so: browsers that write no WebP write PNG instead. */
async function drawn(picture: ImageBitmap, width: number): Promise<ReadyPicture> {
  const height = Math.max(1, Math.round((picture.height * width) / picture.width));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  pen?.drawImage(picture, 0, 0, width, height);
  const made = pen && (await blobOf(canvas, 'image/webp'));
  if (!made) throw new TypeError('no canvas');
  return { file: made, width, height };
}

/** Whether the file itself is better sent than what was drawn of it: it is as wide, and not larger. */
export function isBetterAsItIs(file: Blob, width: number, made: ReadyPicture): boolean {
  const isKnown = ['image/avif', 'image/jpeg', 'image/png', 'image/webp'].includes(file.type);
  return isKnown && made.width === width && file.size <= made.file.size;
}

/**
 * Makes a picture smaller before it is sent: at most 1600 pixels wide, as WebP where the browser writes it, and a second
 * one for phones. Turned as a camera says, and without what a camera writes into it as well, such as the place.
 * @throws Error (DOMException) for what the browser cannot read as a picture
 */
export async function smallerPictures(file: Blob): Promise<ReadyPictures> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    const { large, small } = widthsOf(picture.width);
    const made = await drawn(picture, large);
    const own = { file, width: picture.width, height: picture.height };
    return {
      large: isBetterAsItIs(file, picture.width, made) ? own : made,
      ...(small === undefined ? {} : { small: await drawn(picture, small) }),
    };
  } finally {
    picture.close();
  }
}
