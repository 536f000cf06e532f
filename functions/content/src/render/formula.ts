import { limits } from '@pathshala/contract/http/limits';
import { ownValue } from '@pathshala/contract/http/own-value';
import { MessageError } from '@pathshala/contract/http/validation';
import { colon, withDigitsOf, withLatinDigits } from '@pathshala/contract/text/digits';
import { escapeHtml } from '@pathshala/contract/text/encodings';
import { firstLanguage, type Lang, type Language, ownOrFirst } from '@pathshala/contract/text/languages';
import type { MessageKey } from '@pathshala/messages/keys';
import type { TokenizerAndRendererExtension } from 'marked';
import temml from 'temml';
import { units } from '../practice/units.ts';
import { requireSmallGrowth } from './render-limits.ts';
import { speakFormula, spokenLanguages } from './spoken/speak-formula.ts';

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

/** A danda, a comma, an ending such as -এর, a closing bracket. Not Markdown. */
const tail = /^(?:[\p{L}\p{M}\p{N},.;:?!%)’”।॥-]|\/(?=\p{L}))+/u;

function tailOf(rest: string): string {
  const [own = ''] = tail.exec(rest) ?? [];
  return own || (beforeUnit.test(rest) ? ' ' : '');
}

/** Browsers may break a line before any character after a formula. @param end the HTML of what `tailOf` returned */
function withTail(html: string, end: string): string {
  if (end === '') return html;
  return `<span class="unbroken">${html}${end === ' ' ? noBreakSpace : end}</span>`;
}

const shown = 80;
const named = (tex: string) => `$${tex.length > shown ? `${tex.slice(0, shown)}…` : tex}$`;

/** Temml's marker for a display formula. An inline formula gets the same size but stays in the line. */
const onItsOwn = ' display="block" class="tml-display" style="display:block math;"';

/** Commands that define others or change how they are read: a few characters can expand to millions. */
const definition =
  /(?<!\\)(?:\\\\)*(\\(?:[gex]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand|expandafter|noexpand|csname)(?![a-zA-Z]))/;

const roomForFormula = 1500;

/** Fractions are as large as the text. @throws MessageError in our own words: the library's are about its internals */
function mathmlOf(tex: string, displayMode: boolean): string {
  const [, command] = definition.exec(tex) ?? [];
  if (command) throw new MessageError('faults.definition', { formula: named(tex.trim()), command });
  let mathml: string;
  try {
    mathml = temml.renderToString(withRelations(tex).trim(), { displayMode: true, throwOnError: true });
  } catch (error) {
    throw whyNot(tex, error);
  }
  requireSmallGrowth(tex, mathml, roomForFormula);
  requirePlainSigns(tex, mathml);
  return displayMode ? mathml : mathml.replace(onItsOwn, ' displaystyle="true"');
}

/** Of a font of 16 pixels. */
const inEm = new Map(
  Object.entries({ ex: 0.5, px: 1 / 16, pt: 1 / 12, bp: 1 / 12, pc: 1, mm: 0.24, cm: 2.4, in: 6 }),
);
/** Wider than any page. */
const longest = 50;

/** A rule or a space of a million em would make the page as large. @throws MessageError */
function requirePlainSigns(tex: string, mathml: string): void {
  for (const [tag] of mathml.matchAll(/<[^>]+>/g)) {
    // The library looks colours up in a plain object, and `constructor` is none.
    if (tag.includes('[native code]')) throw whyNot(tex, undefined);
    for (const [, count, unit = ''] of tag.matchAll(/(\d+(?:\.\d+)?)(em|ex|px|pt|bp|pc|mm|cm|in)\b/g))
      if (Number(count) * (inEm.get(unit) ?? 1) > longest) throw new MessageError('faults.growth');
  }
}

function whyNot(tex: string, cause: unknown): MessageError {
  const formula = named(tex.trim());
  const refusal = (key: MessageKey, params = {}) => new MessageError(key, { formula, ...params }, { cause });
  const [, command] = /(\\[a-zA-Z]+)/.exec(/function name: (\S+)/.exec(String(cause))?.[1] ?? '') ?? [];
  if (command) return refusal('faults.unknownCommand', { command });
  const braces = tex.replace(/\\[{}\\]/g, '').replace(/[^{}]/g, '');
  const open = braces.split('{').length;
  const closed = braces.split('}').length;
  if (open !== closed) return refusal(open > closed ? 'faults.notClosed' : 'faults.notOpened');
  return refusal('faults.notRead');
}

function withRelations(tex: string): string {
  return tex.replace(/\\(?:ce|text)\{[^{}]*\}|<=(?!>)|>=/g, (part) =>
    part === '<=' ? '\\le ' : part === '>=' ? '\\ge ' : part,
  );
}

const line = '0.065em solid currentColor';

const strokes = (to: string) =>
  `linear-gradient(to ${to},transparent 48%,currentColor 48% 52%,transparent 52%)`;

