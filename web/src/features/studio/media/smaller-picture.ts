import { limits } from '@pathshala/contract/http/limits';
import { type Crop, firstCrop, type Part, partOf } from './crop.ts';
import { withoutMetadata } from './png-chunks.ts';

/** Maximum width of a picture and of its version for phones, pixels. */
const widths = { large: 1600, small: 800 } as const;
/** Quality of the canvas's pictures, from 0 to 1. */
const quality = 0.82;

export interface ReadyPicture {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

/** What of a picture fills which frame. */
export interface Cropped {
  /** Width by height. */
  readonly aspect: number;
  readonly crop: Crop;
}

export interface ReadyPictures {
  readonly large: ReadyPicture;
  /** Left out if the picture is small anyway. */
  readonly small?: ReadyPicture;
}

/**
 * The widths to send a picture in: never wider than it is, no higher than the school takes, and a small one only if that is
 * much narrower.
 */
export function widthsOf({ width, height }: Pick<Part, 'width' | 'height'>): {
  readonly large: number;
  readonly small?: number;
} {
  const fitting = Math.floor((width * Math.min(height, limits.pictureSide)) / height);
  const large = Math.max(1, Math.min(Math.round(width), fitting, widths.large));
  return large > widths.small * 1.25 ? { large, small: widths.small } : { large };
}

function blobOf(canvas: HTMLCanvasElement, type: string): Promise<Blob | null> {
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

/**
 * Browsers that cannot write WebP write PNG instead.
 * @param paper below what is transparent
 */
async function drawn(
  picture: ImageBitmap,
  width: number,
  part: Part,
  paper = 'transparent',
): Promise<ReadyPicture> {
  const height = Math.max(1, Math.round((part.height * width) / part.width));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (pen) pen.fillStyle = paper;
  pen?.fillRect(0, 0, width, height);
  pen?.drawImage(picture, part.left, part.top, part.width, part.height, 0, 0, width, height);
  const made = pen && (await blobOf(canvas, 'image/webp'));
  if (!made) throw new TypeError('no canvas');
  return { file: made, width, height };
}

async function withPicture<Made>(
  file: Blob,
  cropped: Cropped | undefined,
  make: (picture: ImageBitmap, part: Part) => Promise<Made>,
): Promise<Made> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { aspect, crop } = cropped ?? { aspect: picture.width / picture.height, crop: firstCrop };
  try {
    return await make(picture, partOf(picture, aspect, crop));
  } finally {
    picture.close();
  }
}

/** Whether to send the file's own pixels: it is as wide as the drawn picture and has no more bytes. */
export function isBetterAsItIs(file: Blob, width: number, made: ReadyPicture): boolean {
  return file.type === 'image/png' && made.width === width && file.size <= made.file.size;
}

/** The file without what it tells of where and by whom it was made; undefined: it cannot be sent as it is. */
async function plainFile(file: Blob): Promise<Blob | undefined> {
  const parts = withoutMetadata(new Uint8Array(await file.arrayBuffer()));
  return parts && new Blob(parts, { type: file.type });
}

/**
 * Makes a picture smaller before it is sent: at most 1600 pixels wide, as WebP if the browser can write it, and a
 * second one for phones. Applies the camera's rotation and drops all metadata, such as the location.
 * @param cropped what of it to send; default: all
 * @throws Error (DOMException) if the browser cannot read the file as a picture
 */
export async function smallerPictures(file: Blob, cropped?: Cropped): Promise<ReadyPictures> {
  return await withPicture(file, cropped, async (picture, part) => {
    const { large, small } = widthsOf(part);
    const made = await drawn(picture, large, part);
    const own = !cropped && isBetterAsItIs(file, picture.width, made) ? await plainFile(file) : undefined;
    return {
      large: own ? { file: own, width: picture.width, height: picture.height } : made,
      ...(small === undefined ? {} : { small: await drawn(picture, small, part) }),
    };
  });
}

/** Cuts a picture to its frame, on white, in no more pixels than the site shows. @throws as `smallerPictures` */
export async function framedPicture(file: Blob, most: number, cropped: Cropped): Promise<ReadyPicture> {
  return await withPicture(file, cropped, (picture, part) =>
    drawn(picture, Math.max(1, Math.min(most, Math.round(part.width))), part, 'white'),
  );
}
