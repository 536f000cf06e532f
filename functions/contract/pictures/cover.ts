import { firstLanguage, type Language } from '../text/languages.ts';

/**
 * A course's own cover, or the one of its subject in its list, as the build draws them: no article's, no book's, nothing
 * that was uploaded.
 */
const drawn = /^\/covers\/(?!blog-|book-)(?=(?:of\/)?[^/]+\.svg$)/;

/**
 * The address of a course's cover with its word in a language.
 * @param img as a course has it in the school's first language; another picture than a drawn cover stays as it is
 */
export function coverIn(img: string, language: Language): string {
  return language === firstLanguage ? img : img.replace(drawn, `/covers/${language}/`);
}

/**
 * The address of a share picture in a language.
 * @param name its path without the ending, such as `course/c1-plants`
 */
export function sharePicture(name: string, language: Language): `/og/${string}.png` {
  return language === firstLanguage ? `/og/${name}.png` : `/og/${language}/${name}.png`;
}
