import { ownValue } from '@pathshala/contract/http/own-value';
import type { InLanguages } from '@pathshala/contract/text/languages';
import { bangla } from './bn.ts';
import { english } from './en.ts';
import {
  isFactor,
  isFunction,
  isMixed,
  type MathNode,
  mathTree,
  opensBracket,
  type Row,
  type Spoken,
  sayBar,
  sayTogether,
  times,
} from './math-tree.ts';
import {
  sayBefore,
  sayEnclosed,
  sayFraction,
  sayLeaf,
  sayLines,
  sayMark,
  sayPower,
  sayRoot,
  saySub,
  sayTable,
} from './say-parts.ts';
import type { SpokenLanguage } from './spoken-language.ts';

export const spokenLanguages: InLanguages<SpokenLanguage> = { en: english, bn: bangla };

/** Screen readers speak it, and it names quiz options. */
export function speakFormula(
  mathml: string,
  language: SpokenLanguage,
  onUnknown: (what: string) => void = () => undefined,
): string {
  const { signs: known } = language;
  const congruent: Record<string, string> = mathml.includes('>mod<') ? { '≡': known['≡ mod'] ?? '' } : {};
  const signs = { ...known, ...congruent, ...arrowWords(mathml, language) };
  return sayRow(mathTree(mathml), { ...language, signs, onUnknown })
    .replace(/\s+/g, ' ')
    .replace(/ ([,;.])/g, '$1')
    .replace(/(\p{Nd}\.) (?=\p{Nd})/gu, '$1')
    .replace(/,+/g, ',')
    .replace(/^[,\s]+|[,\s]+$/g, '')
    .trim();
}

/** The meaning of an arrow: a reaction between substances, the target set after `f : A`, else a limit. */
function arrowWords(mathml: string, { goesTo, maps }: SpokenLanguage): Record<string, string> {
  if (/<mtext>|accent="false"/.test(mathml)) return {};
  const [from, to] = maps;
  if (/<mo[^>]*>:<\/mo>.*<mo[^>]*>→</s.test(mathml)) return { ':': from, '→': to };
  return { '→': goesTo, '⟶': goesTo };
}

function say(node: MathNode, language: SpokenLanguage): string {
  const saying = (part: MathNode) => say(part, language);
  switch (node.tag) {
    case 'mn':
    case 'mi':
    case 'mo':
    case 'mtext':
      return sayLeaf(node, language);
    case 'mrow':
      return sayRow(node.children, language);
    case 'mfrac':
      return sayFraction(node, saying, language);
    case 'binomial': {
      const [all, some] = node.children;
      return language.choose(all ? saying(all) : '', some ? saying(some) : '');
    }
    case 'msup':
    case 'msubsup':
    case 'munderover':
      return sayPower(node, saying, language);
    case 'msub':
      return saySub(node, saying, language);
    case 'munder':
      return ownValue(language.marks, node.children[1]?.text ?? '')
        ? sayMark(node, saying, language)
        : saySub(node, saying, language);
    case 'mover':
      return sayMark(node, saying, language);
    case 'mtable':
      return sayLines(node, (nodes) => sayRow(nodes, language));
    case 'msqrt':
    case 'mroot':
      return sayRoot(node, saying, language);
    default:
      if (node.tag.startsWith('menclose')) return sayEnclosed(node, saying, language);
      language.onUnknown?.(`<${node.tag}>`);
      return sayRow(node.children, language);
  }
}

function sayRow(nodes: Row, language: SpokenLanguage): string {
  const words: string[] = [];
  for (let at = 0; at < nodes.length; ) {
    const [said, taken] = sayNext(nodes.slice(at), nodes.slice(0, at), language);
    words.push(said);
    at += taken;
  }
  return words.join(' ');
}

function sayNext(row: Row, before: Row, language: SpokenLanguage): Spoken {
  const [node, next, inside] = row;
  if (!node) return ['', 1];
  const saying = (part: MathNode) => say(part, language);
  const sayingRow = (nodes: Row) => sayRow(nodes, language);
  const together =
    sayTable(row, sayingRow, language) ??
    sayBefore(row, saying, language) ??
    sayTogether(row, sayingRow, language) ??
    sayBar(row, before, sayingRow, language);
  if (together) return together;
  const words = say(node, language);
  if (!next) return [words, 1];
  if (isMixed(node, next)) return [language.mixed(words, say(next, language)), 2];
  if (isFunction(node, inside) && opensBracket(next)) return sayFunction(words, row, language);
  return [isFactor(node) ? times(words, row.slice(1), language) : words, 1];
}

function sayFunction(name: string, row: Row, language: SpokenLanguage): Spoken {
  const [, open, inside, close] = row;
  const of = language.functionOf(name);
  const isShort = open?.text === '(' && inside?.children.length === 0 && close?.text === ')';
  return isShort ? [times(`${of} ${say(inside, language)}`, row.slice(4), language), 4] : [of, 1];
}
