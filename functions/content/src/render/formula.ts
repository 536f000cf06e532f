import { limits } from '@pathshala/contract/http/limits';
import { MessageError } from '@pathshala/contract/http/validation';
import { withDigitsOf, withLatinDigits } from '@pathshala/contract/text/digits';
import { firstLanguage, type Lang, type Language, ownOrFirst } from '@pathshala/contract/text/languages';
import type { TokenizerAndRendererExtension } from 'marked';
import { escapeHtml } from './figures/svg.ts';
import { mathmlOf } from './formula-issue.ts';
import { withLines } from './formula-lines.ts';
import { tailOf, withTail } from './line-breaks.ts';
import { speakFormula } from './spoken/speak-formula.ts';
import { spokenLanguages } from './spoken/spoken-languages.ts';

/** Of a `<math>` element, the signs that there are no words for: the studio warns of them. */
export const unspokenMark = 'data-unspoken';

/**
 * A formula as MathML that carries its words, and has the digits of the text's language. They are its `aria-label`: browsers give MathML alone no name, so that a
 * choice in a quiz would have none, and a screen reader that reads MathML by itself still can.
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
  // Chemists of every country write their equations in the same digits.
  const shown = withLines(lang && !/\\ce\b/.test(tex) ? numbersIn(lang, mathml) : mathml);
  const mark = unspoken.length > 0 ? ` ${unspokenMark}="${escapeHtml(unspoken.join(' '))}"` : '';
  return shown.replace('<math', () => `<math aria-label="${escapeHtml(words)}"${mark}`);
}

/** Renders a part of a text, and what stands there instead where it cannot be. @param source as it is written */
export type RenderGuard = (source: string, render: () => string) => string;

/** What tells in which language a formula is spoken: on the element around it, for MathML has no `lang` of its own. */
const marked = (lang: Lang) => (lang ? ` lang="${lang}"` : '');

/** `$$ … $$` on lines of its own: a long one scrolls by itself, reachable by keyboard. */
export const displayFormula = (lang: Lang, guard: RenderGuard): TokenizerAndRendererExtension => ({
  name: 'displayFormula',
  level: 'block',
  start: (source) => source.match(/^\$\$/m)?.index,
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

/** `$ … $` in a line. `\$5` is an amount of money: Markdown's own escape takes it before this is asked. */
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

/** What only a substance looks like: element after element, with brackets. */
const substance = `<mtext>(?:[A-Z][a-z]?|[()])+</mtext>`;
/** How many atoms a substance has, or how many of it there are: `2H₂O` stays as chemists of every country write it. */
const ofSubstance = `(?<=<msub(?:sup)?>${substance})<mn|<mn(?=[^>]*>[^<]*</mn>(?:<msub(?:sup)?>)?${substance})`;
const number = new RegExp(`(${ofSubstance})|<mn([^>]*)>([^<]*)</mn>`, 'g');

/** A formula's numbers in the digits that TeX knows, wherever its author wrote those of another script; words in it stay. */
function texDigits(tex: string): string {
  return tex
    .split(/(\\text\{[^{}]*\})/)
    .map((part, at) => (at % 2 === 1 ? part : withLatinDigits(part)))
    .join('');
}

/** A formula's numbers in the digits of a language. @param mathml as it was rendered */
function numbersIn(language: Language, mathml: string): string {
  return mathml.replace(number, (whole, guard: string | undefined, how: string, digits: string) =>
    guard === undefined ? `<mn${how}>${withDigitsOf(language, digits)}</mn>` : whole,
  );
}
