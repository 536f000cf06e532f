/** A verb with all its forms, and objects for it. */
export interface VerbForms {
  readonly plain: string;
  readonly third: string;
  readonly past: string;
  readonly ing: string;
  readonly participle: string;
  readonly things: readonly string[];
}

const row = (forms: string, ...things: string[]): VerbForms => {
  const [plain = '', third = '', past = '', ing = '', participle = past] = forms.split(' ');
  return { plain, third, past, ing, participle, things };
};

export const verbForms: readonly VerbForms[] = [
  row('write writes wrote writing written', 'a letter', 'a poem', 'a story'),
  row('cook cooks cooked cooking', 'rice', 'a meal', 'the fish'),
  row('buy buys bought buying', 'a kite', 'some mangoes', 'a notebook'),
  row('wash washes washed washing', 'the plates', 'a shirt', 'the car'),
  row('eat eats ate eating eaten', 'an apple', 'some rice', 'a banana'),
  row('read reads read reading', 'a book', 'the newspaper', 'a comic'),
  row('make makes made making', 'a basket', 'some tea', 'a toy'),
  row('carry carries carried carrying', 'the bags', 'a bucket', 'some bricks'),
  row('draw draws drew drawing drawn', 'a map', 'a picture', 'two circles'),
  row('sing sings sang singing sung', 'a song', 'two songs'),
  row('catch catches caught catching', 'a fish', 'the ball'),
  row('paint paints painted painting', 'the wall', 'a boat', 'the doors'),
  row('drive drives drove driving driven', 'a van', 'the bus'),
  row('take takes took taking taken', 'a photo', 'some photos'),
  row('study studies studied studying', 'the lesson', 'some maps'),
  row('bring brings brought bringing', 'some flowers', 'a chair'),
];

export interface Doer {
  readonly text: string;
  /** Subjects that take `is` and the verb with an s. */
  readonly isOne: boolean;
}

export const doers: readonly Doer[] = [
  { text: 'Rima', isOne: true },
  { text: 'My father', isOne: true },
  { text: 'The farmer', isOne: true },
  { text: 'Our teacher', isOne: true },
  { text: 'The old woman', isOne: true },
  { text: 'The boys', isOne: false },
  { text: 'My friends', isOne: false },
  { text: 'Rafi and Mita', isOne: false },
  { text: 'The villagers', isOne: false },
];

/** Whether a thing is singular: `the plates` and `some photos` are not, `some rice` is. */
export const isOneThing = (thing: string) =>
  /^(a|an) |rice$|tea$|^the (fish|newspaper|wall|bus|ball|lesson|car)$/.test(thing);
