import { choiceAmong, swapped, text } from '../make-answers.ts';
import { topic } from '../template.ts';
import { say } from '../text.ts';

/** Plain, third and past form, a common wrong third form, and what follows. `plain` also follows do, does and did. */
const verbs = (
  'drink drinks drank drinkes tea; play plays played plaies football; ' +
  'watch watches watched watchs the match; carry carries carried carrys a basket; ' +
  'go goes went gos to school; wash washes washed washs the plates; fly flies flew flys a kite; ' +
  'read reads read readses a story; catch catches caught catchs a big fish; ' +
  'buy buys bought buies mangoes; write writes wrote writs a letter; ' +
  'teach teaches taught teachs the children; study studies studied studys the map; ' +
  'bring brings brought bringes the books; eat eats ate eates rice; ' +
  'paint paints painted paintes the boat; have has had haves a glass of milk; ' +
  'feed feeds fed feedes the hens'
)
  .split('; ')
  .map((row) => {
    const [plain = '', third = '', past = '', slip = '', ...rest] = row.split(' ');
    return { plain, third, past, slip, rest: rest.join(' ') };
  });

/** With the small word for it. After he, she and it the verb has the third form. */
const subjects = (
  'My brother: he; My mother: she; The teacher of our class: she; Rafi: he; ' +
  'The boy with the red cap: he; Mita: she; Rafi and Mita: they; The children of this village: they; ' +
  'My friends: they; Our neighbours: they; The girls: they; My uncle: he'
)
  .split('; ')
  .map((row) => {
    const [text = '', small = ''] = row.split(': ');
    return { text, small, isOne: small !== 'they' };
  });

/** A subject inside a sentence. Names keep their capital. */
function within(subject: string): string {
  return /^(Rafi|Mita)/.test(subject) ? subject : `${subject.charAt(0).toLowerCase()}${subject.slice(1)}`;
}

const outside = ['in the village', 'near the river', 'in Khulna'];
const anywhere = [...outside, 'at home'];
const there = ['to the village', 'to the river', 'to Khulna'];

/** The place or destination of an action: nobody brings books at home or buys mangoes there. */
const places: Readonly<Record<string, readonly string[]>> = {
  bring: there,
  carry: there,
  play: outside,
  fly: outside,
  buy: ['in the village', 'in Khulna'],
  catch: ['near the river', 'in the village'],
  paint: ['near the river', 'in the village'],
  feed: ['in the village', 'at home'],
};

const times = ['every morning', 'on Fridays', 'in the evening', 'every day'];

