/** What may be uploaded, with how its name ends. Pictures that hold script, and pages, are not among them. */
export const mediaTypes = {
  'application/pdf': 'pdf',
  'image/avif': 'avif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
} as const;
export type MediaType = keyof typeof mediaTypes;
export const pictureTypes = Object.keys(mediaTypes).filter((type) => type !== 'application/pdf');

/** A file that was uploaded. */
export interface MediaAnswer {
  /** On the site; the same for the same bytes. */
  readonly url: string;
  readonly type: MediaType;
  readonly bytes: number;
  /** Of a picture, pixels. */
  readonly width?: number;
  readonly height?: number;
}
