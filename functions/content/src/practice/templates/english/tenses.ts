import { choice, misconception, text } from '../../make-answers.ts';
import { template } from '../../template.ts';
import { say } from '../../text.ts';
import { futures } from './future-sentences.ts';
import { doers, verbForms } from './verb-forms.ts';

const lesson = (name: string) => [`c5-english-tenses/${name}`];
const about = { subject: 'english', class: 5 } as const;
const habits = ['every day', 'on Fridays', 'every morning'];
const nows = ['Look!', 'Listen!', 'Right now:'];
const pasts = ['Yesterday', 'Last night', 'Two days ago', 'Last Friday'];
const breaks = ['the light went out', 'the phone rang', 'it began to rain', 'a guest came'];
const small = (subject: string) => subject.replace(/^(My|The|Our)/, (word) => word.toLowerCase());

export const tenses = [
  template({
    ...about,
    id: 'e5-habit-or-now',
    skill: 'present-tenses',
    strategy: 'signal-word-of-the-present',
    lessons: lesson('the-present'),
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
        question: say('e5-habit-or-now.question', { verbPlain: verb.plain, sentence }),
        answer: text(right),
        hints: [
          say('e5-habit-or-now.hint-1'),
          isNow ? say('e5-habit-or-now.hint-2-now') : say('e5-habit-or-now.hint-2-not-now'),
          `*${doer.text} ${right} ${thing}.*`,
        ],
        misconceptions: [
          misconception(
            isNow ? simple : continuous,
            isNow ? say('e5-habit-or-now.mistake-1-now') : say('e5-habit-or-now.mistake-1-not-now'),
          ),
          misconception(
            isNow ? `${doer.isOne ? 'are' : 'is'} ${verb.ing}` : doer.isOne ? verb.plain : verb.third,
            say('e5-habit-or-now.mistake-2', { doer: doer.text }),
          ),
          misconception(verb.ing, say('e5-habit-or-now.mistake-3')),
          misconception(`${be} ${verb.plain}`, say('e5-habit-or-now.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'e5-past-finished-or-going-on',
    skill: 'past-tenses',
    strategy: 'long-action-or-short-one',
    lessons: lesson('the-past'),
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
        question: say('e5-past-finished-or-going-on.question', { verbPlain: verb.plain, sentence }),
        answer: text(right),
        hints: [
          say('e5-past-finished-or-going-on.hint-1'),
          isLong
            ? say('e5-past-finished-or-going-on.hint-2-long')
            : say('e5-past-finished-or-going-on.hint-2-not-long'),
          `*${sentence.replace('___', right)}*`,
        ],
        misconceptions: [
          misconception(
            isLong ? verb.plain : `${verb.plain.replace(/e$/, '')}ed`,
            isLong
              ? say('e5-past-finished-or-going-on.mistake-1-long')
              : verb.plain.endsWith('y')
                ? say('e5-past-finished-or-going-on.mistake-1-ied')
                : say('e5-past-finished-or-going-on.mistake-1-irregular'),
          ),
          misconception(
            isLong ? `${doer.isOne ? 'were' : 'was'} ${verb.ing}` : `did ${verb.past}`,
            isLong
              ? say('e5-past-finished-or-going-on.mistake-2-long', { doer: doer.text })
              : say('e5-past-finished-or-going-on.mistake-2-not-long'),
          ),
          misconception(verb.third, say('e5-past-finished-or-going-on.mistake-3')),
          misconception(verb.ing, say('e5-past-finished-or-going-on.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'e5-which-future',
    skill: 'future-forms',
    strategy: 'plan-promise-or-timetable',
    lessons: lesson('the-future'),
    variety: futures.length,
    make(random) {
      const { sentence, right, rule, wrong } = random.of(futures);
      return {
        question: say('e5-which-future.question', { sentence }),
        ...choice(random, right, ...wrong),
        hints: [say('e5-which-future.hint-1'), rule, `*${sentence.replace('___', right)}*`],
      };
    },
  }),
];
