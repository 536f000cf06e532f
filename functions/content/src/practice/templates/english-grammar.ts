import { choice, text } from '../make-answers.ts';
import { topic } from '../template.ts';
import { say } from '../text.ts';

/** The forms of a verb, its participle last if it is not the past form, and things that it is done to. */
const verbForms = (
  'write writes wrote writing written: a letter, a poem, a story; ' +
  'cook cooks cooked cooking: rice, a meal, the fish; ' +
  'buy buys bought buying: a kite, some mangoes, a notebook; ' +
  'wash washes washed washing: the plates, a shirt, the car; ' +
  'eat eats ate eating eaten: an apple, some rice, a banana; ' +
  'read reads read reading: a book, the newspaper, a comic; ' +
  'make makes made making: a basket, some tea, a toy; ' +
  'carry carries carried carrying: the bags, a bucket, some bricks; ' +
  'draw draws drew drawing drawn: a map, a picture, two circles; ' +
  'sing sings sang singing sung: a song, two songs; catch catches caught catching: a fish, the ball; ' +
  'paint paints painted painting: the wall, a boat, the doors; ' +
  'drive drives drove driving driven: a van, the bus; ' +
  'take takes took taking taken: a photo, some photos; ' +
  'study studies studied studying: the lesson, some maps; ' +
  'bring brings brought bringing: some flowers, a chair'
)
  .split('; ')
  .map((row) => {
    const [forms = '', things = ''] = row.split(': ');
    const [plain = '', third = '', past = '', ing = '', participle = past] = forms.split(' ');
    return { plain, third, past, ing, participle, things: things.split(', ') };
  });

/** The first five take `is` and the verb with an s. */
const doers = [
  ...['Rima', 'My father', 'The farmer', 'Our teacher', 'The old woman'],
  ...['The boys', 'My friends', 'Rafi and Mita', 'The villagers'],
].map((text, at) => ({ text, isOne: at < 5 }));

/** Whether a thing is singular: `the plates` and `some photos` are not, `some rice` is. */
const isOneThing = (thing: string) =>
  /^(a|an) |rice$|tea$|^the (fish|newspaper|wall|bus|ball|lesson|car)$/.test(thing);

/** @param wrong each wrong form with the name of what is said of it */
const future = (rule: string, right: string, sentence: string, wrong: Readonly<Record<string, string>>) => ({
  ...{ sentence, right, rule: say(`future-sentences.rule-${rule}`) },
  wrong: Object.entries(wrong).map(([form, name]) => [form, say(`future-sentences.${name}`)] as const),
});

/** One wrong form leaves out `be`. */
function goingTo(rule: 'plan' | 'sign', be: string, verb: string, sentence: string) {
  const wrong = {
    [`going to ${verb}`]: 'helper',
    [`will to ${verb}`]: 'plain',
    [`${be} go to ${verb}`]: 'going',
  };
  return future(rule, `${be} going to ${verb}`, sentence, wrong);
}

function will(verb: string, third: string, sentence: string) {
  const wrong = { [`will ${third}`]: 'plain', [`will to ${verb}`]: 'plain', [verb]: 'promise' };
  return future('now', `will ${verb}`, sentence, wrong);
}

const timetable = (right: string, past: string, ing: string, sentence: string) =>
  future('table', right, sentence, { [past]: 'over', [ing]: 'ing', [`will ${right}`]: 'plain' });

function part(right: string, plain: string, past: string, sentence: string) {
  const wrong = { [`will ${plain}`]: 'one-will', [`would ${plain}`]: 'present', [past]: 'over' };
  return future('part', right, sentence, wrong);
}

const futures = [
  goingTo('plan', 'are', 'paint', 'We have bought the colours. We ___ the classroom next week.'),
  goingTo('sign', 'is', 'rain', 'Look at those black clouds! It ___.'),
  goingTo('plan', 'is', 'visit', 'Mitu has bought a ticket. She ___ her aunt on Sunday.'),
  goingTo('sign', 'is', 'fall', 'Careful! That cup ___ off the table.'),
  goingTo('plan', 'am', 'learn', 'I have found a teacher. I ___ the flute this year.'),
  goingTo('sign', 'are', 'win', 'Only one run is missing. We ___ the match!'),
  goingTo('plan', 'are', 'build', 'The bricks are here. They ___ a school.'),
  will('answer', 'answers', 'The phone is ringing. I ___ it!'),
  will('help', 'helps', 'Is the box heavy? Wait, I ___ you.'),
  will('return', 'returns', 'I promise: I ___ the book tomorrow.'),
  will('open', 'opens', 'It is hot here. I ___ the window.'),
  will('pay', 'pays', 'You have no money with you? I ___ for the tea.'),
  will('carry', 'carries', 'Your bag looks heavy. I ___ it for you.'),
  timetable('leaves', 'left', 'leaving', 'The launch ___ at eight tonight; it is on the board.'),
  timetable('starts', 'started', 'starting', 'The match ___ at three tomorrow; it is on the timetable.'),
  timetable('arrives', 'arrived', 'arriving', 'By the timetable, the next train ___ at noon.'),
  timetable('opens', 'opened', 'opening', 'School ___ again on Monday; the calendar says so.'),
  part('reach', 'reach', 'reached', 'I will call you when I ___ Barishal.'),
  part('stops', 'stop', 'stopped', 'If it ___ raining, we will play outside.'),
  part('comes', 'come', 'came', 'We will wait here until the bus ___.'),
  part('finishes', 'finish', 'finished', 'She will watch a film after she ___ her homework.'),
  part('gets', 'get', 'got', 'Close the window before it ___ dark.'),
  part('see', 'see', 'saw', 'When you ___ Rafi tomorrow, you will laugh.'),
  part('rains', 'rain', 'rained', 'If it ___ tomorrow, the match will be late.'),
];

