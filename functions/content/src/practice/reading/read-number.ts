import { type Rational, ratio } from '../rational.ts';
import type { InputError } from './given.ts';
import { plainNumber } from './normal-text.ts';

export interface ReadNumber {
  readonly value: Rational;
  /** The value is a multiple of π. */
  readonly pi: boolean;
  readonly form: 'whole' | 'decimal' | 'fraction' | 'mixed';
  /** A fraction that can still be simplified. */
  readonly reducible: boolean;
  /** As it was written, in TeX. */
  readonly tex: string;
  /** The text after the number: a unit or nothing. */
  readonly rest: string;
}

/** The most digits for exact calculation. */
const longest = 12;

const grouped = String.raw`\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?: \d{3})+(?!\d|\s*/)`;
const mixed = /^(\d+)(?: ?(?:\+|&|and|ও|পূর্ণ) ?| )(\d+) ?\/ ?(\d+)(?![\d.])/;
const fraction = /^(\d+) ?\/ ?(-?\d+)(?![\d.])/;
const decimal = new RegExp(String.raw`^((?:${grouped}|\d+)?)\.(\d+)(?![\d.])`);
const whole = new RegExp(String.raw`^(?:(?:${grouped})(?![\d,])|\d+(?!\d))\.?(?!\d)`);
const pi = /^(?:\*|×)? ?(?:π|pi(?![a-z])|পাই)(?: ?\/ ?(\d+)(?!\d))?/i;
/** Text that may come before the answer: `x = `, `৳ `. */
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

/**
 * Reads a typed number: digits of either script, any minus sign, `1/2`, `1 1/2`, `½`, `.5`, `2π/3`, thousands separated
 * by spaces or by commas as in either country. The text after it is left for the reader of units.
 * @returns the number, or the input error that prevented reading it
 */
export function readNumber(typed: string): ReadNumber | InputError {
  const text = plainNumber(typed);
  if (text === '') return 'empty';
  if (text.replace(/\D/g, '').length > longest) return 'long';
  const [lead = '', money] = before.exec(text) ?? [];
  const [, sign = '', body = ''] = /^([+-]?) ?(.*)$/.exec(text.slice(lead.length)) ?? [];
  const plain = plainAt(body) ?? (pi.test(body) ? unity : undefined);
  if (plain === undefined) return /\d,\d/.test(body) ? 'comma' : 'number';
  if (typeof plain === 'string') return plain;
  const after = body.slice(plain.length).trimStart();
  const [piText = '', below] = pi.exec(after) ?? [];
  if (Number(below) === 0) return 'zero';
  const rest = after.slice(piText.length).trim();
  const inputError = inputErrorIn(rest);
  if (inputError) return inputError;
  return {
    ...signedAndShown(plain, sign === '-', piText !== '', below),
    rest: `${rest}${money ? 'taka' : ''}`,
  };
}

/** `π` alone is 1π. */
const unity: Plain = { value: ratio(1), form: 'whole', reducible: false, tex: '', length: 0 };

function signedAndShown(plain: Plain, isNegative: boolean, hasPi: boolean, below: string | undefined) {
  const { value, form, reducible, tex } = plain;
  const size = below === undefined ? value : ratio(value.n, value.d * Number(below));
  const shown = below === undefined ? `${tex}${hasPi ? '\\pi' : ''}` : `\\frac{${tex}\\pi}{${Number(below)}}`;
  const signed = isNegative ? ratio(-size.n, size.d) : size;
  return { value: signed, form, reducible, pi: hasPi, tex: `${isNegative ? '-' : ''}${shown}` };
}

function inputErrorIn(rest: string): InputError | undefined {
  if (/^,/.test(rest)) return 'comma';
  if (/^\./.test(rest)) return 'number';
  if (/^:/.test(rest)) return 'two';
  if (/^[-+*/×=]/.test(rest)) return 'sum';
  // A unit may contain a digit, such as cm^2.
  return /(?<!\^-?|[a-z]|র)\d/i.test(rest) ? 'two' : undefined;
}
