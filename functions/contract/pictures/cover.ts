import type { SubjectName } from '../catalogue/subjects.ts';
import { apiRoot } from '../http/endpoint.ts';
import { firstLanguage, type Language } from '../text/languages.ts';

/** A drawn cover of a course or subject; not an article's, a book's or an uploaded picture. */
const drawn = /^\/covers\/(?!blog-|book-)(?=(?:of\/)?[^/]+\.svg$)/;

/** Pictures other than drawn covers stay as they are. */
export function coverIn(img: string, language: Language): string {
  return language === firstLanguage ? img : img.replace(drawn, `/covers/${language}/`);
}

export const isOwnPicture = (img: string): boolean => img.startsWith(`${apiRoot}/media/`);

export interface SharedPicture {
  readonly image: string;
  /** Left out where it would repeat the item's title. */
  readonly imageText?: string;
}

interface Shared {
  readonly subject: SubjectName;
  readonly img: string;
  readonly pictureText?: string | undefined;
}

export function sharedPicture({ subject, img, pictureText }: Shared, language: Language): SharedPicture {
  if (!isOwnPicture(img)) return { image: sharePicture(subject, language) };
  return { image: img, ...(pictureText && { imageText: pictureText }) };
}

export function sharePicture(name: SubjectName | 'school', language: Language): `/og/${string}.png` {
  return language === firstLanguage ? `/og/${name}.png` : `/og/${language}/${name}.png`;
}
