import { alike, both } from '../../bilingual.ts';
import { choice, text, trap } from '../../make-answers.ts';
import { template } from '../../template.ts';
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
    title: both('Every day, or right now?', 'রোজ, না এখন?'),
    skill: 'present-tenses',
    strategy: 'signal-word-of-the-present',
    lessons: lesson('the-present'),
    make(dice, level) {
      const [doer, verb] = [dice.of(doers), dice.of(verbForms)];
      const thing = dice.of(verb.things);
      const isNow = level > 1 && dice.int(1, 2) === 1;
      const be = doer.isOne ? 'is' : 'are';
      const continuous = `${be} ${verb.ing}`;
      const simple = doer.isOne ? verb.third : verb.plain;
      const right = isNow ? continuous : simple;
      const sentence = isNow
        ? `${dice.of(nows)} ${doer.text} ___ ${thing}.`
        : `${doer.text} ___ ${thing} ${dice.of(habits)}.`;
      return {
        question: both(
          `Write the right form of *${verb.plain}*: *${sentence}*`,
          `*${verb.plain}*-এর ঠিক রূপটি লেখো: *${sentence}*`,
        ),
        answer: text(right),
        hints: [
          both(
            'Look for the signal word: a habit, or something going on?',
            'সংকেত শব্দ খোঁজো: অভ্যাস, না এখন চলছে?',
          ),
          isNow
            ? both(
                'It is going on now: *am, is* or *are* and the verb in *-ing*.',
                'এখন চলছে: *am, is* বা *are*, আর ক্রিয়ার *-ing* রূপ।',
              )
            : both(
                'It is a habit: the simple present. He, she or it takes an *s*.',
                'এটি অভ্যাস: simple present। He, she, it হলে *s* বসে।',
              ),
          both(`*${doer.text} ${right} ${thing}.*`, `*${doer.text} ${right} ${thing}.*`),
        ],
        misconceptions: [
          trap(
            isNow ? simple : continuous,
            isNow
              ? both('That tells of a habit. Here it is going on now.', 'ওটা অভ্যাস বোঝায়। এখানে কাজটি এখন চলছে।')
              : both('That is going on now. Here it is a habit.', 'ওটা এখন চলছে বোঝায়। এখানে এটি অভ্যাস।'),
          ),
          trap(
            isNow ? `${doer.isOne ? 'are' : 'is'} ${verb.ing}` : doer.isOne ? verb.plain : verb.third,
            both(`Look at the subject: *${doer.text}*.`, `কর্তা দেখো: *${doer.text}*।`),
          ),
          trap(
            verb.ing,
            both(
              'The form in *-ing* needs *am, is* or *are* in front.',
              '*-ing* রূপের আগে *am, is* বা *are* লাগে।',
            ),
          ),
          trap(
            `${be} ${verb.plain}`,
            both(
              '*Is* and *are* do not stand with the plain verb.',
              '*Is* বা *are*-এর পরে ক্রিয়ার সাধারণ রূপ বসে না।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'e5-past-finished-or-going-on',
    title: both('Finished, or going on?', 'শেষ, না চলছিল?'),
    skill: 'past-tenses',
    strategy: 'long-action-or-short-one',
    lessons: lesson('the-past'),
    make(dice, level) {
      const [doer, verb] = [dice.of(doers), dice.of(verbForms)];
      const thing = dice.of(verb.things);
      const isLong = level > 1 && dice.int(1, 2) === 1;
      const be = doer.isOne ? 'was' : 'were';
      const right = isLong ? `${be} ${verb.ing}` : verb.past;
      const sentence = isLong
        ? `${doer.text} ___ ${thing} when ${dice.of(breaks)}.`
        : `${dice.of(pasts)} ${small(doer.text)} ___ ${thing}.`;
      return {
        question: both(
          `Write the right past form of *${verb.plain}*: *${sentence}*`,
          `*${verb.plain}*-এর ঠিক অতীত রূপটি লেখো: *${sentence}*`,
        ),
        answer: text(right),
        hints: [
          both('Is it over, or was it going on when something broke in?', 'কাজটি শেষ, না চলার মাঝে অন্য কিছু ঘটল?'),
          isLong
            ? both(
                'It was going on: *was* or *were* and the verb in *-ing*.',
                'কাজটি চলছিল: *was* বা *were*, আর ক্রিয়ার *-ing* রূপ।',
              )
            : both(
                'It is over: the simple past, the same for everybody.',
                'কাজটি শেষ: simple past, সবার জন্য একই রূপ।',
              ),
          both(`*${sentence.replace('___', right)}*`, `*${sentence.replace('___', right)}*`),
        ],
        misconceptions: [
          trap(
            isLong ? verb.plain : `${verb.plain.replace(/e$/, '')}ed`,
            isLong
              ? both('That is the present. It happened in the past.', 'ওটা বর্তমান। ঘটনাটি অতীতের।')
              : verb.plain.endsWith('y')
                ? both('A consonant and *y*: the *y* becomes *ied*.', 'ব্যঞ্জনের পরে *y*: *y* বদলে হয় *ied*।')
                : both(
                    'This verb changes in its own way: learn it by heart.',
                    'এই ক্রিয়া নিজের মতো বদলায়: মুখস্থ রাখো।',
                  ),
          ),
          trap(
            isLong ? `${doer.isOne ? 'were' : 'was'} ${verb.ing}` : `did ${verb.past}`,
            isLong
              ? both(`Look at the subject: *${doer.text}*.`, `কর্তা দেখো: *${doer.text}*।`)
              : both('The past is there twice.', 'অতীত দুবার হলো।'),
          ),
          trap(verb.third, both('That is the present. It happened in the past.', 'ওটা বর্তমান। কাজটি অতীতের।')),
          trap(
            verb.ing,
            both('The form in *-ing* needs *was* or *were* in front.', '*-ing* রূপের আগে *was* বা *were* লাগে।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'e5-which-future',
    title: both('Which future?', 'কোন ভবিষ্যৎ?'),
    skill: 'future-forms',
    strategy: 'plan-promise-or-timetable',
    lessons: lesson('the-future'),
    variety: futures.length,
    make(dice) {
      const { sentence, right, rule, wrong } = dice.of(futures);
      return {
        question: both(`Which form fits? *${sentence}*`, `কোন রূপটি বসবে? *${sentence}*`),
        ...choice(dice, alike(right), ...wrong.map(([form, says]) => [alike(form), says] as const)),
        hints: [
          both(
            'Is it a plan, a sign, a promise, a timetable, or a condition?',
            'এটি পরিকল্পনা, লক্ষণ, প্রতিশ্রুতি, সময়সূচি, না শর্ত?',
          ),
          rule,
          both(`*${sentence.replace('___', right)}*`, `*${sentence.replace('___', right)}*`),
        ],
      };
    },
  }),
];
