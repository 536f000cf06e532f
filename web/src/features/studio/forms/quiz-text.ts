/** Reads questions from text, as people write them in Word and in exam papers. */

export interface ReadQuestion {
  readonly question: string;
  readonly options: readonly string[];
  /** Index of the right option, from 0. */
  readonly answer?: number;
  readonly explanation: string;
}

const number = /^(?:(?:question|q|প্রশ্ন)\s*)?[\d০-৯]{1,3}\s*[.):।]\s+/i;
const letter = /^(?:[*✓]\s*)?\(?([a-dক-ঘ])[).।]\s+/i;
const letterWithin = /(?<=\s)(?=(?:[*✓]\s*)?\(?[a-dক-ঘ][).]\s)/i;
const bullet = /^[-•●○]\s+/;
const marked = /^[*✓]\s*|\s*[*✓]$/;
const answerLine = /^(?:(?:right |correct )?answer|ans|(?:সঠিক )?উত্তর)\s*[:：.-]\s*/i;
const whyLine = /^(?:why(?: it is right)?|explanation|reason|ব্যাখ্যা|কারণ|কেন)\s*[:：.-]\s*/i;

const firstOf = { latin: 'a'.charCodeAt(0), bangla: 'ক'.charCodeAt(0) };

/** The index that a letter of an option stands for; -1 for any other text. */
function indexOfLetter(text: string): number {
  const [one = ''] = /^\(?([a-dক-ঘ])[).]?$/i.exec(text)?.slice(1) ?? [];
  if (one === '') return -1;
  const code = one.toLowerCase().charCodeAt(0);
  return code - (code >= firstOf.bangla ? firstOf.bangla : firstOf.latin);
}

interface Block {
  readonly lines: string[];
}

/** The lines of each question: a number begins one, or else an empty line. */
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
  const pieces = lines.flatMap((line) => (letter.test(line) ? line.split(letterWithin) : [line]));
  const hasLetters = pieces.some((line) => letter.test(line) || bullet.test(line));
  for (const line of pieces.map((piece) => piece.trim())) {
    if (answerLine.test(line)) found.answer = line.replace(answerLine, '');
    else if (whyLine.test(line)) found.why.push(line.replace(whyLine, ''));
    else if (found.why.length > 0) found.why.push(line);
    else if (letter.test(line) || bullet.test(line)) found.options.push(line);
    else if (found.said.length > 0 && !hasLetters) found.options.push(line);
    else found.said.push(line.replace(number, ''));
  }
  return found;
}

function questionOf(block: Block): ReadQuestion {
  const { said, options, answer, why } = sorted(block);
  const starred = options.findIndex((line) => marked.test(line));
  const texts = options.map((line) =>
    line.replace(marked, '').replace(letter, '').replace(bullet, '').replace(marked, '').trim(),
  );
  const named = answer.trim();
  const byText = texts.indexOf(named.replace(letter, ''));
  const right = named === '' ? starred : byText >= 0 ? byText : indexOfLetter(named);
  return {
    question: said.join('\n'),
    options: texts,
    ...(right >= 0 && right < texts.length && { answer: right }),
    explanation: why.join('\n'),
  };
}

/**
 * The questions in a text. Each begins with its number or after an empty line; its options have letters, bullets or just
 * lines of their own. The right one is named by *Answer:*, or has a star.
 */
export const readQuestions = (text: string): readonly ReadQuestion[] =>
  blocksOf(text)
    .map(questionOf)
    .filter(({ question }) => question !== '');
