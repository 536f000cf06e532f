import { choice, text } from '../../make-answers.ts';
import { topic } from '../../template.ts';
import { futures } from './future-sentences.ts';
import { doers, verbForms } from './verb-forms.ts';

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
