import { alike, both } from '../../bilingual.ts';
import { order, text, trap } from '../../make-answers.ts';
import { template } from '../../template.ts';
import { subjects, verbs, within } from './words.ts';

const lesson = (name: string) => [`free-english-sentences/${name}`];
const about = { subject: 'english', class: 5 } as const;
const outside = ['in the village', 'near the river', 'in Khulna'];
const anywhere = [...outside, 'at home'];
const there = ['to the village', 'to the river', 'to Khulna'];
/** Where it is done, or where to: nobody brings books at home or buys mangoes there. */
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

/** Order, agreement, questions and saying no. */
export const sentences = [
  template({
    ...about,
    id: 'e5-who-does-what',
    title: both('Who does what', 'কে কী করে'),
    skill: 'word-order',
    strategy: 'subject-verb-object',
    lessons: lesson('who-does-what'),
    make(dice, level) {
      const [subject, verb] = [
        dice.of(subjects),
        dice.of(verbs.filter(({ rest }) => !rest.startsWith('to '))),
      ];
      const does = subject.isOne ? verb.third : verb.plain;
      const extras = [
        ...(level === 3 ? [dice.of(places[verb.plain] ?? anywhere)] : []),
        ...(level > 1 ? [dice.of(times)] : []),
      ];
      const parts = [within(subject.text), does, verb.rest, ...extras].map(alike);
      const [one, two, three, ...more] = parts;
      if (!one || !two || !three) throw new Error('a sentence has three parts');
      const sentence = `${subject.text} ${does} ${[verb.rest, ...extras].join(' ')}.`;
      return {
        question: both(
          'Put the parts in order, so that they make an English sentence.',
          'অংশগুলো সাজিয়ে একটি ইংরেজি বাক্য বানাও।',
        ),
        ...order(
          dice,
          parts,
          [
            [one, three, two, ...more],
            both(
              'In Bangla the verb comes last. In English it comes right after the subject.',
              'বাংলায় ক্রিয়া শেষে বসে। ইংরেজিতে বসে কর্তার ঠিক পরে।',
            ),
          ],
          [
            [three, two, one, ...more],
            both(
              'Now the thing acts on the person. The one who does it comes first.',
              'এতে উল্টো মানে হয়। যে কাজ করে, সে আগে।',
            ),
          ],
          ...(more.length > 0
            ? [
                [
                  [one, two, ...more, three],
                  both('Nothing stands between the verb and its object.', 'ক্রিয়া আর কর্মের মাঝে কিছু বসে না।'),
                ] as const,
              ]
            : []),
        ),
        hints: [
          both('Where is the verb? It tells what happens.', 'ক্রিয়া কোনটি? যা কাজ বোঝায়।'),
          both(
            `The verb is *${does}*. Who does it? *${subject.text}*.`,
            `ক্রিয়া *${does}*। কে করে? *${subject.text}*।`,
          ),
          both(
            `Subject, verb, object${more.length > 0 ? ', then where and when' : ''}: *${sentence}*`,
            `কর্তা, ক্রিয়া, কর্ম${more.length > 0 ? ', তারপর কোথায় ও কখন' : ''}: *${sentence}*`,
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'e5-verb-with-subject',
    title: both('The verb looks at the subject', 'কর্তা দেখে ক্রিয়া'),
    skill: 'agreement',
    strategy: 'swap-for-a-small-word',
    lessons: lesson('one-or-many'),
    make(dice, level) {
      const subject = dice.of(
        level === 1 ? subjects.filter(({ text: name }) => !/ (of|with|and) /.test(name)) : subjects,
      );
      const verb = dice.of(level === 1 ? verbs.slice(0, 12) : verbs);
      const time = dice.of(times);
      const [right, wrong] = subject.isOne ? [verb.third, verb.plain] : [verb.plain, verb.third];
      return {
        question: both(
          `Fill in the right form of *${verb.plain}*, in the present: *${subject.text} ___ ${verb.rest} ${time}.*`,
          `*${verb.plain}*-এর ঠিক রূপ (present) বসাও: *${subject.text} ___ ${verb.rest} ${time}.*`,
        ),
        answer: text(right),
        hints: [
          both(
            'Put a small word for the subject: he, she, it or they?',
            'কর্তার বদলে ছোট শব্দ বসাও: he, she, it না they?',
          ),
          both(
            `*${subject.text}* is *${subject.small}*. ${subject.isOne ? 'He, she, it: the verb takes an s.' : 'They: no s.'}`,
            `*${subject.text}* মানে *${subject.small}*। ${subject.isOne ? 'He, she, it হলে ক্রিয়ায় s বসে।' : 'They হলে s বসে না।'}`,
          ),
          both(
            `*${subject.text} ${right} ${verb.rest} ${time}.*`,
            `*${subject.text} ${right} ${verb.rest} ${time}.*`,
          ),
        ],
        misconceptions: [
          trap(
            wrong,
            subject.isOne
              ? both(
                  `*${subject.text}* is one: *${subject.small}*. The verb takes an s.`,
                  `*${subject.text}* একজন: *${subject.small}*। ক্রিয়ায় s বসবে।`,
                )
              : both(
                  `*${subject.text}* are many: *they*. Verbs take no s for many.`,
                  `*${subject.text}* অনেকজন: *they*। অনেকের ক্রিয়ায় s বসে না।`,
                ),
          ),
          ...(subject.isOne
            ? [
                trap(
                  verb.slip,
                  both('The s is needed. Now look how it is spelled.', 's লাগবে ঠিকই। বানানটা দেখো।'),
                ),
              ]
            : []),
          ...(verb.past === right
            ? []
            : [
                trap(
                  verb.past,
                  both(
                    'That is the past. Here it happens again and again.',
                    'ওটা অতীতের রূপ। এখানে কাজটি বারবার হয়।',
                  ),
                ),
              ]),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'e5-make-a-question',
    title: both('Make a question', 'প্রশ্ন বানাও'),
    skill: 'questions',
    strategy: 'helper-in-front',
    lessons: lesson('asking-and-saying-no'),
    make(dice, level) {
      const [subject, verb] = [dice.of(subjects), dice.of(verbs)];
      const isPast = level > 1 && dice.int(1, 2) === 2;
      const form = isPast ? verb.past : subject.isOne ? verb.third : verb.plain;
      const helper = isPast ? 'Did' : subject.isOne ? 'Does' : 'Do';
      const inner = `${within(subject.text)}`;
      const when = isPast ? ' yesterday' : level === 1 ? '' : ` ${dice.of(times)}`;
      const statement = `${subject.text} ${form} ${verb.rest}${when}.`;
      const asked = (help: string, does: string) => `${help} ${inner} ${does} ${verb.rest}${when}?`;
      const right = asked(helper, verb.plain);
      return {
        question: both(
          `Make a question that asks for yes or no: *${statement}*`,
          `হ্যাঁ বা না উত্তর হয় এমন প্রশ্ন বানাও: *${statement}*`,
        ),
        answer: text(right),
        hints: [
          both(
            'The helper is *do*, *does* or *did*. It stands in front.',
            'সাহায্যকারী *do*, *does* বা *did*। সেটি সবার আগে বসে।',
          ),
          isPast
            ? both(`*${form}* is past, so the helper is *did*.`, `*${form}* অতীতের, তাই সাহায্যকারী *did*।`)
            : both(
                `The subject is *${subject.small}*, so the helper is *${helper.toLowerCase()}*.`,
                `কর্তা *${subject.small}*, তাই সাহায্যকারী *${helper.toLowerCase()}*।`,
              ),
          both(
            `The main verb goes back to *${verb.plain}*: ${right}`,
            `মূল ক্রিয়া ফিরে যায় *${verb.plain}*-এ: ${right}`,
          ),
        ],
        misconceptions: [
          trap(
            asked(helper, form),
            isPast
              ? both('The past is carried twice. *Did* holds it already.', 'অতীত দুবার হলো। *Did*-এই অতীত আছে।')
              : both('The s is carried twice. *Does* holds it already.', 's দুবার হলো। *Does*-এই s আছে।'),
          ),
          trap(
            asked(helper === 'Does' ? 'Do' : 'Does', verb.plain),
            isPast
              ? both('It is over: the helper must tell it too.', 'কাজটি আগের: সাহায্যকারীতেও তা থাকবে।')
              : both(`Look at the subject: *${subject.small}*.`, `কর্তা দেখো: *${subject.small}*।`),
          ),
          trap(
            `${subject.text} ${form} ${verb.rest}${when}?`,
            both(
              'A question mark alone is not enough: the helper comes in front.',
              'শুধু প্রশ্নচিহ্নে হয় না: সাহায্যকারী আগে বসে।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'e5-say-no',
    title: both('Say no', 'না বলো'),
    skill: 'negatives',
    strategy: 'helper-and-not',
    lessons: lesson('asking-and-saying-no'),
    make(dice, level) {
      const [subject, verb] = [dice.of(subjects), dice.of(verbs)];
      const isPast = level > 1 && dice.int(1, 2) === 2;
      const form = isPast ? verb.past : subject.isOne ? verb.third : verb.plain;
      const helper = isPast ? 'did' : subject.isOne ? 'does' : 'do';
      const when = isPast ? ' yesterday' : level === 1 ? '' : ` ${dice.of(times)}`;
      const rest = `${verb.rest}${when}`;
      const said = (help: string, does: string) => `${subject.text} ${help} ${does} ${rest}.`;
      const right = said(`${helper} not`, verb.plain);
      return {
        question: both(
          `Say that it is not so: *${subject.text} ${form} ${rest}.*`,
          `না-বোধক করো: *${subject.text} ${form} ${rest}.*`,
        ),
        answer: text(right, said(`${helper}n't`, verb.plain)),
        hints: [
          both(
            'The helper comes before the verb, and *not* right behind the helper.',
            'ক্রিয়ার আগে সাহায্যকারী, আর তার ঠিক পরে *not*।',
          ),
          both(`Here the helper is *${helper}*.`, `এখানে সাহায্যকারী *${helper}*।`),
          both(
            `The main verb goes back to *${verb.plain}*: ${right}`,
            `মূল ক্রিয়া ফিরে যায় *${verb.plain}*-এ: ${right}`,
          ),
        ],
        misconceptions: [
          trap(
            said(`${helper} not`, form),
            both(
              `*${helper[0]?.toUpperCase()}${helper.slice(1)}* carries it already: the main verb is plain.`,
              `*${helper}*-এই তা আছে: মূল ক্রিয়া সাধারণ রূপে থাকে।`,
            ),
          ),
          trap(
            said(`${helper === 'does' ? 'do' : 'does'} not`, verb.plain),
            both('Look at the subject and the time: which helper fits?', 'কর্তা আর কাল দেখো: কোন সাহায্যকারী মানায়?'),
          ),
          trap(
            `${subject.text} not ${form} ${rest}.`,
            both('*Not* needs a helper in front of it.', '*Not*-এর আগে সাহায্যকারী লাগে।'),
          ),
          trap(
            `${subject.text} no ${form} ${rest}.`,
            both('Say *not*, with a helper.', '*No* নয়, সাহায্যকারীসহ *not*।'),
          ),
        ],
      };
    },
  }),
];
