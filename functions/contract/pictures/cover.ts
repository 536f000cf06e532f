import type { SubjectName } from '../catalogue/subjects.ts';
import { apiRoot } from '../http/endpoint.ts';
import { firstLanguage, type Language } from '../text/languages.ts';

/** A drawn cover of a course or subject; not an article's, a book's or an uploaded picture. */
const drawn = /^\/covers\/(?!blog-|book-)(?=(?:of\/)?[^/]+\.svg$)/;

/**
 * The address of a course's cover in a language.
 * @param img in the school's first language; pictures other than drawn covers stay as they are
 */
export function coverIn(img: string, language: Language): string {
  return language === firstLanguage ? img : img.replace(drawn, `/covers/${language}/`);
}

/** Whether a picture was uploaded, not drawn. */
export const isOwnPicture = (img: string): boolean => img.startsWith(`${apiRoot}/media/`);

/** What other sites show beside a link to an item, and what is seen on it. */
export interface SharedPicture {
  readonly image: string;
  /** Left out: it says the item's title, or its editors wrote nothing. */
  readonly imageText?: string;
}

/** What is shared of an item. */
interface Shared {
  readonly subject: SubjectName;
  readonly img: string;
  readonly pictureText?: string | undefined;
}

/** An item's uploaded picture, or its subject's. */
export function sharedPicture({ subject, img, pictureText }: Shared, language: Language): SharedPicture {
  if (!isOwnPicture(img)) return { image: sharePicture(subject, language) };
  return { image: img, ...(pictureText && { imageText: pictureText }) };
}

/** The address of what other sites show beside a link, in a language: the school's picture, or a subject's. */
export function sharePicture(name: SubjectName | 'school', language: Language): `/og/${string}.png` {
  return language === firstLanguage ? `/og/${name}.png` : `/og/${language}/${name}.png`;
}
