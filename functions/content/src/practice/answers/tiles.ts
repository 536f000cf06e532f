import type { Exercise } from '../exercise.ts';
import { randomOf } from '../random.ts';

/** What a word or a sentence is put together from. */
export interface Tiles {
  /** In the order of the alphabet: those of the answer, and some that do not belong to it. */
  readonly tiles: readonly string[];
  /** What stands between two of them: words have a space. */
  readonly between: '' | ' ';
}

/** So many tiles do not belong to the answer, and of letters so many there are at least. */
const [strangers, fewest] = [3, 6];

/** A letter; in Bangla a sign of a vowel is one of its own, and joined consonants stay together. */
const letter = /\p{L}়?(?:্\p{L}়?)*|\p{M}|\S/gu;
const lettersOf = (word: string) => word.normalize('NFC').match(letter) ?? [];
const wordsOf = (sentence: string) => sentence.replace(/[.?!।]+$/, '').split(' ');

/** Where letters that do not belong to the answer come from: the alphabet of those that do. */
const alphabets = ['aeioudlmnrstyghkp', 'অআইঈউঊঋএঐওঔ', 'কখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ', 'ািীুূেৈোৌ'].map(
  (all) => [...all],
);

const inOrder = (one: string, other: string) => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a < b ? -1 : Number(a > b);
};

/** The tiles of an answer that is a word or a sentence. They are the same on every device. */
export function tilesFor(exercise: Exercise): Tiles | undefined {
  const { answer, misconceptions, template, level, seed } = exercise;
  if (answer.kind !== 'text') return undefined;
  const [right = ''] = answer.accepted;
  // Where one word or two are the question, the tiles must not tell it.
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
