import { isDrawn } from '../catalogue/subjects.ts';
import { apiRoot } from '../http/endpoint.ts';
import { pictureName } from './media.ts';

interface Frame {
  /** Pixels at most. */
  readonly width: number;
  readonly height: number;
}

const cover: Frame = { width: 800, height: 600 };

export const pictureFrames = {
  course: cover,
  article: cover,
  book: cover,
  portrait: { width: 480, height: 480 },
  program: { width: 640, height: 320 },
  moment: { width: 1280, height: 640 },
  logo: { width: 256, height: 256 },
  notice: cover,
} as const satisfies Readonly<Record<string, Frame>>;
export type PictureUse = keyof typeof pictureFrames;

const ofSubject = { course: 6, article: 6, book: 4, program: 3 } as const;
type SubjectUse = keyof typeof ofSubject;

const folder = '/covers/drawn';
const numbered = (name: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${folder}/${name}-${at + 1}.svg`);

/** A subject without drawings has its block. */
export const subjectDrawings = (use: SubjectUse, subject: string): readonly string[] =>
  isDrawn(subject) ? numbered(`${use}-${subject}`, ofSubject[use]) : [blockPath(subject)];

export const blockPath = (subject: string) => `/covers/of/block-${subject}.svg`;

export const drawnPortraits: readonly string[] = numbered('portrait', 12);

export const scenes = ['river-school', 'night-study', 'rainy-class', 'science-fair', 'library'] as const;

export const scenePath = (scene: string) => `/img/moments/${scene}.svg`;

export function drawingsFor(use: PictureUse, subject: unknown): readonly string[] {
  if (use === 'portrait') return drawnPortraits;
  if (use === 'moment') return scenes.map(scenePath);
  if (use === 'notice' || use === 'logo') return [];
  return isDrawn(subject) ? subjectDrawings(use, subject) : [];
}

export function usualDrawing(use: SubjectUse, subject: string, id: string): string {
  const all = subjectDrawings(use, subject);
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return all[sum % all.length] ?? '';
}

export const itemPicture = new RegExp(
  `^(?:${apiRoot}/media/${pictureName}|/(?:covers(?:/drawn)?|portraits)/[a-z\\d-]+\\.svg|/img/moments/[a-z-]+\\.svg)$`,
);

export function withPicture<Item extends { readonly picture?: string | undefined }>(
  { picture, ...item }: Item,
  drawn: string,
): Omit<Item, 'picture'> & { img: string } {
  return { ...item, img: picture ?? drawn };
}

export const subjectPaths = {
  cover: (list: string, subject: string) => `/covers/of/${list}-${subject}.svg`,
  bookCover: (subject: string) => (isDrawn(subject) ? `/covers/book-of/${subject}.svg` : blockPath(subject)),
} as const;
