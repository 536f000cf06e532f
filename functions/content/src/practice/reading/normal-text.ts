import { withLatinDigits } from '@pathshala/contract/text/digits';

/** Signs that nobody sees, and that keyboards and copied texts leave behind. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const minusSigns = /[−–—‒―‐‑⁻﹣－➖]/g;
const vulgar: Readonly<Record<string, string>> = {
  '½': '1/2',
  '⅓': '1/3',
  '⅔': '2/3',
  '¼': '1/4',
  '¾': '3/4',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅐': '1/7',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '⅑': '1/9',
  '⅒': '1/10',
};

/** Latin letters, digits and signs, with single spaces between them: the usual case, in which there is nothing to mend. */
const isPlain = (typed: string) => /^[!-~]+(?: [!-~]+)*$/.test(typed);

/** What somebody typed, without what cannot be seen: one kind of space, at the ends none. */
export function tidy(typed: string): string {
  return isPlain(typed) ? typed : typed.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim();
}

/** A typed number in the signs that the reader knows: Latin digits, `-`, `/`, and fractions that are one sign in parts. */
export function plainNumber(typed: string): string {
  if (isPlain(typed)) return typed;
  return withLatinDigits(tidy(typed))
    .replace(/[\uff10-\uff19]/g, (digit) => String(digit.charCodeAt(0) - 0xff10))
    .replace(minusSigns, '-')
    .replace(/[⁄∕÷]/g, '/')
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅐⅛⅜⅝⅞⅑⅒]/g, (sign) => ` ${vulgar[sign]}`)
    .replace(/(?<=\d)[·٫](?=\d)/g, '.')
    .replace(/[।]$/, '')
    .trim();
}

/** A typed word or sentence for comparing: Latin digits, one kind of quotation mark; unseen joiners do not count. */
export function plainWords(typed: string, exact: boolean): string {
  const words = withLatinDigits(tidy(typed))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/ ([.,?!;:।])/g, '$1');
  return exact
    ? words
    : words
        .replace(/[.?!।]+$/, '')
        .replace(/,/g, '')
        .toLowerCase();
}