const styles: Readonly<Record<string, string>> = {
  top: `border-top:${line};padding-top:0.1em`,
  bottom: `border-bottom:${line};padding-bottom:0.1em`,
  updiagonalstrike: `background:${strokes('top left')}`,
  downdiagonalstrike: `background:${strokes('top right')}`,
  'updiagonalstrike downdiagonalstrike': `background:${strokes('top left')},${strokes('top right')}`,
  horizontalstrike: `background:${strokes('top')}`,
};

/** Draws the lines over, under and through parts of a formula. Chromium does not support `menclose`. */
function withLines(mathml: string): string {
  if (!mathml.includes('<menclose')) return mathml;
  return mathml
    .replace(/<mrow class="tml-x?cancel[^"]*"><\/mrow>/g, '')
    .replace(/<menclose notation="([^"]*)"[^>]*>/g, (_, notation: string) => {
      const style = ownValue(styles, notation);
      return style ? `<mrow style="${style}">` : '<mrow>';
    })
    .replaceAll('</menclose>', '</mrow>');
}

export const unspokenMark = 'data-unspoken';

/** Its spoken form is the `aria-label`: browsers give MathML no name, so a quiz option would have none. */
function formula(tex: string, displayMode: boolean, lang: Lang): string {
  if (tex.length > limits.formulaMax) {
    throw new MessageError('faults.formulaMax', { most: limits.formulaMax });
  }
  const language = lang ?? firstLanguage;
  const written = lang ? texDigits(tex) : tex;
  const mathml = mathmlOf(written, displayMode);
  const unspoken: string[] = [];
  const words = speakFormula(mathml, ownOrFirst(spokenLanguages, language), (what) => unspoken.push(what));
  // Chemists of all countries write their equations in the same digits.
  const shown = withLines(lang && !/\\ce\b/.test(tex) ? numbersIn(lang, mathml) : mathml);
  const mark = unspoken.length > 0 ? ` ${unspokenMark}="${escapeHtml(unspoken.join(' '))}"` : '';
  return shown.replace('<math', () => `<math aria-label="${escapeHtml(words)}"${mark}`);
}

export type RenderGuard = (source: string, render: () => string) => string;

const marked = (lang: Lang) => (lang ? ` lang="${lang}"` : '');

/** `$$ … $$` on lines of its own. A long formula scrolls by itself, by keyboard too. */
export const displayFormula = (lang: Lang, guard: RenderGuard): TokenizerAndRendererExtension => ({
  name: 'displayFormula',
  level: 'block',
  // Marked asks for all but a paragraph's first character, so what begins there is no line of its own.
  start: (source) => (source.includes('\n$$') ? source.indexOf('\n$$') + 1 : undefined),
  tokenizer: (source) => {
    const [raw, tex] = /^\$\$([\s\S]+?)\$\$(?:\n|$)/.exec(source) ?? [];
    return raw === undefined ? undefined : { type: 'displayFormula', raw, tex };
  },
  renderer: (token) =>
    guard(
      token.raw,
      () => `<p class="formula" tabindex="0"${marked(lang)}>${formula(String(token.tex), true, lang)}</p>\n`,
    ),
});

/** `$ … $` in a line. `\$5` is an amount of money: Markdown's own escape takes it first. */
export const inlineFormula = (lang: Lang, guard: RenderGuard): TokenizerAndRendererExtension => ({
  name: 'inlineFormula',
  level: 'inline',
  start: (source) => source.match(/(?<!\\)\$/)?.index,
  tokenizer: (source) => {
    const [raw, tex] = /^\$((?:\\.|[^$\\\n])+)\$/.exec(source) ?? [];
    if (raw === undefined) return undefined;
    const tail = tailOf(source.slice(raw.length));
    return { type: 'inlineFormula', raw: raw + tail, source: raw, tex, tail };
  },
  renderer: ({ source, tex, tail }) => {
    const shown = guard(String(source), () => {
      const written = formula(String(tex), false, lang);
      return lang ? `<span${marked(lang)}>${written}</span>` : written;
    });
    return withTail(shown, escapeHtml(String(tail)));
  },
});

const substance = `<mtext>(?:[A-Z][a-z]?|[()])+</mtext>`;

/** The number of atoms or molecules of a substance: `2H₂O` stays as chemists of all countries write it. */
const ofSubstance = `(?<=<msub(?:sup)?>${substance})<mn|<mn(?=[^>]*>[^<]*</mn>(?:<msub(?:sup)?>)?${substance})`;
const number = new RegExp(`(${ofSubstance})|<mn([^>]*)>([^<]*)</mn>`, 'g');

function texDigits(tex: string): string {
  return tex
    .split(/(\\text\{[^{}]*\})/)
    .map((part, at) => (at % 2 === 1 ? part : withLatinDigits(part)))
    .join('');
}

function numbersIn(language: Language, mathml: string): string {
  return mathml.replace(number, (whole, guard: string | undefined, how: string, digits: string) =>
    guard === undefined ? `<mn${how}>${withDigitsOf(language, digits)}</mn>` : whole,
  );
}
