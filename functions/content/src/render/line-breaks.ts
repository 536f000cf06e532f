import { colon } from '@pathshala/contract/text/digits';
import { units } from '../practice/units.ts';

const noBreakSpace = '\u00a0';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
/** Words in other scripts take endings: মিটারের, ঘণ্টায়. */
const ending = (name: string) => (/^\p{Script=Bengali}{3,}$/u.test(name) ? '\\p{Script=Bengali}*' : 's?');

const names = Object.values(units)
  .flatMap(({ written }): readonly string[] => written)
  .sort((one, other) => other.length - one.length)
  .map((name) => escaped(name) + ending(name));
const unit = `(?:${names.join('|')})(?![\\p{L}\\p{M}\\p{N}])`;

const numberAndUnit = new RegExp(`(?<=\\p{Nd}) (?=${unit})`, 'gu');
const ratio = new RegExp(String.raw`(?<=\p{Nd}) (${colon}) (?=\p{Nd})`, 'gu');
const beforeUnit = new RegExp(`^ (?=${unit})`, 'u');

/** A text in which no line breaks between a number and its unit, nor in a ratio such as ৩ : ৪. */
export const withUnitsKept = (text: string): string =>
  text.replace(numberAndUnit, noBreakSpace).replace(ratio, `${noBreakSpace}$1${noBreakSpace}`);

/**
 * Text after a formula that belongs to it: a danda, a comma, an ending such as -এর, a closing bracket. Not Markdown.
 */
const tail = /^(?:[\p{L}\p{M}\p{N},.;:?!%)’”।॥-]|\/(?=\p{L}))+/u;

/** @param rest the text after the formula @returns the start of it that stays on the formula's line, as written */
export function tailOf(rest: string): string {
  const [own = ''] = tail.exec(rest) ?? [];
  return own || (beforeUnit.test(rest) ? ' ' : '');
}

/**
 * Keeps a formula and the text after it on one line. Browsers may break a line before any character after a formula.
 * @param html the formula @param end the HTML of what `tailOf` returned for the text after it
 */
export function withTail(html: string, end: string): string {
  if (end === '') return html;
  return `<span class="unbroken">${html}${end === ' ' ? noBreakSpace : end}</span>`;
}
