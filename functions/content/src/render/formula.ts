import { limits } from '@pathshala/contract/http/limits';
import { MessageError } from '@pathshala/contract/http/validation';
import { withDigitsOf, withLatinDigits } from '@pathshala/contract/text/digits';
import { firstLanguage, type Lang, type Language, ownOrFirst } from '@pathshala/contract/text/languages';
import type { TokenizerAndRendererExtension } from 'marked';
import { escapeHtml } from './figures/svg.ts';
import { mathmlOf } from './formula-issue.ts';
import { withLines } from './formula-lines.ts';
import { tailOf, withTail } from './line-breaks.ts';
import { speakFormula, spokenLanguages } from './spoken/speak-formula.ts';

/** The attribute of a `<math>` element that lists its signs without words. The studio warns of them. */
export const unspokenMark = 'data-unspoken';

/**
 * A formula as MathML in the digits of the text's language, with its spoken form as `aria-label`. Browsers give MathML
 * no name of its own, so a quiz option would have none. A screen reader that reads MathML itself still can.
 */
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

/** Renders a part of a text, or a replacement if the part is broken. @param source as written */
export type RenderGuard = (source: string, render: () => string) => string;

/** Marks the spoken language of a formula on the element around it, because MathML has no `lang`. */
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

/** Matches only a chemical substance: element after element, with brackets. */
const substance = `<mtext>(?:[A-Z][a-z]?|[()])+</mtext>`;
/** The number of atoms or molecules of a substance: `2H₂O` stays as chemists of all countries write it. */
const ofSubstance = `(?<=<msub(?:sup)?>${substance})<mn|<mn(?=[^>]*>[^<]*</mn>(?:<msub(?:sup)?>)?${substance})`;
const number = new RegExp(`(${ofSubstance})|<mn([^>]*)>([^<]*)</mn>`, 'g');

/**
 * Converts a formula's numbers to the digits that TeX knows, if the author used another script. Words stay unchanged.
 */
function texDigits(tex: string): string {
  return tex
    .split(/(\\text\{[^{}]*\})/)
    .map((part, at) => (at % 2 === 1 ? part : withLatinDigits(part)))
    .join('');
}

/** Converts a formula's numbers to the digits of a language. @param mathml as rendered */
function numbersIn(language: Language, mathml: string): string {
  return mathml.replace(number, (whole, guard: string | undefined, how: string, digits: string) =>
    guard === undefined ? `<mn${how}>${withDigitsOf(language, digits)}</mn>` : whole,
  );
}
