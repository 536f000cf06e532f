import type { Exercise } from '../exercise.ts';
import { randomOf } from '../random.ts';

export interface Tiles {
  readonly tiles: readonly string[];
  readonly between: '' | ' ';
}

const [strangers, fewest] = [3, 6];

/** A letter. In Bangla a vowel sign is a letter of its own, and conjuncts stay together. */
const letter = /\p{L}়?(?:্\p{L}়?)*|\p{M}|\S/gu;
const lettersOf = (word: string) => word.normalize('NFC').match(letter) ?? [];
const wordsOf = (sentence: string) => sentence.replace(/[.?!।]+$/, '').split(' ');

const alphabets = ['aeioudlmnrstyghkp', 'অআইঈউঊঋএঐওঔ', 'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ', 'ািীুূেৈোৌ'].map(
  (all) => [...all],
);

const inOrder = (one: string, other: string) => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? -1 : Number(a > b);
};

export function tilesFor(exercise: Exercise): Tiles | undefined {
  const { answer, misconceptions, template, level, seed } = exercise;
  if (answer.kind !== 'text') return undefined;
  const [right = ''] = answer.accepted;
  // If the answer or a mistake has several words, all tiles are words: letter tiles would give it away.
  const isSentence = [right, ...misconceptions.map((one) => one.answer)].some((one) => one.includes(' '));
  const split = isSentence ? wordsOf : lettersOf;
  const own = split(right);
  const mistaken = misconceptions.flatMap((one) => split(one.answer));
  const random = randomOf(`${template}/${level}/${seed}/tiles`);
  const alphabet = alphabets.filter((all) => own.some((one) => all.includes(one))).flat();
  const others = [...new Set([...mistaken, ...(isSentence ? [] : random.shuffled(alphabet))])];
  const taken = new Set(own.map((one) => one.toLowerCase()));
  const count = isSentence ? strangers : Math.max(strangers, fewest - own.length);
  const strange = others.filter((one) => !taken.has(one.toLowerCase())).slice(0, count);
  return { tiles: [...own, ...strange].sort(inOrder), between: isSentence ? ' ' : '' };
}
