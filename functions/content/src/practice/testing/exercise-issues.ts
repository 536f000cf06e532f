import { withDigitsOf } from '@pathshala/contract/text/digits';
import { type Language, languages } from '@pathshala/contract/text/languages';
import { untrueFormulas } from '../../recompute.ts';
import { kindOf } from '../answers/answer-kinds.ts';
import type { Exercise } from '../exercise.ts';
import { mark, rightAnswer } from '../mark.ts';
import { isSameText, type Text } from '../text.ts';
import { textIn } from '../text-in.ts';

/** What is wrong with an exercise, a line each. */
export function exerciseIssues(exercise: Exercise): string[] {
  const asked = textIn(exercise.question, 'en');
  return [
    ...languages.flatMap((language) => textIssues(exercise, language)),
    ...notWorkedOut(exercise),
    ...offTheLine(exercise),
    ...wronglyMarked(exercise),
  ].map((issue) => `${asked}: ${issue}`);
}

/** All texts of an exercise. */
export function textsOf({ question, answer, hints, misconceptions }: Exercise): Text[] {
  const shown = 'options' in answer ? answer.options : 'items' in answer ? answer.items : [];
  return [question, ...shown, ...hints, ...misconceptions.map(({ feedback }) => feedback)];
}

const withoutCode = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
const withoutFormulas = (text: string) => text.replace(/(\$\$?)(?:\\.|[^$\\])+\1/g, '');
/** A placeholder such as `{count}`, where it cannot be a TeX group. */
const placeholder = /(?<!\\[A-Za-z]+|[\^_}])\{[a-z]\w*[,}]/i;

function textIssues(exercise: Exercise, language: Language): string[] {
  const hints = exercise.hints.map((hint) => textIn(hint, language).trim());
  const otherDigits = language === 'bn' ? /[0-9]/ : /[০-৯]/;
  return [
    ...textsOf(exercise).flatMap((one) => {
      const text = textIn(one, language);
      const words = withoutCode(text);
      return [
        ...(text.trim() === '' ? ['a text is empty'] : []),
        ...(otherDigits.test(withoutFormulas(words)) ? [`has digits of another language: ${text}`] : []),
        ...(/undefined|NaN|Infinity|\[object|-0(?!\d|\.)/.test(text) ? [`says nonsense: ${text}`] : []),
        ...(placeholder.test(words) ? [`has a place without a value: ${text}`] : []),
        ...(/(?<![\d.])\d+\.\d{7,}/.test(text) ? [`has a number too long: ${text}`] : []),
      ];
    }),
    ...(hints.length < 3 || hints.length > 5 ? [`there are ${hints.length} hints`] : []),
    ...hints.filter((hint, at) => hints.indexOf(hint) < at).map((hint) => `has a hint twice: ${hint}`),
    ...hints.flatMap(untrueFormulas).map((formula) => `a hint says ${formula}`),
  ];
}

/** The last hint must arrive at the answer. */
function notWorkedOut(exercise: Exercise): string[] {
  const last = exercise.hints.at(-1);
  if (!last || ['several', 'order', 'choice'].includes(exercise.answer.kind)) return [];
  const bare = (text: string) =>
    text.replace(/[$\s{},−]|\\text/g, (sign) => (sign === '−' ? '-' : '')).toLowerCase();
  const right = bare(textIn(rightAnswer(exercise), 'en').replace(/\$ ?[^$]*$/, '$'));
  const said = textIn(last, 'en');
  return bare(said).includes(right) ? [] : [`the last hint does not come to ${right}: ${said}`];
}

/** A point must be at a position where it can be placed. */
function offTheLine({ answer }: Exercise): string[] {
  if (answer.kind !== 'point') return [];
  const fits = answer.at.every(({ n, d }, axis) => {
    const { from, to } = answer.axes[axis] ?? { from: 0, to: 0 };
    return n / d >= from && n / d <= to;
  });
  return fits ? [] : ['the point lies outside'];
}

/** The answer is right in the digits of every language; a known mistake is wrong and gets its own sentence. */
function wronglyMarked(exercise: Exercise): string[] {
  const { answer: asked } = exercise;
  const written = 'accepted' in asked ? asked.accepted : [kindOf(asked).typed(asked)];
  const refused = written
    .flatMap((typed) => languages.map((language) => withDigitsOf(language, typed)))
    .filter((typed) => mark(exercise, typed).result !== 'right');
  const unknown = exercise.misconceptions.filter(({ answer, feedback }) => {
    const marked = mark(exercise, answer);
    return !(marked.result === 'wrong' && marked.feedback && isSameText(marked.feedback, feedback));
  });
  return [
    ...refused.map((typed) => `${typed} is refused`),
    ...unknown.map(({ answer }) => `${answer} is no known mistake`),
  ];
}
