import { apiRoot, get, post } from '../http/endpoint.ts';

/** Without HTML and SVG, which can contain scripts. */
export const mediaTypes = {
  'application/pdf': 'pdf',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;
export type MediaType = keyof typeof mediaTypes;
export const pictureTypes = Object.keys(mediaTypes).filter((type) => type !== 'application/pdf');

export interface MediaAnswer {
  readonly url: string;
  readonly type: MediaType;
  readonly bytes: number;
  /** Of a picture, pixels. */
  readonly width?: number;
  readonly height?: number;
}

export const decoration = 'decoration';

/** `![What it shows](/api/media/<name>#1600x900;800=<smaller>)`: the fragment has its size, and one for phones. */
interface SchoolPicture {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly small?: { readonly url: string; readonly width: number };
}

const root = `${apiRoot}/media/`;
const endings = Object.values(mediaTypes).filter((ending) => ending !== 'pdf');
export const pictureName = `[0-9a-f]{32}\\.(?:${endings.join('|')})`;
const size = '[1-9]\\d{0,4}';
const address = new RegExp(`^${root}(${pictureName})#(${size})x(${size})(?:;(${size})=(${pictureName}))?$`);
const mediaName = new RegExp(
  `${root}([0-9a-f]{32}\\.(?:${Object.values(mediaTypes).join('|')}))|;${size}=(${pictureName})`,
  'g',
);

export const uploadedPdf = new RegExp(`^${root}[0-9a-f]{32}\\.pdf$`);

/** @returns undefined for anything but a picture address of the school */
export function readPictureAddress(href: string): SchoolPicture | undefined {
  const [, name, width, height, smallWidth, small] = address.exec(href) ?? [];
  if (name === undefined) return undefined;
  return {
    url: root + name,
    width: Number(width),
    height: Number(height),
    ...(small === undefined ? {} : { small: { url: root + small, width: Number(smallWidth) } }),
  };
}

export function pictureAddress({ url, width, height, small }: SchoolPicture): string {
  const phone = small ? `;${small.width}=${small.url.slice(root.length)}` : '';
  return `${url}#${width}x${height}${phone}`;
}

export function mediaIn(text: string): string[] {
  return [...new Set([...text.matchAll(mediaName)].map(([, name, small]) => name ?? small ?? ''))];
}

export const mediaEndpoints = {
  media: get<never, ':name'>('/media/:name', 'anyone'),
  studioMedia: post<MediaAnswer>('/studio/media', 'editor'),
} as const;