const habits = ['every day', 'on Fridays', 'every morning'];
const nows = ['Look!', 'Listen!', 'Right now:'];
const pasts = ['Yesterday', 'Last night', 'Two days ago', 'Last Friday'];
const breaks = ['the light went out', 'the phone rang', 'it began to rain', 'a guest came'];
const small = (subject: string) => subject.replace(/^(My|The|Our)/, (word) => word.toLowerCase());

export const tenses = topic('english', 5, 'c5-english-tenses', {
  'e5-habit-or-now': {
    about: ['present-tenses', 'signal-word-of-the-present', 'the-present'],
    make(random, level) {
      const [doer, verb] = [random.of(doers), random.of(verbForms)];
      const thing = random.of(verb.things);
      const isNow = level > 1 && random.int(1, 2) === 1;
      const be = doer.isOne ? 'is' : 'are';
      const continuous = `${be} ${verb.ing}`;
      const simple = doer.isOne ? verb.third : verb.plain;
      const right = isNow ? continuous : simple;
      const sentence = isNow
        ? `${random.of(nows)} ${doer.text} ___ ${thing}.`
        : `${doer.text} ___ ${thing} ${random.of(habits)}.`;
      return {
        values: { sentence, verbPlain: verb.plain, isNow, doer: doer.text },
        answer: text(right),
        worked: `*${doer.text} ${right} ${thing}.*`,
        mistakes: [
          isNow ? simple : continuous,
          isNow ? `${doer.isOne ? 'are' : 'is'} ${verb.ing}` : doer.isOne ? verb.plain : verb.third,
          verb.ing,
          `${be} ${verb.plain}`,
        ],
      };
    },
  },
  'e5-past-finished-or-going-on': {
    about: ['past-tenses', 'long-action-or-short-one', 'the-past'],
    make(random, level) {
      const [doer, verb] = [random.of(doers), random.of(verbForms)];
      const thing = random.of(verb.things);
      const isLong = level > 1 && random.int(1, 2) === 1;
      const be = doer.isOne ? 'was' : 'were';
      const right = isLong ? `${be} ${verb.ing}` : verb.past;
      const sentence = isLong
        ? `${doer.text} ___ ${thing} when ${random.of(breaks)}.`
        : `${random.of(pasts)} ${small(doer.text)} ___ ${thing}.`;
      return {
        values: { sentence, verbPlain: verb.plain, isLong, isIed: verb.plain.endsWith('y'), doer: doer.text },
        answer: text(right),
        worked: `*${sentence.replace('___', right)}*`,
        mistakes: [
          isLong ? verb.plain : `${verb.plain.replace(/e$/, '')}ed`,
          isLong ? `${doer.isOne ? 'were' : 'was'} ${verb.ing}` : `did ${verb.past}`,
          verb.third,
          verb.ing,
        ],
      };
    },
  },
  'e5-which-future': {
    about: ['future-forms', 'plan-promise-or-timetable', 'the-future'],
    variety: futures.length,
    make(random) {
      const { sentence, right, rule, wrong } = random.of(futures);
      return {
        values: { sentence, rule },
        ...choice(random, right, ...wrong),
        worked: `*${sentence.replace('___', right)}*`,
      };
    },
  },
});

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

const plurals = (
  'child/children man/men woman/women foot/feet tooth/teeth mouse/mice goose/geese ox/oxen ' +
  'leaf/leaves knife/knives wife/wives wolf/wolves thief/thieves shelf/shelves baby/babies ' +
  'city/cities story/stories fly/flies boy/boys key/keys day/days monkey/monkeys box/boxes ' +
  'bus/buses dish/dishes bench/benches glass/glasses mango/mangoes potato/potatoes photo/photos ' +
  'sheep/sheep deer/deer book/books kite/kites piano/pianos tomato/tomatoes'
)
  .split(' ')
  .map((pair) => {
    const [one = '', many = ''] = pair.split('/');
    return [one, many] as const;
  });

const ruleOf = (one: string, many: string) => {
  if (one === many) return say('english-grammar.rule-of-it-is-the-same');
  if (/[^aeiou]y$/.test(one)) return say('english-grammar.rule-of-a-consonant-and-y');
  if (/ves$/.test(many)) return say('english-grammar.rule-of-f-or-fe-becomes');
  if (/es$/.test(many) && many === `${one}es`) return say('english-grammar.rule-of-behind-s-x-ch');
  return many === `${one}s` ? say('english-grammar.rule-s') : say('english-grammar.rule-irregular');
};

const capital = (words: string) => `${words[0]?.toUpperCase()}${words.slice(1)}`;

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
      const sound = say(`e3-a-or-an.sound-${right}`);
      return {
        values: { word, sound, right },
        right,
        wrong: [wrong, say('e3-a-or-an.neither')],
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
      const by = `by ${small(doer.text)}`;
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
