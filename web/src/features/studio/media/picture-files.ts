import { limits } from '@pathshala/contract/http/limits';
import { words } from '../../../words/words.ts';

/** Maximum width of a picture and of its version for phones, pixels. */
const widths = { large: 1600, small: 800 } as const;
/** Quality of the canvas's pictures, from 0 to 1. */
const quality = 0.82;

interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ReadyPicture extends Size {
  readonly file: Blob;
}

/** The part that fills a frame, per cent of the picture. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** Never wider than the picture, within the school's height, and a small one only if it is much narrower. */
export function widthsOf({ width, height }: Size): number[] {
  const fitting = Math.floor((width * Math.min(height, limits.pictureSide)) / height);
  const large = Math.max(1, Math.min(Math.round(width), fitting, widths.large));
  return large > widths.small * 1.25 ? [large, widths.small] : [large];
}

/** The chosen part of a picture, or as much of the middle as fills the frame, in pixels of the picture. */
function partOf({ width, height }: Size, aspect: number, area: Area | undefined): Area {
  const most = area ? (width * area.width) / 100 : Math.min(width, height * aspect);
  const size = { width: most, height: most / aspect };
  if (area) return { x: (width * area.x) / 100, y: (height * area.y) / 100, ...size };
  return { x: (width - most) / 2, y: (height - size.height) / 2, ...size };
}

/** Browsers without WebP encoding write PNG. @param paper ground below transparent parts */
async function drawn(picture: ImageBitmap, width: number, part: Area, paper: string): Promise<ReadyPicture> {
  const height = Math.max(1, Math.round((part.height * width) / part.width));
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new TypeError('no canvas');
  pen.fillStyle = paper;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, part.x, part.y, part.width, part.height, 0, 0, width, height);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/webp', quality));
  if (!file) throw new TypeError('no canvas');
  return { file, width, height };
}

/**
 * As WebP if possible. Applies rotation and drops metadata, such as the location; animations become stills.
 * @param others formats that can be chosen instead
 * @throws Error with a message for the editor if the browser cannot decode the file
 */
export async function openPicture(file: File, others: string): Promise<ImageBitmap> {
  const { name, type } = file;
  const isPicture = type.startsWith('image/');
  const picture =
    isPicture && (await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null));
  if (picture) return picture;
  // Many systems report no type for an iPhone's photographs.
  if (/hei[cf]/i.test(`${type} ${name}`)) throw new Error(words['studio-picture.heic']());
  throw new Error(isPicture ? words['studio-picture.broken']() : others);
}

/** At most 1600 pixels wide, and a version for phones. @throws as `openPicture` */
export async function smallerPictures(file: File): Promise<ReadyPicture[]> {
  const picture = await openPicture(file, words['studio-edit.fileKind']());
  const all = widthsOf(picture).map((width) =>
    drawn(picture, width, { x: 0, y: 0, width: picture.width, height: picture.height }, 'transparent'),
  );
  return Promise.all(all).finally(() => picture.close());
}

/** In no more pixels than the site shows. @param frame of the site, pixels @throws as `openPicture` */
export async function framedPicture(
  file: File,
  frame: Size,
  area: Area | undefined,
  paper = 'white',
): Promise<ReadyPicture> {
  const picture = await openPicture(file, '');
  const part = partOf(picture, frame.width / frame.height, area);
  const width = Math.max(1, Math.min(frame.width, Math.round(part.width)));
  return drawn(picture, width, part, paper).finally(() => picture.close());
}

/** A data address, as the content policy allows no blob addresses. */
export function dataAddress(file: Blob): Promise<string> {
  const reader = new FileReader();
  reader.readAsDataURL(file);
  return new Promise((done) => reader.addEventListener('load', () => done(String(reader.result))));
}