export const sentences = topic('english', 5, 'free-english-sentences', {
  'e5-who-does-what': {
    about: ['word-order', 'subject-verb-object', 'who-does-what'],
    make(random, level) {
      const [subject, verb] = [
        random.of(subjects),
        random.of(verbs.filter(({ rest }) => !rest.startsWith('to '))),
      ];
      const does = subject.isOne ? verb.third : verb.plain;
      const extras = [
        ...(level === 3 ? [random.of(places[verb.plain] ?? anywhere)] : []),
        ...(level > 1 ? [random.of(times)] : []),
      ];
      const who = within(subject.text);
      const parts = [who, does, verb.rest, ...extras];
      const sentence = `${subject.text} ${does} ${[verb.rest, ...extras].join(' ')}.`;
      return {
        values: { does, sentence, subject: subject.text, hasMore: extras.length > 0 },
        inOrder: parts,
        // Without extras the last order is right, so it is no mistake.
        wrong: [swapped(parts, 1, 2), swapped(parts, 0, 2), [who, does, ...extras, verb.rest]],
      };
    },
  },
  'e5-verb-with-subject': {
    about: ['agreement', 'swap-for-a-small-word', 'one-or-many'],
    make(random, level) {
      const subject = random.of(
        level === 1 ? subjects.filter(({ text: name }) => !/ (of|with|and) /.test(name)) : subjects,
      );
      const verb = random.of(level === 1 ? verbs.slice(0, 12) : verbs);
      const time = random.of(times);
      const [right, wrong] = subject.isOne ? [verb.third, verb.plain] : [verb.plain, verb.third];
      const [verbRest, verbPlain, subjectSmall] = [verb.rest, verb.plain, subject.small];
      const subjectIsOne = subject.isOne;
      return {
        values: { time, verbPlain, subject: subject.text, verbRest, subjectSmall, subjectIsOne },
        answer: text(right),
        worked: `*${subject.text} ${right} ${verb.rest} ${time}.*`,
        mistakes: [wrong, subject.isOne && verb.slip, verb.past !== right && verb.past],
      };
    },
  },
  'e5-make-a-question': {
    about: ['questions', 'helper-in-front', 'asking-and-saying-no'],
    make(random, level) {
      const [subject, verb] = [random.of(subjects), random.of(verbs)];
      const isPast = level > 1 && random.int(1, 2) === 2;
      const form = isPast ? verb.past : subject.isOne ? verb.third : verb.plain;
      const helper = isPast ? 'Did' : subject.isOne ? 'Does' : 'Do';
      const inner = `${within(subject.text)}`;
      const when = isPast ? ' yesterday' : level === 1 ? '' : ` ${random.of(times)}`;
      const statement = `${subject.text} ${form} ${verb.rest}${when}.`;
      const asked = (help: string, does: string) => `${help} ${inner} ${does} ${verb.rest}${when}?`;
      const right = asked(helper, verb.plain);
      const [verbPlain, subjectSmall] = [verb.plain, subject.small];
      return {
        values: { statement, form, right, subjectSmall, helper: helper.toLowerCase(), isPast, verbPlain },
        answer: text(right),
        mistakes: [
          asked(helper, form),
          asked(helper === 'Does' ? 'Do' : 'Does', verb.plain),
          `${subject.text} ${form} ${verb.rest}${when}?`,
        ],
      };
    },
  },
  'e5-say-no': {
    about: ['negatives', 'helper-and-not', 'asking-and-saying-no'],
    make(random, level) {
      const [subject, verb] = [random.of(subjects), random.of(verbs)];
      const isPast = level > 1 && random.int(1, 2) === 2;
      const form = isPast ? verb.past : subject.isOne ? verb.third : verb.plain;
      const helper = isPast ? 'did' : subject.isOne ? 'does' : 'do';
      const when = isPast ? ' yesterday' : level === 1 ? '' : ` ${random.of(times)}`;
      const rest = `${verb.rest}${when}`;
      const said = (help: string, does: string) => `${subject.text} ${help} ${does} ${rest}.`;
      const right = said(`${helper} not`, verb.plain);
      return {
        values: { form, rest, helper, right, subject: subject.text, verbPlain: verb.plain },
        answer: text(right, said(`${helper}n't`, verb.plain)),
        mistakes: [
          said(`${helper} not`, form),
          said(`${helper === 'does' ? 'do' : 'does'} not`, verb.plain),
          `${subject.text} not ${form} ${rest}.`,
          `${subject.text} no ${form} ${rest}.`,
        ],
      };
    },
  },
});

const words = ['and', 'but', 'or', 'so', 'because', 'if'] as const;
type Joining = (typeof words)[number];

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
      const meaning = say(`joining.${right}`);
      // Two full clauses need a comma between them. In the question it would give the word away.
      const comma = ['and', 'but', 'or', 'so'].includes(right) ? ',' : '';
      const joined = `*${first}${comma} **${right}** ${second}.*`;
      return {
        values: { first, second, meaning },
        ...choiceAmong(random, right, wrong, (word) => [
          word,
          say('e5-join-two-sentences.tells-is', { word, said: say(`joining.${word}`) }),
        ]),
        worked: joined,
      };
    },
  },
});
