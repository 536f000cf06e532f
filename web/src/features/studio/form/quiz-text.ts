/** Reads questions as people write them in Word and in exam papers. */

import { colon, withLatinDigits } from '@pathshala/contract/text/digits';
import { seenOf } from '@pathshala/contract/text/encodings';

export interface ReadQuestion {
  readonly question: string;
  readonly options: readonly string[];
  /** Index of the right option, from 0. */
  readonly answer?: number;
  readonly explanation: string;
}

const ends = String.raw`(?:\s*(?:[)।/]|(?:\.|${colon})(?!\p{Nd}))|-(?=\s))\s*`;
const word = String.raw`(?:question|q|প্রশ্ন)(?:\s*(?:no|নং))?[\s.-]*`;
const number = new RegExp(
  String.raw`^(?:#+\s*)?(?:(?:${word})?([\d০-৯]{1,3})${ends}|[(\[]([\d০-৯]{1,3})[)\]]\s*|${word}([\d০-৯]{1,3})(?:\s+|$))`,
  'iu',
);
/** Signs of a right option; of a box, also that it is empty. */
const right = String.raw`(?:[*✓✔✅☑]️?|\[[xX✓]\])`;
const wrong = /^(?:☐|\[ \])\s*/;
const star = String.raw`(?:${right}\s*)?`;
/** Option letters: `a)`, `(ক)`, `[খ]`, `b.`, `গঃ`, `ঘ-`; a full stop or the like needs a space, as it may be part of a text. */
const letters = 'a-hক-জ';
const label = new RegExp(
  String.raw`^${star}(?:[(\[]([${letters}])[)\]]|([${letters}])(?:[)।\]]|(?:[./-]|${colon})(?=\s)))\s*`,
  'i',
);
const labels = new RegExp(label.source.replace('^', String.raw`(?<!\S)`).replace('[./-]', '\\.'), 'gi');
const bullet = /^[-•●○]\s+/;
const marked = new RegExp(String.raw`^${right}\s*|\s*(?:${right}|[(\[](?:correct|right|সঠিক)[)\]])$`, 'i');
const bold = String.raw`(?:\*\*)?`;
const sign = String.raw`\s*${bold}\s*(?:${colon}|[.।–—-])\s*${bold}\s*`;
const is = String.raw`\s*(?:\b(?:is|was)\b|হলো|হল|হচ্ছে)\s*(?:${colon}|-)?\s*`;
const answerLine = new RegExp(
  `^${bold}(?:(?:the )?(?:right |correct )?(?:answer|option|key)|ans|(?:সঠিক )?উত্তর|সঠিক(?= ?${colon})|উ(?=${colon}|\\.))(?:${sign}|${is})(?:(?:option|অপশন|বিকল্প) )?`,
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
  /** The options had numbers. */
  readonly isNumbered?: boolean;
}

const isSaid = (line: string) => answerLine.test(line) || whyLine.test(line);

/** Without what only makes a label or a whole line bold; a whole option in bold has a star instead. */
function withoutMarks(line: string): string {
  const [whole = '', mark = '', inside = ''] = /^(\*\*|__|[*_])(?!\s)([^*_]*[^\s*_])\1/.exec(line) ?? [];
  const rest = line.slice(whole.length);
  const isOption = label.test(inside);
  if (mark.length === 2 && isOption && rest === '' && inside.replace(label, '') !== '') return `*${inside}`;
  if (isOption || number.test(inside) || isSaid(`${inside} `)) return inside + rest;
  const [, bracketed = ''] = /^[([](.+)[)\]]$/.exec(line) ?? [];
  return isSaid(bracketed) ? bracketed : line;
}

const wide: Readonly<Record<string, string>> = { '（': '(', '）': ')', '［': '[', '］': ']', '．': '.' };

/** Joiners count within a word alone. */
const strayJoiners = /(?<=^|[\s()[\]:：ঃ।.*–—-])[\u200c\u200d]+/gmu;

