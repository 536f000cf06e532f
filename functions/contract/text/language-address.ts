import { firstLanguage, type Language, languages, type Translation, translations } from './languages.ts';

/** What the addresses of a language's pages begin with: `/bn`; nothing for the school's first language. */
export function prefixOf(language: Language): '' | `/${Translation}` {
  return language === firstLanguage ? '' : `/${language}`;
}

/**
 * The address of a page in a language. It never starts with two slashes, as that of another site does: a page that is not
 * there has a path that anybody may have made up.
 * @param path the page's own, as in the table of routes, with or without query and hash
 */
export function addressIn(language: Language, path: string): string {
  const prefix = prefixOf(language);
  return prefix === '' ? path.replace(/^\/{2,}/, '/') : `${prefix}${path.replace(/^\/(?=$|[?#])/, '')}`;
}

/**
 * The language that an address names, and the page's own path.
 * @param pathname without query and hash
 */
export function languageOfAddress(pathname: string): { readonly language: Language; readonly path: string } {
  const language = translations.find((one) => new RegExp(`^${prefixOf(one)}(?:/|$)`).test(pathname));
  if (!language) return { language: firstLanguage, path: pathname };
  return { language, path: pathname.slice(prefixOf(language).length) || '/' };
}

/** A page's address in each language, the first one first. */
export function addressesInAll(path: string): { readonly language: Language; readonly path: string }[] {
  return languages.map((language) => ({ language, path: addressIn(language, path) }));
}
