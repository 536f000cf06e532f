import { languages } from '@pathshala/contract/text/languages';
import type { Exercise } from '../exercise.ts';
import { textIn } from '../text-in.ts';

/** Verbs that end like plurals: `box 1 holds 5 cards`, `only 1 divides both`. */
const verbs = 'is|has|was|as|its|this|changes|divides|gives|goes|holds|makes|means|stands|stays|wears';
/** Matches `1 days` and `1 are right`, but not `11 days`, `2.1 days` or `7:01`. */
const oneOfMany = new RegExp(
  String.raw`(?<![\d.,:/−+=×÷-] ?|\b(?:box|day) )\b1\$? (?:more )?(?!(?:${verbs})\b)(?:[a-z]+[^s\W]s|are|have)\b|\bare 1\b|\b1 of (?:them|the [a-z]+) are\b`,
  'i',
);
const counted =
  'bundle|box|crate|packet|card|day|week|hour|minute|second|step|egg|mango|marble|book|pencil|seed|term|atom|way';
/** Matches `3 day`, but not `0.5 second`, and not a modifier: `a 3 day`. */
const manyOfOne = new RegExp(
  String.raw`(?<![\d.,/]|\ba )\b(?:[02-9]|\d{2,})\$? (?:${counted})\b(?![-’'])`,
  'i',
);
/** Matches `How many roots has it?`, which should be `does it have`. */
const inverted = /\b(?:how many|at which)\b(?:(?!\bdo(?:es)?\b)[^?.])*?\bhas\b/i;
const addsNothing = /(?<![\d.]|times )0 \+|\+ 0(?![\d.]| \\times)|(?<![\d.,])0 taka/;

/** Unnatural wording in the texts, one line for each issue. */
export function wordIssues(exercise: Exercise): string[] {
  const question = textIn(exercise.question, 'en');
  const hints = exercise.hints.map((hint) => textIn(hint, 'en'));
  const mistakes = exercise.misconceptions.map(({ feedback }) => textIn(feedback, 'en'));
  const all = [question, ...hints, ...mistakes].map(words);
  return [
    ...all.filter((en) => oneOfMany.test(en)).map((en) => `has one of many: ${en}`),
    ...all.filter((en) => manyOfOne.test(en)).map((en) => `has many of one: ${en}`),
    ...all.filter((en) => inverted.test(en)).map((en) => `asks with has: ${en}`),
    ...hints.filter((en) => addsNothing.test(en)).map((en) => `has a sum with nothing: ${en}`),
    ...(addsNothing.test(words(question).replace(/\$[^$]*\$/g, '')) ? [`has nothing: ${question}`] : []),
    ...languages.flatMap((language) => {
      const [asked = '', ...said] = [exercise.question, ...exercise.hints].map((text) =>
        textIn(text, language),
      );
      return hintIssues(said, asked);
    }),
  ];
}

/** The text without figures and code. */
const words = (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');

/** Whether a formula has the same text on both sides of a sign: `21/23 = 21/23`. */
const isIdentity = (text: string) =>
  [...text.matchAll(/\$([^$]+)\$/g)].some(([, formula = '']) => {
    const sides = formula.split('=').map((side) => side.replace(/\s/g, ''));
    return sides.some((side, at) => at > 0 && side === sides[at - 1]);
  });

const bare = (text: string) =>
  words(text)
    .replace(/[\s.,:;?!।]/g, '')
    .toLowerCase();

const hintIssues = (hints: readonly string[], asked: string) => [
  ...hints
    .filter((hint) => bare(asked).includes(bare(hint)))
    .map((hint) => `says the question again: ${hint}`),
  ...hints.filter(isIdentity).map((hint) => `says that a thing is itself: ${hint}`),
  ...repeated(hints.map((hint) => hint.trim())),
];

const repeated = (texts: readonly string[]) =>
  texts
    .filter((text, at) => text === '' || texts.indexOf(text) < at)
    .map((text) => `is there twice: ${text}`);