const linesOf = (text: string) =>
  seenOf(text.normalize('NFC').replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n'))
    .replace(strayJoiners, '')
    .split('\n')
    .map((line) => withoutMarks(line.replace(/[（）［］．]/g, (one) => wide[one] ?? one).trim()));

interface Numbered {
  readonly value: number;
  /** How it is written: `1.` is not `1)`. */
  readonly style: string;
}

function numberedAs(line: string): Numbered | undefined {
  const [whole, ...groups] = number.exec(line) ?? [];
  const digits = groups.find((one) => one !== undefined);
  if (whole === undefined || digits === undefined) return undefined;
  return { value: Number(withLatinDigits(digits)), style: whole.replace(digits, '').replace(/\s/g, '') };
}

/** A question begins with a number or after an empty line. Options may have numbers too, in another style. */
function blocksOf(text: string): readonly Block[] {
  const lines = linesOf(text);
  const style = lines.map(numberedAs).find((one) => one !== undefined)?.style;
  const blocks: Block[] = [];
  let isNew = true;
  let option: Numbered = { value: 0, style: '' };
  for (const line of lines) {
    const found = numberedAs(line);
    const isOption =
      found !== undefined &&
      found.style !== style &&
      (found.value === 1 || (found.style === option.style && found.value === option.value + 1));
    if (isOption) option = found;
    const begins = style === undefined ? isNew && line !== '' : found !== undefined && !isOption;
    if (begins) option = { value: 0, style: '' };
    if (begins || (line !== '' && blocks.length === 0)) blocks.push({ lines: [] });
    if (line !== '') blocks.at(-1)?.lines.push(line);
    isNew = line === '';
  }
  return blocks.map(withLetters);
}

/** Options with numbers become options with letters; where options have letters, numbers are part of the question. */
function withLetters({ lines: [first = '', ...rest] }: Block): Block {
  if (rest.some((line) => label.test(line) || bullet.test(line))) return { lines: [first, ...rest] };
  let count = 0;
  const lines = rest.map((line) => {
    if (numberedAs(line)?.value !== count + 1) return line;
    count += 1;
    return `${'abcdefgh'[count - 1]}) ${line.replace(number, '')}`;
  });
  return { lines: [first, ...lines], isNumbered: count > 0 };
}

interface Sorted {
  readonly said: string[];
  readonly options: string[];
  answer: string;
  readonly why: string[];
}

function sorted({ lines }: Block): Sorted {
  const found: Sorted = { said: [], options: [], answer: '', why: [] };
  const begun = new Set(lines.flatMap((line) => (label.test(line) ? placeOf(label.exec(line) ?? []) : [])));
  const pieces = lines.flatMap((line) => (isSaid(line) ? [line] : piecesOf(line, begun)));
  const hasLetters = pieces.some((line) => label.test(line) || bullet.test(line));
  let isAnswer = false;
  for (const line of pieces.map((piece) => piece.trim())) {
    // An answer on the line below its word.
    if (isAnswer && found.answer === '' && !isSaid(line)) found.answer = line;
    else if (answerLine.test(line))
      found.answer = line
        .replace(answerLine, '')
        .replace(/^(?:\*\*|__)|(?:\*\*|__)$/g, '')
        .trim();
    else if (whyLine.test(line)) found.why.push(line.replace(whyLine, ''));
    else if (found.why.length > 0) found.why.push(line);
    else if (label.test(line) || bullet.test(line)) found.options.push(line);
    else if (found.said.length > 0 && !hasLetters) found.options.push(line);
    else found.said.push(line.replace(number, ''));
    isAnswer = answerLine.test(line);
  }
  return found;
}

/** By letter, or else by its text; -1 if neither matches. */
function rightOf(answer: string, options: readonly string[], texts: readonly string[]): number {
  const named = label.exec(answer.replace(/^[([]?(\S)[)\].।]?$/, '$1) '));
  const places = options.map((line) => (label.test(line) ? placeOf(label.exec(line) ?? []) : -1));
  const byLabel = named ? places.indexOf(placeOf(named)) : -1;
  if (byLabel >= 0) return byLabel;
  const text = answer.replace(label, '').toLowerCase();
  const byText = texts.findIndex((one) => one.toLowerCase() === text);
  return byText < 0 && named ? placeOf(named) : byText;
}

/** What follows an answer's letter, unless it is the option's text. */
function reasonIn(answer: string, text = ''): string[] {
  const rest = label.test(answer) ? answer.replace(label, '').trim() : '';
  return rest === '' || rest.toLowerCase() === text.toLowerCase() ? [] : [rest];
}

function questionOf(block: Block): ReadQuestion {
  const { said, options, answer, why } = sorted(block);
  const starred = options.filter((line) => marked.test(line.replace(bullet, '')));
  const texts = options.map((line) =>
    line
      .replace(label, '')
      .replace(bullet, '')
      .replace(wrong, '')
      .replace(marked, '')
      .replace(marked, '')
      .trim(),
  );
  // If two have a star, neither counts as right.
  const byStar = starred.length === 1 ? options.indexOf(starred[0] ?? '') : -1;
  // An option's number may be another option's text: then the teacher has to say which is meant.
  const isUnclear = block.isNumbered && /^\W*\p{Nd}/u.test(answer);
  const right = answer === '' || isUnclear ? byStar : rightOf(answer, options, texts);
  return {
    question: said.join('\n').trim(),
    options: texts,
    ...(right >= 0 && right < texts.length && { answer: right }),
    explanation: [...reasonIn(answer, texts[right]), ...why].join('\n'),
  };
}

/**
 * Questions begin with a number or after an empty line; options have letters, bullets or their own lines. The right one is
 * named by *Answer:* or has a star.
 */
export const readQuestions = (text: string): readonly ReadQuestion[] =>
  blocksOf(text)
    .map(questionOf)
    .filter(({ question }) => question !== '');
