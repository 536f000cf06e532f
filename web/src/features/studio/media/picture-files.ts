import { limits } from '@pathshala/contract/http/limits';
import { useEffect, useState } from 'react';
import { words } from '../../../words/words.ts';

/** Maximum width of a picture and of its version for phones, pixels. */
const widths = { large: 1600, small: 800 } as const;
/** Quality of the canvas's pictures, from 0 to 1. */
const quality = 0.82;

export interface ReadyPicture {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
}

export interface ReadyPictures {
  readonly large: ReadyPicture;
  /** Left out if the picture is small anyway. */
  readonly small?: ReadyPicture;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part that fills a frame, per cent of the picture. */
export interface Area extends Size {
  readonly x: number;
  readonly y: number;
}

/** The chosen area, or as much of the middle as fills the frame. */
export interface Cropped {
  /** Of the frame, width by height. */
  readonly aspect: number;
  readonly area: Area | undefined;
}

/** In pixels of the picture. */
function partOf({ width, height }: Size, cropped: Cropped | undefined): Area {
  if (!cropped) return { x: 0, y: 0, width, height };
  const { aspect, area } = cropped;
  if (area) {
    const part = { x: (width * area.x) / 100, y: (height * area.y) / 100, width: (width * area.width) / 100 };
    return { ...part, height: part.width / aspect };
  }
  const most = Math.min(width, height * aspect);
  const least = most / aspect;
  return { x: (width - most) / 2, y: (height - least) / 2, width: most, height: least };
}

/** Never wider than the picture, within the school's height, and a small one only if it is much narrower. */
export function widthsOf({ width, height }: Size): { readonly large: number; readonly small?: number } {
  const fitting = Math.floor((width * Math.min(height, limits.pictureSide)) / height);
  const large = Math.max(1, Math.min(Math.round(width), fitting, widths.large));
  return large > widths.small * 1.25 ? { large, small: widths.small } : { large };
}

/** Browsers without WebP encoding write PNG. @param paper ground below transparent parts */
async function drawn(
  picture: ImageBitmap,
  width: number,
  part: Area,
  paper = 'transparent',
): Promise<ReadyPicture> {
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

async function withPicture<Made>(
  file: Blob,
  cropped: Cropped | undefined,
  make: (picture: ImageBitmap, part: Area) => Promise<Made>,
): Promise<Made> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    return await make(picture, partOf(picture, cropped));
  } finally {
    picture.close();
  }
}

/**
 * At most 1600 pixels wide, as WebP if possible, and a version for phones. Applies rotation and drops metadata, such as the
 * location; animations become stills.
 * @param cropped default: all
 * @throws Error (DOMException) if the browser cannot decode the file
 */
export function smallerPictures(file: Blob, cropped?: Cropped): Promise<ReadyPictures> {
  return withPicture(file, cropped, async (picture, part) => {
    const { large, small } = widthsOf(part);
    return {
      large: await drawn(picture, large, part),
      ...(small !== undefined && { small: await drawn(picture, small, part) }),
    };
  });
}

/** On white, in no more pixels than the site shows. @throws as `smallerPictures` */
export function framedPicture(file: Blob, most: number, cropped: Cropped): Promise<ReadyPicture> {
  return withPicture(file, cropped, (picture, part) =>
    drawn(picture, Math.max(1, Math.min(most, Math.round(part.width))), part, 'white'),
  );
}

/** @param others formats that can be chosen instead */
export function notAPicture({ name, type }: File, others: string): string {
  // Many systems report no type for an iPhone's photographs.
  if (/hei[cf]/i.test(`${type} ${name}`)) return words['studio-picture.heic']();
  return type.startsWith('image/') ? words['studio-picture.broken']() : others;
}

/** Animated GIF, WebP or PNG: encoding makes a still of it. */
export function mayMove(file: Blob): Promise<boolean> {
  const isMoving = (start: string) => /^GIF8|^RIFF.{4}WEBPVP8X.*ANIM|^.PNG.*acTL/s.test(start);
  return new Promise((done) => {
    const reader = new FileReader();
    reader.addEventListener('loadend', () => done(isMoving(String(reader.result))));
    reader.readAsBinaryString(file.slice(0, 4096));
  });
}

/** A data address, as the content policy allows no blob addresses. */
export function useDataAddress(file: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const reader = new FileReader();
    reader.addEventListener('load', () => setAddress(String(reader.result)));
    reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  return address;
}
