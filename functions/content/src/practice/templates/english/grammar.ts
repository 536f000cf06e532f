import { choice, text } from '../../make-answers.ts';
import { topic } from '../../template.ts';
import { say } from '../../text.ts';
import { doers, isOneThing, verbForms } from './verb-forms.ts';

/** Words whose first sound differs from their first letter, and regular ones. */
const afterAn =
  'apple egg umbrella ant orange hour elephant onion engine old|book ice|cream MP honest|man arm eagle island umpire'.split(
    ' ',
  );
const afterA =
  'book kite university one-eyed|cat uniform banana mango useful|tool European hen boat tiger yellow|bag window house union table teacher'.split(
    ' ',
  );
const surprising = 'hour MP honest|man university one-eyed|cat uniform useful|tool European union'.split(' ');

const plurals: readonly (readonly [one: string, many: string])[] = [
  ['child', 'children'],
  ['man', 'men'],
  ['woman', 'women'],
  ['foot', 'feet'],
  ['tooth', 'teeth'],
  ['mouse', 'mice'],
  ['goose', 'geese'],
  ['ox', 'oxen'],
  ['leaf', 'leaves'],
  ['knife', 'knives'],
  ['wife', 'wives'],
  ['wolf', 'wolves'],
  ['thief', 'thieves'],
  ['shelf', 'shelves'],
  ['baby', 'babies'],
  ['city', 'cities'],
  ['story', 'stories'],
  ['fly', 'flies'],
  ['boy', 'boys'],
  ['key', 'keys'],
  ['day', 'days'],
  ['monkey', 'monkeys'],
  ['box', 'boxes'],
  ['bus', 'buses'],
  ['dish', 'dishes'],
  ['bench', 'benches'],
  ['glass', 'glasses'],
  ['mango', 'mangoes'],
  ['potato', 'potatoes'],
  ['photo', 'photos'],
  ['sheep', 'sheep'],
  ['deer', 'deer'],
  ['book', 'books'],
  ['kite', 'kites'],
  ['piano', 'pianos'],
  ['tomato', 'tomatoes'],
];
const ruleOf = (one: string, many: string) => {
  if (one === many) return say('english-grammar.rule-of-it-is-the-same');
  if (/[^aeiou]y$/.test(one)) return say('english-grammar.rule-of-a-consonant-and-y');
  if (/ves$/.test(many)) return say('english-grammar.rule-of-f-or-fe-becomes');
  if (/es$/.test(many) && many === `${one}es`) return say('english-grammar.rule-of-behind-s-x-ch');
  return many === `${one}s` ? say('english-grammar.rule-s') : say('english-grammar.rule-irregular');
};

const capital = (words: string) => `${words[0]?.toUpperCase()}${words.slice(1)}`;
const inside = (words: string) => words.replace(/^(My|The|Our)/, (word) => word.toLowerCase());

export const grammar = topic('english', 3, '', {
  'e3-a-or-an': {
    about: ['articles', 'listen-to-the-first-sound'],
    variety: 35,
    make(random, level) {
      const isAn = random.int(1, 2) === 1;
      const list = isAn ? afterAn : afterA;
      const words = level === 1 ? list.filter((one) => !surprising.includes(one)) : list;
      const word = random.of(words).replace('|', ' ');
      const [right, wrong] = isAn ? ['an', 'a'] : ['a', 'an'];
      const sound = isAn
        ? say('e3-a-or-an.sound-an-a-vowel-sound')
        : say('e3-a-or-an.sound-not-an-a-consonant-sound');
      return {
        values: { word, sound, right },
        ...choice(
          random,
          right,
          [wrong, say('e3-a-or-an.say-it-aloud-begins', { word, sound })],
          [say('e3-a-or-an.neither'), say('e3-a-or-an.one-thing-of-many')],
        ),
      };
    },
  },
  'e4-one-and-many': {
    about: ['plurals', 'look-at-the-end-of-the-word'],
    class: 4,
    variety: plurals.length,
    make(random, level) {
      const regular = plurals.filter(
        ([one, many]) => many === `${one}s` || many === `${one}es` || many.endsWith('ies'),
      );
      const [one, many] = random.of(level === 1 ? regular : plurals);
      return {
        values: { one, many, said: ruleOf(one, many) },
        answer: text(many),
        mistakes: [`${one}s`, `${one}es`, one],
      };
    },
  },
  'e7-passive-voice': {
    about: ['passive-voice', 'object-comes-to-the-front'],
    class: 7,
    make(random, level) {
      const [doer, verb] = [random.of(doers), random.of(verbForms)];
      const thing = random.of(verb.things);
      // With other subjects the tense of *read* is not visible.
      const isPast = level > 1 && random.int(1, 2) === 1 && verb.plain !== 'read';
      const form = isPast ? verb.past : doer.isOne ? verb.third : verb.plain;
      const one = isOneThing(thing);
      const be = isPast ? (one ? 'was' : 'were') : one ? 'is' : 'are';
      const other = isPast ? (one ? 'were' : 'was') : one ? 'are' : 'is';
      const by = `by ${inside(doer.text)}`;
      const passive = (help: string, does: string) => `${capital(thing)} ${help} ${does} ${by}.`;
      const right = passive(be, verb.participle);
      const when = isPast ? ' (past)' : '';
      const [verbPlain, verbParticiple] = [verb.plain, verb.participle];
      return {
        values: { form, thing, when, isPast, be, right, doer: doer.text, verbPlain, verbParticiple },
        answer: text(right),
        mistakes: [
          passive(be, verb.past),
          passive(other, verb.participle),
          `${capital(thing)} ${verb.participle} ${by}.`,
          passive(be, verb.ing),
        ],
      };
    },
  },
});
