import { misconception, order, swapped, text } from '../../make-answers.ts';
import { template } from '../../template.ts';
import { say } from '../../text.ts';
import { subjects, verbs, within } from './words.ts';

const lesson = (name: string) => [`free-english-sentences/${name}`];
const about = { subject: 'english', class: 5 } as const;
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

/** Word order, agreement, questions and negation. */
export const sentences = [
  template({
    ...about,
    id: 'e5-who-does-what',
    skill: 'word-order',
    strategy: 'subject-verb-object',
    lessons: lesson('who-does-what'),
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
        question: say('e5-who-does-what.question'),
        ...order(
          random,
          parts,
          swapped(parts, 1, 2, say('e5-who-does-what.in-bangla-the-verb')),
          swapped(parts, 0, 2, say('e5-who-does-what.now-the-thing-acts')),
          ...(extras.length > 0
            ? [
                [
                  [who, does, ...extras, verb.rest],
                  say('e5-who-does-what.if-nothing-stands-between'),
                ] as const,
              ]
            : []),
        ),
        hints: [
          say('e5-who-does-what.hint-1'),
          say('e5-who-does-what.hint-2', { does, subject: subject.text }),
          say('e5-who-does-what.hint-3', { hasMore: extras.length > 0, sentence }),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'e5-verb-with-subject',
    skill: 'agreement',
    strategy: 'swap-for-a-small-word',
    lessons: lesson('one-or-many'),
    make(random, level) {
      const subject = random.of(
        level === 1 ? subjects.filter(({ text: name }) => !/ (of|with|and) /.test(name)) : subjects,
      );
      const verb = random.of(level === 1 ? verbs.slice(0, 12) : verbs);
      const time = random.of(times);
      const [right, wrong] = subject.isOne ? [verb.third, verb.plain] : [verb.plain, verb.third];
      return {
        question: say('e5-verb-with-subject.question', {
          verbPlain: verb.plain,
          subject: subject.text,
          verbRest: verb.rest,
          time,
        }),
        answer: text(right),
        hints: [
          say('e5-verb-with-subject.hint-1'),
          say('e5-verb-with-subject.hint-2', {
            subject: subject.text,
            subjectSmall: subject.small,
            subjectIsOne: subject.isOne,
          }),
          `*${subject.text} ${right} ${verb.rest} ${time}.*`,
        ],
        misconceptions: [
          misconception(
            wrong,
            subject.isOne
              ? say('e5-verb-with-subject.mistake-1-subject-is-one', {
                  subject: subject.text,
                  subjectSmall: subject.small,
                })
              : say('e5-verb-with-subject.mistake-1-not-subject-is-one', { subject: subject.text }),
          ),
          ...(subject.isOne
            ? [misconception(verb.slip, say('e5-verb-with-subject.mistake-2-subject-is-one'))]
            : []),
          ...(verb.past === right
            ? []
            : [misconception(verb.past, say('e5-verb-with-subject.mistake-3-past'))]),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'e5-make-a-question',
    skill: 'questions',
    strategy: 'helper-in-front',
    lessons: lesson('asking-and-saying-no'),
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
      return {
        question: say('e5-make-a-question.question', { statement }),
        answer: text(right),
        hints: [
          say('e5-make-a-question.hint-1'),
          isPast
            ? say('e5-make-a-question.hint-2-past', { form })
            : say('e5-make-a-question.hint-2-not-past', {
                subjectSmall: subject.small,
                helper: helper.toLowerCase(),
              }),
          say('e5-make-a-question.hint-3', { verbPlain: verb.plain, right }),
        ],
        misconceptions: [
          misconception(
            asked(helper, form),
            isPast ? say('e5-make-a-question.mistake-1-past') : say('e5-make-a-question.mistake-1-not-past'),
          ),
          misconception(
            asked(helper === 'Does' ? 'Do' : 'Does', verb.plain),
            isPast
              ? say('e5-make-a-question.mistake-2-past')
              : say('e5-make-a-question.mistake-2-not-past', { subjectSmall: subject.small }),
          ),
          misconception(`${subject.text} ${form} ${verb.rest}${when}?`, say('e5-make-a-question.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'e5-say-no',
    skill: 'negatives',
    strategy: 'helper-and-not',
    lessons: lesson('asking-and-saying-no'),
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
        question: say('e5-say-no.question', { subject: subject.text, form, rest }),
        answer: text(right, said(`${helper}n't`, verb.plain)),
        hints: [
          say('e5-say-no.hint-1'),
          say('e5-say-no.hint-2', { helper }),
          say('e5-say-no.hint-3', { verbPlain: verb.plain, right }),
        ],
        misconceptions: [
          misconception(said(`${helper} not`, form), say('e5-say-no.mistake-1', { helper })),
          misconception(
            said(`${helper === 'does' ? 'do' : 'does'} not`, verb.plain),
            say('e5-say-no.mistake-2'),
          ),
          misconception(`${subject.text} not ${form} ${rest}.`, say('e5-say-no.mistake-3')),
          misconception(`${subject.text} no ${form} ${rest}.`, say('e5-say-no.mistake-4')),
        ],
      };
    },
  }),
];
