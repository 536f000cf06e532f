/** A verb with the forms that the exercises need. `plain` also follows do, does and did. */
export interface Verb {
  readonly plain: string;
  readonly third: string;
  readonly past: string;
  /** The words after the verb. */
  readonly rest: string;
  /** A common wrong third form. */
  readonly slip: string;
}

const row = (plain: string, third: string, past: string, rest: string, slip: string): Verb => ({
  plain,
  third,
  past,
  rest,
  slip,
});

export const verbs: readonly Verb[] = [
  row('drink', 'drinks', 'drank', 'tea', 'drinkes'),
  row('play', 'plays', 'played', 'football', 'plaies'),
  row('watch', 'watches', 'watched', 'the match', 'watchs'),
  row('carry', 'carries', 'carried', 'a basket', 'carrys'),
  row('go', 'goes', 'went', 'to school', 'gos'),
  row('wash', 'washes', 'washed', 'the plates', 'washs'),
  row('fly', 'flies', 'flew', 'a kite', 'flys'),
  row('read', 'reads', 'read', 'a story', 'readses'),
  row('catch', 'catches', 'caught', 'a big fish', 'catchs'),
  row('buy', 'buys', 'bought', 'mangoes', 'buies'),
  row('write', 'writes', 'wrote', 'a letter', 'writs'),
  row('teach', 'teaches', 'taught', 'the children', 'teachs'),
  row('study', 'studies', 'studied', 'the map', 'studys'),
  row('bring', 'brings', 'brought', 'the books', 'bringes'),
  row('eat', 'eats', 'ate', 'rice', 'eates'),
  row('paint', 'paints', 'painted', 'the boat', 'paintes'),
  row('have', 'has', 'had', 'a glass of milk', 'haves'),
  row('feed', 'feeds', 'fed', 'the hens', 'feedes'),
];

export interface Subject {
  readonly text: string;
  /** Whether the subject is he, she or it, or takes the same verb form. */
  readonly isOne: boolean;
  /** The pronoun for it. */
  readonly small: string;
}

const who = (text: string, small: string): Subject => ({
  text,
  small,
  isOne: ['he', 'she', 'it'].includes(small),
});

export const subjects: readonly Subject[] = [
  who('My brother', 'he'),
  who('My mother', 'she'),
  who('The teacher of our class', 'she'),
  who('Rafi', 'he'),
  who('The boy with the red cap', 'he'),
  who('Mita', 'she'),
  who('Rafi and Mita', 'they'),
  who('The children of this village', 'they'),
  who('My friends', 'they'),
  who('Our neighbours', 'they'),
  who('The girls', 'they'),
  who('My uncle', 'he'),
];

/** A subject inside a sentence. Names keep their capital. */
export function within(subject: string): string {
  return /^(Rafi|Mita)/.test(subject) ? subject : `${subject.charAt(0).toLowerCase()}${subject.slice(1)}`;
}
