import { withBanglaDigits, withLatinDigits } from '@pathshala/contract/digits';

/** What only a substance looks like: element after element, with brackets. */
const substance = `<mtext>(?:[A-Z][a-z]?|[()])+</mtext>`;
/** How many atoms a substance has, or how many of it there are: `2H₂O` stays as chemists of every country write it. */
const ofSubstance = `(?<=<msub(?:sup)?>${substance})<mn|<mn(?=[^>]*>[^<]*</mn>(?:<msub(?:sup)?>)?${substance})`;
const number = new RegExp(`(${ofSubstance})|<mn([^>]*)>([^<]*)</mn>`, 'g');

/** A formula's numbers in the digits that TeX knows, wherever its author wrote ০ to ৯; words in it stay. */
export function texDigits(tex: string): string {
  return tex.replace(/\\text\{[^{}]*\}|[০-৯]/g, (part) => (part.length > 1 ? part : withLatinDigits(part)));
}

/** A formula's numbers in Bangla digits. @param mathml as it was rendered */
export function banglaNumbers(mathml: string): string {
  return mathml.replace(number, (whole, kept: string | undefined, how: string, digits: string) =>
    kept === undefined ? `<mn${how}>${withBanglaDigits(digits)}</mn>` : whole,
  );
}
