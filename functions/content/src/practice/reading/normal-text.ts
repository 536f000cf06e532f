import { withColons, withLatinDigits } from '@pathshala/contract/text/digits';

/** Invisible characters that keyboards and copied texts leave behind. */
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

/** Printable ASCII with single spaces: the usual case, which needs no normalisation. */
const isPlain = (typed: string) => /^[!-~]+(?: [!-~]+)*$/.test(typed);

/** Typed text without invisible characters, with one kind of space and colon, and no spaces at the ends. */
export function tidy(typed: string): string {
  if (isPlain(typed)) return typed;
  return withColons(typed.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim());
}

/** A typed number in the characters that the reader knows: Latin digits, `-`, `/`. A sign such as `½` is split. */
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

/** A typed word or sentence for comparison: Latin digits, one kind of quotation mark, no invisible joiners. */
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
