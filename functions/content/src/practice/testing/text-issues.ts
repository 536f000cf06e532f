import { firstLanguage, languages } from '@pathshala/contract/text/languages';
import type { Exercise } from '../exercise.ts';
import { rightAnswer } from '../mark.ts';
import type { Text } from '../text.ts';
import { textIn } from '../text-in.ts';

/** The most characters that fit on a phone. A Bangla text may be slightly longer. */
const limits = { question: 320, hint: 300, feedback: 220, option: 110 };

/** Texts of an exercise that are too long or in the wrong script, one line for each issue. */
export function textIssues(exercise: Exercise): string[] {
  const { question, hints, misconceptions, answer } = exercise;
  const shown = 'options' in answer ? answer.options : 'items' in answer ? answer.items : [];
  return [
    ...issuesOf(question, limits.question),
    ...hints.flatMap((hint) => issuesOf(hint, limits.hint)),
    ...misconceptions.flatMap(({ feedback }) => issuesOf(feedback, limits.feedback)),
    ...shown.flatMap((option) => issuesOf(option, limits.option)),
    ...(hints.length < 3 || hints.length > 5 ? [`there are ${hints.length} hints`] : []),
    ...workedOut(exercise),
    ...offTheLine(exercise),
  ];
}

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
const withoutParts = (text: string) => withoutCode(text).replace(/(\$\$?)(?:\\.|[^$\\])+\1/g, '');
/** A placeholder such as `{count}`, where it cannot be a TeX group. */
const placeholder = /(?<!\\[A-Za-z]+|[\^_}])\{[a-z]\w*[,}]/i;

const issuesOf = (text: Text, limit: number) =>
  languages.flatMap((language) => {
    const max = language === firstLanguage ? limit : limit * 1.2;
    return issuesIn(textIn(text, language), max, language === 'bn' ? /[0-9]/ : /[০-৯]/);
  });

function issuesIn(text: string, limit: number, otherDigits: RegExp): string[] {
  const { length } = text.replace(/```[\s\S]*?```/g, '');
  return [
    ...(text.trim() === '' ? ['a text is empty'] : []),
    ...(length > limit ? [`is ${length} signs long: ${text}`] : []),
    ...(otherDigits.test(withoutParts(text)) ? [`has digits of another language: ${text}`] : []),
    ...(/undefined|NaN|Infinity|\[object|-0(?!\d|\.)/.test(text) ? [`says nonsense: ${text}`] : []),
    ...(placeholder.test(withoutCode(text)) ? [`has a place without a value: ${text}`] : []),
    ...(/(?<![\d.])\d+\.\d{7,}/.test(text) ? [`has a number too long: ${text}`] : []),
  ];
}

/** The last hint must arrive at the answer. */
function workedOut(exercise: Exercise): string[] {
  const { kind } = exercise.answer;
  const last = exercise.hints.at(-1);
  if (!last || kind === 'several' || kind === 'order' || kind === 'choice') return [];
  const bare = (text: string) =>
    text.replace(/[$\s{},−]|\\text/g, (sign) => (sign === '−' ? '-' : '')).toLowerCase();
  const right = bare(textIn(rightAnswer(exercise), 'en').replace(/\$ ?[^$]*$/, '$'));
  const said = textIn(last, 'en');
  return bare(said).includes(right) ? [] : [`the last hint does not come to ${right}: ${said}`];
}

/** A point must be at a position where it can be placed. */
function offTheLine({ answer, question }: Exercise): string[] {
  if (answer.kind !== 'point') return [];
  const fits = answer.at.every(({ n, d }, axis) => {
    const { from, to } = answer.axes[axis] ?? { from: 0, to: 0 };
    return n / d >= from && n / d <= to;
  });
  return fits ? [] : [`the point lies outside: ${textIn(question, 'en')}`];
}
