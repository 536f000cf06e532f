import { withDigitsOf, withLatinDigits } from '@pathshala/contract/text/digits';
import type { Language } from '@pathshala/contract/text/languages';

/** What only a substance looks like: element after element, with brackets. */
const substance = `<mtext>(?:[A-Z][a-z]?|[()])+</mtext>`;
/** How many atoms a substance has, or how many of it there are: `2H₂O` stays as chemists of every country write it. */
const ofSubstance = `(?<=<msub(?:sup)?>${substance})<mn|<mn(?=[^>]*>[^<]*</mn>(?:<msub(?:sup)?>)?${substance})`;
const number = new RegExp(`(${ofSubstance})|<mn([^>]*)>([^<]*)</mn>`, 'g');

/** A formula's numbers in the digits that TeX knows, wherever its author wrote those of another script; words in it stay. */
export function texDigits(tex: string): string {
  return tex
    .split(/(\\text\{[^{}]*\})/)
    .map((part, at) => (at % 2 === 1 ? part : withLatinDigits(part)))
    .join('');
}

/** A formula's numbers in the digits of a language. @param mathml as it was rendered */
export function numbersIn(language: Language, mathml: string): string {
  return mathml.replace(number, (whole, kept: string | undefined, how: string, digits: string) =>
    kept === undefined ? `<mn${how}>${withDigitsOf(language, digits)}</mn>` : whole,
  );
}
