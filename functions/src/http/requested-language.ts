import { firstLanguage, type Language, languages } from '@pathshala/contract/text/languages';
import { wrongField } from '../core/domain-error.ts';

/**
 * Reads `?lang=`. What a browser prefers (`Accept-Language`) is not asked: an answer that many get is kept by its address.
 * @returns the school's first language where nothing is asked for
 * @throws DomainError `invalid-fields` for a language that the school does not speak
 */
export function requestedLanguage(query: URLSearchParams): Language {
  const asked = query.get('lang') ?? firstLanguage;
  const known = languages.find((one) => one === asked);
  if (known === undefined) throw wrongField('lang', 'request-faults.oneOf', { values: languages.join(', ') });
  return known;
}

/**
 * The same for a page that says why something is refused: a language that is unknown is no reason to say nothing.
 * @param url of the request, as it came
 */
export function languageOfRefusal(url: string): Language {
  const asked = new URLSearchParams(url.split('?')[1] ?? '').get('lang');
  return languages.find((one) => one === asked) ?? firstLanguage;
}
