import { withColons, withLatinDigits } from '@pathshala/contract/text/digits';
import type messages from './mark.en.json';
import { type Rational, ratio } from './rational.ts';
import type { Text } from './text.ts';

export type Reading<Given> =
  | { readonly given: Given; readonly understood: Text }
  | { readonly inputError: InputError };

/** To add a kind, add a row to `answer-kinds.ts`. */
export interface AnswerKind<Kind, Given> {
  readonly read: (typed: string, answer: Kind) => Reading<Given>;
  readonly isRight: (answer: Kind, given: Given) => boolean;
  readonly isSame: (answer: Kind, one: Given, other: Given) => boolean;
  readonly remark?: (answer: Kind, given: Given) => Text | undefined;
  readonly write: (answer: Kind) => Text;
  readonly typed: (answer: Kind) => string;
}

/** It costs nothing: the child writes it again. A language: the one that is asked for. */
export type InputError = keyof (typeof messages)['slips'];

const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]/g;
const minusSigns = /[−–—‒―‐‑⁻﹣－➖]/g;
const vulgar: Readonly<Record<string, string>> = Object.fromEntries(
  '½1/2 ⅓1/3 ⅔2/3 ¼1/4 ¾3/4 ⅕1/5 ⅖2/5 ⅗3/5 ⅘4/5 ⅙1/6 ⅚5/6 ⅐1/7 ⅛1/8 ⅜3/8 ⅝5/8 ⅞7/8 ⅑1/9 ⅒1/10'
    .split(' ')
    .map((one) => [one.charAt(0), one.slice(1)]),
);

/** Printable ASCII with single spaces: the usual case, which needs no normalisation. */
const isPlain = (typed: string) => /^[!-~]+(?: [!-~]+)*$/.test(typed);

export function tidy(typed: string): string {
  if (isPlain(typed)) return typed;
  return withColons(typed.normalize('NFC').replace(unseen, '').replace(/\s+/g, ' ').trim());
}

/** Latin digits, `-`, `/`. A sign such as `½` is split. */
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

export function plainWords(typed: string): string {
  return withLatinDigits(tidy(typed))
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„]/g, '"')
    .replace(/ ([.,?!;:।])/g, '$1')
    .replace(/[.?!।]+$/, '')
    .replace(/,/g, '')
    .toLowerCase();
}

export interface ReadNumber {
  readonly value: Rational;
  readonly form: 'whole' | 'decimal' | 'fraction' | 'mixed';
  readonly reducible: boolean;
  readonly tex: string;
  readonly rest: string;
}

const longest = 12;

const grouped = String.raw`\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?: \d{3})+(?!\d|\s*/)`;
const mixed = /^(\d+)(?: ?(?:\+|&|and|ও|পূর্ণ) ?| )(\d+) ?\/ ?(\d+)(?![\d.])/;
const fraction = /^(\d+) ?\/ ?(-?\d+)(?![\d.])/;
const decimal = new RegExp(String.raw`^((?:${grouped}|\d+)?)\.(\d+)(?![\d.])`);
const whole = new RegExp(String.raw`^(?:(?:${grouped})(?![\d,])|\d+(?!\d))\.?(?!\d)`);
const before = /^(?:[a-z]? ?=|(৳|tk\.?|taka))\s*/i;

const digits = (text: string) => Number(text.replace(/[ ,]/g, ''));

type Plain = Pick<ReadNumber, 'value' | 'form' | 'reducible' | 'tex'> & { readonly length: number };

function plainAt(text: string): Plain | InputError | undefined {
  const wholes = mixed.exec(text);
  if (wholes) return mixedOf(wholes);
  const parts = fraction.exec(text);
  if (parts) return fractionOf(parts);
  const [written, front = '', places = ''] = decimal.exec(text) ?? [];
  if (written !== undefined) {
    const value = ratio(digits(`${front}${places}`), 10 ** places.length);
    const tex = `${digits(front)}.${places}`;
    return { value, form: 'decimal', reducible: false, tex, length: written.length };
  }
  const [plain] = whole.exec(text) ?? [];
  if (plain === undefined) return undefined;
  const value = digits(plain.replace('.', ''));
  return { value: ratio(value), form: 'whole', reducible: false, tex: String(value), length: plain.length };
}

function mixedOf([written, front = '', top = '', bottom = '']: RegExpExecArray): Plain | InputError {
  const [n, d] = [Number(top), Number(bottom)];
  if (d === 0) return 'zero';
  const value = ratio(Number(front) * d + n, d);
  const tex = `${Number(front)}\\frac{${n}}{${d}}`;
  return { value, form: 'mixed', reducible: n >= d || ratio(n, d).d !== d, tex, length: written.length };
}

function fractionOf([written, top = '', bottom = '']: RegExpExecArray): Plain | InputError {
  const [n, d] = [Number(top), Number(bottom)];
  if (d === 0) return 'zero';
  const value = ratio(n, d);
  const tex = `\\frac{${n}}{${d}}`;
  return { value, form: 'fraction', reducible: value.d !== Math.abs(d), tex, length: written.length };
}

/** Digits of either script, any minus sign, `1 1/2`, `½`, `.5`, thousands as either country separates them. */
export function readNumber(typed: string): ReadNumber | InputError {
  const text = plainNumber(typed);
  if (text === '') return 'empty';
  if (text.replace(/\D/g, '').length > longest) return 'long';
  const [lead = '', money] = before.exec(text) ?? [];
  const [, sign = '', body = ''] = /^([+-]?) ?(.*)$/.exec(text.slice(lead.length)) ?? [];
  const plain = plainAt(body);
  if (plain === undefined) return /\d,\d/.test(body) ? 'comma' : 'number';
  if (typeof plain === 'string') return plain;
  const rest = body.slice(plain.length).trim();
  const inputError = inputErrorIn(rest);
  if (inputError) return inputError;
  const { value, form, reducible, tex } = plain;
  const [signed, shown] = sign === '-' ? [ratio(-value.n, value.d), `-${tex}`] : [value, tex];
  return { value: signed, form, reducible, tex: shown, rest: `${rest}${money ? 'taka' : ''}` };
}

function inputErrorIn(rest: string): InputError | undefined {
  if (/^,/.test(rest)) return 'comma';
  if (/^\./.test(rest)) return 'number';
  if (/^:/.test(rest)) return 'two';
  if (/^[-+*/×=]/.test(rest)) return 'sum';
  // A unit may contain a digit, such as cm^2.
  return /(?<!\^-?|[a-z]|র)\d/i.test(rest) ? 'two' : undefined;
}
