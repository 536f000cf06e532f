/** In the form in which people write them in Word and in exam papers. */

import { colon } from '@pathshala/contract/text/digits';

export interface ReadQuestion {
  readonly question: string;
  readonly options: readonly string[];
  /** Index of the right option, from 0. */
  readonly answer?: number;
  readonly explanation: string;
}

const number = new RegExp(
  String.raw`^(?:(?:question|q|প্রশ্ন)(?:\s*(?:no|নং)\.?)?[\s-]*)?[\d০-৯]{1,3}\s*(?:[)।]|(?:\.|${colon})(?!\p{Nd}))\s*`,
  'iu',
);
const star = String.raw`(?:[*✓]\s*)?`;
/** Option letters: `a)`, `(ক)`, `[খ]`, `b.`, `গঃ`; a full stop or colon needs a space, as it may be part of a text. */
const letters = 'a-hক-জ';
const label = new RegExp(
  String.raw`^${star}(?:[(\[]([${letters}])[)\]]|([${letters}])(?:[)।\]]|(?:\.|${colon})(?=\s)))\s*`,
  'i',
);
const labels = new RegExp(label.source.replace('^', String.raw`(?<![^\s])`), 'gi');
const bullet = /^[-•●○]\s+/;
const marked = /^[*✓]\s*|\s*[*✓]$/;
/** Optional bold marks. */
const bold = String.raw`(?:\*\*)?`;
const sign = String.raw`\s*${bold}\s*(?:${colon}|[.।–—-])\s*${bold}\s*`;
const answerLine = new RegExp(
  `^${bold}(?:(?:right |correct )?(?:answer|option|key)|ans|(?:সঠিক )?উত্তর|উ(?=${colon}|\\.))${sign}(?:option )?`,
  'i',
);
const whyLine = new RegExp(`^${bold}(?:why(?: it is right)?|explanation|reason|ব্যাখ্যা|কারণ|কেন)${sign}`, 'i');

/** Index of the letter in its script, from 0. */
function placeOf([, inBrackets, alone]: readonly string[]): number {
  const code = (inBrackets ?? alone ?? '').toLowerCase().charCodeAt(0);
  return code - (code < 128 ? 'a' : 'ক').charCodeAt(0);
}

/**
 * Splits a line into options: a letter counts if it is the next one.
 * @param begun indexes of letters that start lines, which do not count within another line
 */
function piecesOf(line: string, begun: ReadonlySet<number>): readonly string[] {
  const found = [...line.matchAll(labels)]
    .map((one) => ({ at: one.index, place: placeOf([...one]) }))
    .filter(({ at, place }) => at === 0 || !begun.has(place));
  const isFollowed = ({ place }: { readonly place: number }, at: number) =>
    found.slice(at + 1).some((other) => other.place === place + 1);
  const first = found.findIndex((one, at) => one.at === 0 || (one.place === 0 && isFollowed(one, at)));
  if (first < 0) return [line];
  const cuts: typeof found = [];
  for (const one of found.slice(first))
    if (one.place === (cuts.at(-1)?.place ?? one.place - 1) + 1) cuts.push(one);
  const ends = [...cuts.slice(1).map(({ at }) => at), line.length];
  const options = cuts.map(({ at }, index) => line.slice(at, ends[index]));
  return [line.slice(0, cuts[0]?.at), ...options].filter((piece) => piece.trim() !== '');
}

interface Block {
  readonly lines: string[];
}

/** A question begins with a number or after an empty line. */
function blocksOf(text: string): readonly Block[] {
  const lines = text
    .normalize('NFC')
    .split(/\r?\n/)
    .map((line) => line.trim());
  const isNumbered = lines.some((line) => number.test(line));
  const blocks: Block[] = [];
  let isNew = true;
  for (const line of lines) {
    const begins = isNumbered ? number.test(line) : isNew && line !== '';
    if (begins || (line !== '' && blocks.length === 0)) blocks.push({ lines: [] });
    if (line !== '') blocks.at(-1)?.lines.push(line);
    isNew = line === '';
  }
  return blocks;
}

interface Sorted {
  readonly said: string[];
  readonly options: string[];
  answer: string;
  readonly why: string[];
}

function sorted({ lines }: Block): Sorted {
  const found: Sorted = { said: [], options: [], answer: '', why: [] };
  const isSaid = (line: string) => answerLine.test(line) || whyLine.test(line);
  const begun = new Set(lines.flatMap((line) => (label.test(line) ? placeOf(label.exec(line) ?? []) : [])));
  const pieces = lines.flatMap((line) => (isSaid(line) ? [line] : piecesOf(line, begun)));
  const hasLetters = pieces.some((line) => label.test(line) || bullet.test(line));
  for (const line of pieces.map((piece) => piece.trim())) {
    if (answerLine.test(line)) found.answer = line.replace(answerLine, '').trim();
    else if (whyLine.test(line)) found.why.push(line.replace(whyLine, ''));
    else if (found.why.length > 0) found.why.push(line);
    else if (label.test(line) || bullet.test(line)) found.options.push(line);
    else if (found.said.length > 0 && !hasLetters) found.options.push(line);
    else found.said.push(line.replace(number, ''));
  }
  return found;
}

/** By letter, or else by its text; -1 if neither matches. */
function rightOf(answer: string, options: readonly string[], texts: readonly string[]): number {
  const named = label.exec(answer.replace(/^[([]?(\S)[)\].।]?$/, '$1) '));
  const places = options.map((line) => (label.test(line) ? placeOf(label.exec(line) ?? []) : -1));
  const byLabel = named ? places.indexOf(placeOf(named)) : -1;
  if (byLabel >= 0) return byLabel;
  const byText = texts.indexOf(answer.replace(label, ''));
  return byText < 0 && named ? placeOf(named) : byText;
}

function questionOf(block: Block): ReadQuestion {
  const { said, options, answer, why } = sorted(block);
  const starred = options.findIndex((line) => marked.test(line));
  const texts = options.map((line) =>
    line.replace(label, '').replace(bullet, '').replace(marked, '').replace(marked, '').trim(),
  );
  const right = answer === '' ? starred : rightOf(answer, options, texts);
  return {
    question: said.join('\n'),
    options: texts,
    ...(right >= 0 && right < texts.length && { answer: right }),
    explanation: why.join('\n'),
  };
}

/**
 * Questions begin with a number or after an empty line; options have letters, bullets or their own lines. The right one is named
 * by *Answer:* or has a star.
 */
export const readQuestions = (text: string): readonly ReadQuestion[] =>
  blocksOf(text)
    .map(questionOf)
    .filter(({ question }) => question !== '');
