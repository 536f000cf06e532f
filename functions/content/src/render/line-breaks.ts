import { units } from '../practice/units.ts';

const noBreakSpace = '\u00a0';

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
/** Words of other scripts take their endings on: মিটারের, ঘণ্টায়. */
const ending = (name: string) => (/^\p{Script=Bengali}{3,}$/u.test(name) ? '\\p{Script=Bengali}*' : 's?');

const names = Object.values(units)
  .flatMap(({ written }): readonly string[] => written)
  .sort((one, other) => other.length - one.length)
  .map((name) => escaped(name) + ending(name));
const unit = `(?:${names.join('|')})(?![\\p{L}\\p{M}\\p{N}])`;

const numberAndUnit = new RegExp(`(?<=\\p{Nd}) (?=${unit})`, 'gu');
const beforeUnit = new RegExp(`^ (?=${unit})`, 'u');

/** A text in which a line never ends between a number and its unit. */
export const withUnitsKept = (text: string): string => text.replace(numberAndUnit, noBreakSpace);

/** What follows a formula and belongs to it: a danda, a comma, an ending such as -এর, a closing bracket. No Markdown. */
const tail = /^(?:[\p{L}\p{M}\p{N},.;:?!%)’”।॥-]|\/(?=\p{L}))+/u;

/** @param rest the text behind a formula @returns what of it stays on the formula's line, as written */
export function tailOf(rest: string): string {
  const [own = ''] = tail.exec(rest) ?? [];
  return own || (beforeUnit.test(rest) ? ' ' : '');
}

/**
 * A formula with what follows it on one line: of itself a browser breaks a line before any sign that follows a formula.
 * @param html the formula @param end what `tailOf` said of the text behind it, as HTML
 */
export function withTail(html: string, end: string): string {
  if (end === '') return html;
  return `<span class="unbroken">${html}${end === ' ' ? noBreakSpace : end}</span>`;
}
