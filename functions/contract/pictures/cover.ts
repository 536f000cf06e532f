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

/** An item's uploaded picture, or what was drawn for links to it. */
export function sharedPicture(
  { img, pictureText }: { readonly img: string; readonly pictureText?: string | undefined },
  drawn: string,
): SharedPicture {
  if (!isOwnPicture(img)) return { image: drawn };
  return { image: img, ...(pictureText && { imageText: pictureText }) };
}

/**
 * The address of a share picture in a language.
 * @param name its path without the ending, such as `course/c1-plants`
 */
export function sharePicture(name: string, language: Language): `/og/${string}.png` {
  return language === firstLanguage ? `/og/${name}.png` : `/og/${language}/${name}.png`;
}
