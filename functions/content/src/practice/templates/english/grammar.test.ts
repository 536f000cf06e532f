import { prove } from '../../testing/prove.ts';
import { pick, type QuestionRead } from '../../testing/read-question.ts';
import { grammar } from './grammar.ts';
import { tenses } from './tenses.ts';

/** Irregular verbs with past and third form. Kept separate from the exercises' own table. */
const irregular: Readonly<Record<string, readonly [string, string]>> = {
  write: ['wrote', 'written'],
  buy: ['bought', 'bought'],
  eat: ['ate', 'eaten'],
  read: ['read', 'read'],
  make: ['made', 'made'],
  draw: ['drew', 'drawn'],
  sing: ['sang', 'sung'],
  catch: ['caught', 'caught'],
  drive: ['drove', 'driven'],
  take: ['took', 'taken'],
  bring: ['brought', 'brought'],
};
const regular = (verb: string) => `${verb.replace(/([^aeiou])y$/, '$1i')}ed`;
const pastOf = (verb: string) => irregular[verb]?.[0] ?? regular(verb);
const participleOf = (verb: string) => irregular[verb]?.[1] ?? regular(verb);
const ingOf = (verb: string) => `${verb.replace(/e$/, '')}ing`;
const thirdOf = (verb: string) => `${verb.replace(/([^aeiou])y$/, '$1ie').replace(/(ch|sh)$/, '$1e')}s`;
const isMany = (who: string) => / and |boys|friends|villagers/.test(who);
const asked = ({ text }: QuestionRead) => /of \*(\w+)\*/.exec(text)?.[1] ?? '';

/** Words that start with a vowel letter but a consonant sound, and the reverse. */
const vowelSound = (word: string) =>
  /^(hour|honest|MP)/.test(word) || (/^[aeiou]/i.test(word) && !/^(uni|use|one|Euro)/.test(word));

const manyOf = (word: string) => {
  const known: Readonly<Record<string, string>> = {
    child: 'children',
    man: 'men',
    woman: 'women',
    foot: 'feet',
    tooth: 'teeth',
    mouse: 'mice',
    goose: 'geese',
    ox: 'oxen',
    sheep: 'sheep',
    deer: 'deer',
    photo: 'photos',
    piano: 'pianos',
  };
  return (
    known[word] ??
    word
      .replace(/([^aeiou])y$/, '$1ie')
      .replace(/(f|fe)$/, 've')
      .replace(/(s|x|ch|sh|o)$/, '$1e')
      .concat('s')
  );
};

/** The words that fit after these. */
const futureForms: readonly (readonly [RegExp, RegExp])[] = [
  [/on the board|timetable|calendar/i, /^\w+s$/],
  [/call you when|until|after she|If it|before it|When you/, /^(?!will|would)(?!.*(ed|came|got|saw)$)\w+$/],
  [/ringing|heavy|promise|hot|no money/, /^will [a-z]+[^s]$/],
  [/./, /^(am|is|are) going to/],
];

prove([...tenses, ...grammar], {
  'e5-habit-or-now': (q) => {
    const verb = asked(q);
    const isNow = /Look!|Listen!|Right now/.test(q.text);
    if (isNow) return `${isMany(q.text) ? 'are' : 'is'} ${ingOf(verb)}`;
    return isMany(q.text) ? verb : thirdOf(verb);
  },
  'e5-past-finished-or-going-on': (q) =>
    q.text.includes(' when ') ? `${isMany(q.text) ? 'were' : 'was'} ${ingOf(asked(q))}` : pastOf(asked(q)),
  'e5-which-future': (q) => {
    const [, form = /./] = futureForms.find(([sign]) => sign.test(q.text)) ?? [];
    return pick(q, q.options.filter((one) => form.test(one) && !one.startsWith('will to')).at(0) ?? '');
  },
  'e3-a-or-an': (q) => pick(q, vowelSound(/before \*(.*)\*/.exec(q.text)?.[1] ?? '') ? 'an' : 'a'),
  'e4-one-and-many': ({ text }) => manyOf(/\*(\w+)\*/.exec(text)?.[1] ?? ''),
  'e7-passive-voice': ({ text }) => {
    const [, who = '', form = '', thing = ''] =
      /\*((?:Rima|Rafi and Mita|(?:My|The|Our)(?: old)? \w+)) (\w+) ([^*]*)\.\*/.exec(text) ?? [];
    const all = 'write cook buy wash eat read make carry draw sing catch paint drive take study bring'.split(
      ' ',
    );
    const verb = all.find((one) => [one, thirdOf(one), pastOf(one)].includes(form)) ?? '';
    const isPlural = /s$/.test(thing) && !/^a |bus$/.test(thing);
    const be = text.includes('(past)') ? (isPlural ? 'were' : 'was') : isPlural ? 'are' : 'is';
    return `${thing} ${be} ${participleOf(verb)} by ${who}`;
  },
});
