import { choiceAmong } from '../../make-answers.ts';
import { topic } from '../../template.ts';
import { say } from '../../text.ts';

/** The meaning of a joining word. */
const meanings = {
  and: say('joining.meanings-and-one-more-thing'),
  but: say('joining.meanings-but-a-surprise-a-contrast'),
  or: say('joining.meanings-or-a-choice'),
  so: say('joining.meanings-so-the-result'),
  because: say('joining.meanings-because-the-reason'),
  if: say('joining.meanings-condition'),
} as const;

type Joining = keyof typeof meanings;
const words = Object.keys(meanings) as Joining[];

/** Two halves that make sense with one word only. No comma gives it away. */
const pairs: readonly (readonly [Joining, string, string, ...also: Joining[]])[] = [
  ['but', 'I knocked twice', 'nobody opened'],
  ['because', 'Wear your cap', 'the sun is strong'],
  ['so', 'The road was flooded', 'the school closed', 'and'],
  ['or', 'We can walk', 'we can take a rickshaw', 'and'],
  ['but', 'I ran fast', 'the train left without me'],
  ['because', 'We turned back', 'it was too dark to see'],
  ['so', 'I had no umbrella', 'I got wet', 'and'],
  ['if', 'We will play', 'the field is dry tomorrow', 'because'],
  ['but', 'She was tired', 'she finished the race', 'and'],
  ['because', 'He was angry', 'he had lost the game'],
  ['or', 'Do you want tea', 'do you want milk', 'and'],
  ['so', 'The river rose', 'people moved to the school', 'and'],
  ['because', 'The baby cried', 'it was hungry'],
  ['but', 'My phone is old', 'it still works well', 'and'],
  ['if', 'You may read a comic', 'you finish early', 'because'],
  ['so', 'The bag was too heavy', 'I asked for help', 'and'],
  ['but', 'The book is long', 'it is never boring', 'and'],
  ['because', 'Put the milk in the shade', 'it goes sour in the sun'],
  ['or', 'Hurry up', 'you will miss the bus', 'and'],
  ['if', 'Call me', 'you need anything', 'because'],
  ['so', 'The lamp went out', 'we lit a candle', 'and'],
  ['but', 'I looked everywhere', 'I did not find my pen', 'and'],
  ['because', 'The plants died', 'nobody watered them'],
  ['or', 'You may come by boat', 'you may come by bus', 'and'],
];

/** Joining two sentences with the word that fits the meaning. */
export const joining = topic('english', 5, 'free-english-sentences', {
  'e5-join-two-sentences': {
    about: ['joining-words', 'what-the-second-half-is', 'joining-sentences'],
    variety: pairs.length,
    make(random) {
      const [right, first, second, ...also] = random.of(pairs);
      const fits: readonly Joining[] = [right, ...also];
      const wrong = random.shuffled(
        words.filter((word) => !fits.includes(word)),
        3,
      );
      const meaning = meanings[right];
      // Two full clauses need a comma between them. In the question it would give the word away.
      const comma = ['and', 'but', 'or', 'so'].includes(right) ? ',' : '';
      const joined = `*${first}${comma} **${right}** ${second}.*`;
      return {
        values: { first, second, meaning },
        ...choiceAmong(random, right, wrong, (word) => [
          word,
          say('e5-join-two-sentences.tells-is', { word, said: meanings[word] }),
        ]),
        worked: joined,
      };
    },
  },
});
