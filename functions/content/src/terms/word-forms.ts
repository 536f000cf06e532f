import type { Language } from '@pathshala/contract/text/languages';
import { bangla } from './forms/bn.ts';
import { english } from './forms/en.ts';
import { escaped } from './forms/escaped.ts';

/** How a name may be in a text, by language; of one that is not here, as it is written. */
const forms: { readonly [Name in Language]?: (name: string) => string } = { en: english, bn: bangla };

/** The ways to write a term: one with a shorter name in brackets after it has two. */
function namesOf(term: string): string[] {
  const [, name = term, short] = /^(.+?) \((.+)\)$/.exec(term) ?? [];
  return short === undefined ? [name] : [name, short];
}

/**
 * How a term may be in a text, as the source of a regular expression that is read with the flags `iu`: with the endings
 * that its language gives it.
 * @param term as the glossary has it
 */
export function formsOf(term: string, language: Language): string {
  return namesOf(term)
    .map(forms[language] ?? escaped)
    .join('|');
}
