import { order, swapped, text } from '../../make-answers.ts';
import { topic } from '../../template.ts';
import { say } from '../../text.ts';
import { subjects, verbs, within } from './words.ts';

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
