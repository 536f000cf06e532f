import { isDrawn } from '../catalogue/subjects.ts';
import { apiRoot } from '../http/endpoint.ts';
import { firstLanguage, type Language } from '../text/languages.ts';

const drawn = /^\/covers\/(?!blog-|book-)(?=(?:of\/)?[^/]+\.svg$)/;

export function coverIn(img: string, language: Language): string {
  return language === firstLanguage ? img : img.replace(drawn, `/covers/${language}/`);
}

export const isOwnPicture = (img: string): boolean => img.startsWith(`${apiRoot}/media/`);

export interface SharedPicture {
  readonly image: string;
  readonly imageText?: string;
}

interface Shared {
  readonly subject: string;
  readonly img: string;
  readonly pictureText?: string | undefined;
}

export function sharedPicture({ subject, img, pictureText }: Shared, language: Language): SharedPicture {
  if (!isOwnPicture(img)) return { image: sharePicture(subject, language) };
  return { image: img, ...(pictureText && { imageText: pictureText }) };
}

/** The school's own for a subject without one. */
export function sharePicture(subject: string, language: Language): `/og/${string}.png` {
  const name = isDrawn(subject) ? subject : 'school';
  return language === firstLanguage ? `/og/${name}.png` : `/og/${language}/${name}.png`;
}
