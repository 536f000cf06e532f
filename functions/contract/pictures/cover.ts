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

/** What other sites show beside a link: an item's uploaded picture, or what was drawn for links to it. */
export const sharedPicture = (img: string, drawn: string): string => (isOwnPicture(img) ? img : drawn);

/**
 * The address of a share picture in a language.
 * @param name its path without the ending, such as `course/c1-plants`
 */
export function sharePicture(name: string, language: Language): `/og/${string}.png` {
  return language === firstLanguage ? `/og/${name}.png` : `/og/${language}/${name}.png`;
}
