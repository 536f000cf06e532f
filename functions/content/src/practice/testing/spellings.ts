import { withDigitsOf } from '@pathshala/contract/text/digits';
import { translations } from '@pathshala/contract/text/languages';
import type { Answer, NumberAnswer } from '../answers/answer.ts';
import { kindOf } from '../answers/answer-kinds.ts';
import type { Exercise } from '../exercise.ts';
import type { Rational } from '../rational.ts';
import { units } from '../units.ts';

/** How many spellings each seed tries. The seeds take turns, so that together they try all spellings. */
const each = 9;

/** Some spellings of an exercise's answer. The next seed gives others. */
export function someSpellings({ answer, seed }: Pick<Exercise, 'answer' | 'seed'>): string[] {
  const all = spellings(answer);
  // Steps of 7, because neighbours in the list are very similar.
  return Array.from(
    { length: Math.min(each, all.length) },
    (_, at) => all[(seed * each + at * 7) % all.length] ?? '',
  );
}

/** All right ways to write an answer. */
export function spellings(answer: Answer): string[] {
  const plain = 'value' in answer ? numbers(answer) : [kindOf(answer).typed(answer), ...others(answer)];
  return plain.flatMap((one) => {
    const translated = translations.map((language) => withDigitsOf(language, one));
    return [one, ...translated, `  ${one}\u00a0`, `\u200b${one}`];
  });
}

function others(answer: Answer): string[] {
  if (answer.kind === 'text')
    return answer.accepted.flatMap((one) => (answer.exact ? [one] : [one, `${one}.`, one.normalize('NFD')]));
  if (answer.kind === 'point')
    return [`(${kindOf(answer).typed(answer)})`, kindOf(answer).typed(answer).replaceAll('-', '−')];
  if (answer.kind === 'several')
    return [
      answer.right
        .map((at) => at + 1)
        .reverse()
        .join(','),
    ];
  return [kindOf(answer).typed(answer).replaceAll(' ', ', ')];
}

function numbers(answer: NumberAnswer): string[] {
  const ways =
    answer.kind === 'whole' ? wholes(answer.value) : [...wholes(answer.value), ...fractions(answer)];
  const signs = ways.flatMap((one) =>
    one.startsWith('-') ? [one, one.replace('-', '−'), one.replace('-', '– ')] : [one, `+${one}`],
  );
  const withPi =
    'pi' in answer && answer.pi ? signs.flatMap((one) => [`${one}π`, `${one} pi`, `${one} পাই`]) : signs;
  if (answer.kind !== 'quantity') return withPi;
  const { written } = units[answer.unit];
  const named = written.flatMap((unit) =>
    withPi.slice(0, 3).flatMap((one) => [`${one} ${unit}`, `${one}${unit}`]),
  );
  return answer.needsUnit ? named : [...withPi, ...named];
}

/** Number formats that group digits. Creating a format takes longer than using it. */
const parted = ['en', 'bn'].map((language) => new Intl.NumberFormat(language));

/** As a decimal with at most `places` decimal places, such as `-0.75`. Undefined if it needs more. */
function decimalText(value: Rational, places = 6): string | undefined {
  const scaled = (value.n * 10 ** places) / value.d;
  return Number.isInteger(scaled) ? String(scaled / 10 ** places) : undefined;
}

function wholes(value: Rational): string[] {
  const text = decimalText(value);
  if (text === undefined) return [];
  const [sign, size] = text.startsWith('-') ? ['-', text.slice(1)] : ['', text];
  const [front = '', places] = size.split('.');
  if (places !== undefined) return [text, `${text}0`, ...(front === '0' ? [`${sign}.${places}`] : [])];
  const [en = '', bn = ''] = parted.map((format) => format.format(Number(front)));
  const ways = [en, bn, en.replaceAll(',', ' ')];
  return [text, `${text}.0`, `${text}.`, ...ways.map((one) => `${sign}${one}`)];
}

function fractions(answer: NumberAnswer): string[] {
  const { value } = answer;
  const [sign, top] = [value.n < 0 ? '-' : '', Math.abs(value.n)];
  const wholeParts = Math.floor(top / value.d);
  const isLowest = answer.kind === 'fraction' && answer.lowest === true;
  const plain = [`${sign}${top}/${value.d}`, `${sign}${top} / ${value.d}`, `${sign}${top}⁄${value.d}`];
  const wider = isLowest ? [] : [`${sign}${top * 2}/${value.d * 2}`, `${sign}${top * 15}/${value.d * 15}`];
  const mixed = wholeParts > 0 && value.d > 1 ? [`${sign}${wholeParts} ${top % value.d}/${value.d}`] : [];
  return isLowest && value.d === 1 ? [] : [...plain, ...wider, ...mixed];
}
