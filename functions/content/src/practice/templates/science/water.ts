import { both } from '../../bilingual.ts';
import { choice, decimal, quantity, trap } from '../../make-answers.ts';
import { children } from '../../names.ts';
import { ratio } from '../../rational.ts';
import { template } from '../../template.ts';
import { type Change, changes, scenes } from './changes-of-water.ts';

const lesson = (name: string) => [`free-water-and-weather/${name}`];
const about = { subject: 'biology', class: 5 } as const;

const placeNames = [
  { en: 'Rajshahi', bn: 'রাজশাহীতে' },
  { en: 'Khulna', bn: 'খুলনায়' },
  { en: 'Sylhet', bn: 'সিলেটে' },
  { en: 'Rangpur', bn: 'রংপুরে' },
];

/** Water, clouds and rain. */
export const water = [
  template({
    ...about,
    id: 's5-change-of-state',
    title: both('Which change is it?', 'কোন পরিবর্তন?'),
    skill: 'changes-of-state',
    strategy: 'from-what-to-what',
    lessons: lesson('three-faces-of-water'),
    variety: scenes.length,
    make(dice) {
      const scene = dice.of(scenes);
      const right = changes[scene.change];
      const others = dice.shuffled(Object.keys(changes) as Change[]).filter((one) => one !== scene.change);
      return {
        question: both(
          `${scene.text.en} What is this change called?`,
          `${scene.text.bn} এই পরিবর্তনকে কী বলে?`,
        ),
        ...choice(
          dice,
          right.name,
          ...others.slice(0, 3).map((one) => {
            const { name, way } = changes[one];
            return [
              name,
              both(
                `${name.en[0]?.toUpperCase()}${name.en.slice(1)} leads ${way.en}. Look at what was there before.`,
                `${name.bn} হলো ${way.bn}। আগে কী ছিল, দেখো।`,
              ),
            ] as const;
          }),
        ),
        hints: [
          both(
            'Ask first: what was it before, ice, water or vapour?',
            'আগে ভাবো: শুরুতে কী ছিল, বরফ, পানি না জলীয় বাষ্প?',
          ),
          both('Then: what is it afterwards?', 'তারপর: পরে কী হলো?'),
          both(`It goes ${right.way.en}: ${right.name.en}.`, `এটি ${right.way.bn}: ${right.name.bn}।`),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 's5-where-the-cloud-begins',
    title: both('Where the cloud begins', 'মেঘ কত উঁচুতে'),
    skill: 'cooling-with-height',
    strategy: 'difference-then-rate',
    lessons: lesson('clouds-and-the-cycle'),
    make(dice, level) {
      const rate = level === 1 ? 10 : dice.of([6, 8, 10]);
      const tenths = level === 1 ? 10 * dice.int(1, 2) : 5 * dice.int(1, level === 2 ? 4 : 5);
      const drop = (rate * tenths) / 10;
      const ground = dice.int(26, 38);
      const begins = ground - drop;
      const place = dice.of(placeNames);
      const km = ratio(tenths, 10);
      return {
        question: both(
          `In ${place.en} the air is at ${ground} °C near the ground. Its vapour condenses at ${begins} °C. Rising air cools by ${rate} °C for each kilometre. At how many kilometres does the cloud begin?`,
          `${place.bn} মাটির কাছে বায়ু ${ground} °সে। তার জলীয় বাষ্প ঘনীভূত হয় ${begins} °সে-এ। উপরে উঠলে বায়ু প্রতি কিলোমিটারে ${rate} °সে ঠান্ডা হয়। কত কিলোমিটার উঁচুতে মেঘ শুরু হবে?`,
        ),
        answer: quantity(km, 'km'),
        hints: [
          both('By how many degrees must the air cool?', 'বায়ুকে কত ডিগ্রি ঠান্ডা হতে হবে?'),
          both(`$${ground} - ${begins} = ${drop}$ degrees.`, `$${ground} - ${begins} = ${drop}$ ডিগ্রি।`),
          both(
            `Each kilometre takes ${rate} away: $${drop} \\div ${rate} = ${tenths / 10}$ km.`,
            `প্রতি কিলোমিটারে কমে ${rate}: $${drop} \\div ${rate} = ${tenths / 10}$ কিমি।`,
          ),
        ],
        misconceptions: [
          trap(
            drop,
            both(
              `That is by how much it cools. Each kilometre takes ${rate} degrees.`,
              `ওটা কত ডিগ্রি ঠান্ডা হয়। প্রতি কিলোমিটারে কমে ${rate} ডিগ্রি।`,
            ),
          ),
          trap(
            ratio(ground, rate),
            both('The air need not cool down to zero.', 'বায়ুকে শূন্য ডিগ্রি পর্যন্ত ঠান্ডা হতে হয় না।'),
          ),
          trap(
            ratio(begins, rate),
            both('Divide what it loses, not where it ends.', 'যতটা কমে তা ভাগ করো, শেষের তাপমাত্রা নয়।'),
          ),
          trap(
            drop * rate,
            both(
              'You multiplied. How many times does the loss of one kilometre fit in?',
              'তুমি গুণ করেছ। এক কিলোমিটারে যা কমে, তা কতবার যায়?',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 's5-rain-on-a-roof',
    title: both('Rain on a roof', 'ছাদের বৃষ্টি'),
    skill: 'measuring-rain',
    strategy: 'area-times-depth',
    lessons: lesson('monsoon-and-measuring'),
    make(dice, level) {
      const area = dice.int(10 * level, 10 + 20 * level);
      const rain = dice.int(5, 10 + 15 * level);
      const child = dice.of(children);
      return {
        question: both(
          `${child.en}’s roof measures ${area} square metres. ${rain} mm of rain falls on it. How many litres does it catch?`,
          `${child.bnOf} বাড়ির ছাদ ${area} বর্গমিটার। তাতে ${rain} মিমি বৃষ্টি হলো। ছাদ কত লিটার পানি ধরল?`,
        ),
        answer: quantity(area * rain, 'l'),
        hints: [
          both(
            '1 mm of rain on 1 square metre is exactly 1 litre.',
            '1 বর্গমিটারে 1 মিমি বৃষ্টি মানে ঠিক 1 লিটার।',
          ),
          both(
            `So ${rain} mm on 1 square metre is ${rain} litres.`,
            `তাই 1 বর্গমিটারে ${rain} মিমি মানে ${rain} লিটার।`,
          ),
          both(
            `On ${area} square metres: $${area} \\times ${rain} = ${area * rain}$ litres.`,
            `${area} বর্গমিটারে: $${area} \\times ${rain} = ${area * rain}$ লিটার।`,
          ),
        ],
        misconceptions: [
          trap(
            area + rain,
            both(
              'You added. Every square metre catches that much.',
              'তুমি যোগ করেছ। প্রতিটি বর্গমিটার ততটা পানি ধরে।',
            ),
          ),
          trap(
            (area * rain) / 10,
            both(
              'Ten times too little: 1 mm is already a whole litre.',
              'দশ গুণ কম হলো: 1 মিমি-তেই পুরো এক লিটার।',
            ),
          ),
          trap(
            rain,
            both('That is one square metre. The roof has many.', 'ওটা এক বর্গমিটারের। ছাদে বর্গমিটার অনেক।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 's5-average-rain',
    title: both('Rain of a week', 'এক সপ্তাহের বৃষ্টি'),
    skill: 'average',
    strategy: 'sum-shared-equally',
    lessons: lesson('monsoon-and-measuring'),
    make(dice, level) {
      const days = [4, 5, 7][level - 1] ?? 7;
      const average = dice.int(4, 12);
      const pairs = Math.floor(days / 2);
      const apart = Array.from({ length: pairs }, (_, at) =>
        at === 0 && level > 1 ? average : dice.int(1, average - 1),
      );
      const even = days % 2 === 1 ? [average] : [];
      const all = dice.shuffled([...apart.flatMap((by) => [average - by, average + by]), ...even]);
      const total = average * days;
      const fallen = all.filter((one) => one > 0);
      const dry = fallen.length < all.length;
      return {
        question: both(
          `A rain gauge shows on ${days} days: ${all.join(', ')} mm. How many mm is that on average for a day?`,
          `একটি বৃষ্টিমাপক ${days} দিনে দেখাল: ${all.join(', ')} মিমি। দিনে গড়ে কত মিমি?`,
        ),
        answer: decimal(average),
        hints: [
          both('Average: as if the same had fallen every day.', 'গড়: যেন প্রতিদিন সমান বৃষ্টি হয়েছে।'),
          both(
            `Add all: $${fallen.join(' + ')} = ${total}$ mm.${dry ? ' The dry day adds nothing, but it is counted.' : ''}`,
            `সব যোগ করো: $${fallen.join(' + ')} = ${total}$ মিমি।${dry ? ' শুকনো দিনে কিছু যোগ হয় না, তবে দিনটি গোনা হয়।' : ''}`,
          ),
          both(
            `Share among ${days} days: $${total} \\div ${days} = ${average}$.`,
            `${days} দিনে ভাগ করো: $${total} \\div ${days} = ${average}$।`,
          ),
        ],
        misconceptions: [
          trap(total, both('That is the total. Share it among the days.', 'ওটা মোট। দিনগুলোতে ভাগ করো।')),
          trap(ratio(total, fallen.length), both('Dry days count as well.', 'বৃষ্টিহীন দিনও গুনতে হবে।')),
          trap(
            [...all].sort((a, b) => a - b)[Math.floor(days / 2)] ?? 0,
            both(
              'That is the one in the middle. The average needs the sum.',
              'ওটা মাঝের মান। গড় বের করতে যোগফল লাগে।',
            ),
          ),
        ],
      };
    },
  }),
];
