/** What can be uploaded, by its media type, and the end of the name that it gets. */
export const mediaTypes = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/avif': 'avif',
} as const;
export type MediaType = keyof typeof mediaTypes;

/** The largest file, bytes. */
export const mediaBytes = 10 * 1024 * 1024;

/** The address of a picture that was uploaded: names are made by the API. */
export const mediaPicture = /^\/api\/media\/[a-z0-9]{20,40}\.(webp|avif|png|jpg)$/;
