import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import { wrongField } from '../core/domain-error.ts';

/**
 * Reads `?lang=`. `Accept-Language` is ignored: shared caches only know the address.
 * @returns the first language by default
 * @throws DomainError `invalid-fields` for an unknown language
 */
export function requestedLanguage(query: URLSearchParams): Language {
  const lang = query.get('lang') ?? firstLanguage;
  const known = languages.find((one) => one === lang);
  if (known === undefined) throw wrongField('lang', 'request-faults.oneOf', { values: languages.join(', ') });
  return known;
}

/**
 * The same for an error page: an unknown language falls back.
 * @param url of the request
 */
export function languageOfRefusal(url: string): Language {
  const lang = new URLSearchParams(url.split('?')[1] ?? '').get('lang');
  return languages.find((one) => one === lang) ?? firstLanguage;
}
