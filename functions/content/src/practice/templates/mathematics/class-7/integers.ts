import { both, plural, signed } from '../../../bilingual.ts';
import { point, quantity, trap, whole } from '../../../make-answers.ts';
import { template } from '../../../template.ts';

const lesson = (name: string) => [`c7-integers-number-line/${name}`];
const about = { subject: 'mathematics', class: 7 } as const;

/** A negative number behind a sign stands in brackets. */
const inside = (value: number) => (value < 0 ? `(${value})` : String(value));

/** Numbers on both sides of zero. */
export const integers = [
  template({
    ...about,
    id: 'm7-steps-on-the-line',
    title: both('Steps on the number line', 'সংখ্যারেখায় ধাপ'),
    skill: 'integers-on-the-line',
    strategy: 'walk-on-the-line',
    lessons: lesson('what-a-negative-number-is'),
    make(dice, level) {
      const from = dice.int(-6, 6);
      const steps = dice.int(2, 3 + level);
      const isLeft = dice.int(1, 2) === 1;
      const back = level === 3 ? dice.int(1, 4) : 0;
      const end = isLeft ? from - steps + back : from + steps - back;
      const axis = { from: -12, to: 12, step: 1 };
      const [way, other] = isLeft
        ? [both('left', 'বাঁয়ে'), both('right', 'ডানে')]
        : [both('right', 'ডানে'), both('left', 'বাঁয়ে')];
      const turned = isLeft ? from + steps - back : from - steps + back;
      const sum = `${from} ${isLeft ? '-' : '+'} ${steps}${back ? ` ${isLeft ? '+' : '-'} ${back}` : ''}`;
      return {
        question: both(
          `You stand at ${signed(from)} on the number line and go ${steps} steps to the ${way.en}${back ? `, then ${back} to the ${other.en}` : ''}. Where are you?`,
          `তুমি সংখ্যারেখায় ${signed(from)}-এ দাঁড়িয়ে ${steps} ঘর ${way.bn} গেলে${back ? `, তারপর ${back} ঘর ${other.bn}` : ''}। এখন কোথায়?`,
        ),
        answer: point([end], [axis]),
        hints: [
          both(
            'To the left the numbers become smaller, to the right larger.',
            'বাঁয়ে গেলে সংখ্যা ছোট হয়, ডানে গেলে বড়।',
          ),
          both('Mind the zero: on its left stand −1, −2, −3 …', 'শূন্য খেয়াল করো: তার বাঁয়ে −1, −2, −3 …'),
          from === 0 && !isLeft
            ? both(
                `From 0 to the right${back ? ' and back' : ''}: you are at $${end}$.`,
                `0 থেকে ডানে${back ? ' গিয়ে আবার বাঁয়ে' : ''}: এখন $${end}$-এ।`,
              )
            : both(`$${sum} = ${end}$`, `$${sum} = ${end}$`),
        ],
        misconceptions: [
          trap(turned, both(`You went to the ${other.en}.`, `তুমি ${other.bn} গেছ।`)),
          trap(-end, both('Right distance from zero, wrong side of it.', 'শূন্য থেকে দূরত্ব ঠিক, কিন্তু অন্য পাশে।')),
          trap(
            end + (isLeft ? 1 : -1),
            both(
              'One step too few: the place where you stand is not counted.',
              'এক ঘর কম: যেখানে দাঁড়িয়ে আছ, সেটা গোনা হয় না।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm7-colder-and-warmer',
    title: both('Colder and warmer', 'ঠান্ডা আর গরম'),
    skill: 'difference-of-integers',
    strategy: 'distance-over-zero',
    lessons: lesson('what-a-negative-number-is'),
    make(dice, level) {
      const night = -dice.int(2, 6 + 4 * level);
      const day = level === 3 ? dice.of([dice.int(1, 14), -dice.int(1, 4)]) : dice.int(1, 14);
      const cold = Math.min(night, day - 1);
      const right = day - cold;
      const place = dice.of(mountains);
      return {
        question: both(
          `On ${place.en} it is ${signed(cold)} °C at night and ${signed(day)} °C at noon. By how many degrees does it get warmer?`,
          `${place.bn} রাতে ${signed(cold)} °সে, দুপুরে ${signed(day)} °সে। তাপমাত্রা কত ডিগ্রি বাড়ল?`,
        ),
        answer: quantity(right, 'celsius'),
        hints: [
          both(
            `Walk on the number line from ${signed(cold)} to ${signed(day)}.`,
            `সংখ্যারেখায় ${signed(cold)} থেকে ${signed(day)} পর্যন্ত হাঁটো।`,
          ),
          day > 0
            ? both(
                `First ${-cold} steps up to zero, then ${day} more.`,
                `আগে শূন্য পর্যন্ত ${-cold} ঘর, তারপর আরও ${day} ঘর।`,
              )
            : both('Both stand below zero: how far apart?', 'দুটিই শূন্যের নিচে: কত দূরে দূরে?'),
          both(`$${day} - (${cold}) = ${right}$ degrees.`, `$${day} - (${cold}) = ${right}$ ডিগ্রি।`),
        ],
        misconceptions: [
          trap(
            Math.abs(day + cold),
            both(
              'You counted as if both stood on one side of zero in the same way. Walk the whole way.',
              'তুমি দূরত্ব ধরোনি, চিহ্নসহ যোগ করেছ। পুরো পথ হাঁটো।',
            ),
          ),
          trap(-right, both('It gets warmer: the change is up.', 'গরম হচ্ছে: পরিবর্তন উপরের দিকে।')),
          trap(
            Math.abs(day) + Math.abs(cold),
            both('Is zero between them? Look at the signs.', 'দুটির মাঝে কি শূন্য আছে? চিহ্ন দেখো।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm7-add-and-subtract',
    title: both('Adding and taking away with signs', 'চিহ্নযুক্ত যোগ-বিয়োগ'),
    skill: 'add-integers',
    strategy: 'walk-or-turn-round',
    lessons: lesson('adding-and-subtracting'),
    make(dice, level) {
      const most = 6 + 7 * level;
      const a = dice.intBut(-most, most, 0);
      const b = level === 1 ? -dice.int(1, most) : dice.intBut(-most, most, 0);
      const isMinus = level > 1 && dice.int(1, 2) === 1;
      const right = isMinus ? a - b : a + b;
      const sign = isMinus ? '-' : '+';
      const plain = isMinus
        ? `${a} ${b < 0 ? '+' : '-'} ${Math.abs(b)}`
        : `${a} ${b < 0 ? '-' : '+'} ${Math.abs(b)}`;
      return {
        question: both(`Work out: $${a} ${sign} ${inside(b)}$`, `হিসাব করো: $${a} ${sign} ${inside(b)}$`),
        answer: whole(right),
        hints: [
          isMinus
            ? both(
                'To take away a number is to add its opposite.',
                'কোনো সংখ্যা বিয়োগ করা মানে তার বিপরীত সংখ্যা যোগ করা।',
              )
            : b < 0
              ? both('To add a negative number is to go to the left.', 'ঋণাত্মক সংখ্যা যোগ করা মানে বাঁয়ে যাওয়া।')
              : both('To add a positive number is to go to the right.', 'ধনাত্মক সংখ্যা যোগ করা মানে ডানে যাওয়া।'),
          b < 0
            ? both(`Without brackets: $${plain}$`, `বন্ধনী ছাড়া: $${plain}$`)
            : both(
                `Go ${plural(b, 'step', 'steps')} to the ${isMinus ? 'left' : 'right'}.`,
                `${b} ঘর ${isMinus ? 'বাঁয়ে' : 'ডানে'} যাও।`,
              ),
          both(
            `Begin at ${signed(a)} on the line: $${plain} = ${right}$`,
            `সংখ্যারেখায় ${signed(a)} থেকে শুরু: $${plain} = ${right}$`,
          ),
        ],
        misconceptions: [
          trap(
            isMinus ? a + b : a - b,
            isMinus
              ? both('You added. Taking away turns the direction round.', 'তুমি যোগ করেছ। বিয়োগে দিক উল্টে যায়।')
              : both(
                  'You went the wrong way. Look at the sign of the second number.',
                  'তুমি উল্টো দিকে গেছ। দ্বিতীয় সংখ্যার চিহ্ন দেখো।',
                ),
          ),
          trap(
            -right,
            both(
              'The size is right. On which side of zero does it end?',
              'পরম মান ঠিক। শূন্যের কোন পাশে শেষ হয়?',
            ),
          ),
          trap(Math.abs(a) + Math.abs(b), both('You left the signs out.', 'তুমি চিহ্ন বাদ দিয়েছ।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm7-multiply-and-divide',
    title: both('Multiplying and dividing with signs', 'চিহ্নযুক্ত গুণ-ভাগ'),
    skill: 'multiply-integers',
    strategy: 'sign-first-then-size',
    lessons: lesson('multiplying-and-dividing'),
    make(dice, level) {
      const a = dice.intBut(-9 - level, 9 + level, -1, 0, 1);
      const b = (a < 0 && dice.int(1, 2) === 1 ? 1 : -1) * dice.int(2, 8 + level);
      const isDivision = level > 1 && dice.int(1, 2) === 1;
      const [first, right] = isDivision ? [a * b, a] : [a, a * b];
      const sign = isDivision ? '\\div' : '\\times';
      const size = Math.abs(right);
      const isAlike = first < 0 === b < 0;
      return {
        question: both(
          `Work out: $${first} ${sign} ${inside(b)}$`,
          `হিসাব করো: $${first} ${sign} ${inside(b)}$`,
        ),
        answer: whole(right),
        hints: [
          both(
            'First the sign: equal signs give plus, different ones minus.',
            'আগে চিহ্ন: একই চিহ্ন হলে ধনাত্মক, ভিন্ন হলে ঋণাত্মক।',
          ),
          isAlike
            ? both('Here the signs are equal: the result is positive.', 'এখানে চিহ্ন একই: ফল ধনাত্মক।')
            : both('Here the signs differ: the result is negative.', 'এখানে চিহ্ন ভিন্ন: ফল ঋণাত্মক।'),
          both(
            `Then the size: $${Math.abs(first)} ${sign} ${Math.abs(b)} = ${size}$. So it is $${right}$.`,
            `তারপর পরম মান: $${Math.abs(first)} ${sign} ${Math.abs(b)} = ${size}$। তাই উত্তর $${right}$।`,
          ),
        ],
        misconceptions: [
          trap(
            -right,
            isAlike
              ? both('Minus and minus make plus here.', 'এখানে দুটি ঋণাত্মক মিলে ধনাত্মক।')
              : both('One of them is negative, so the result is too.', 'একটি ঋণাত্মক, তাই ফলও ঋণাত্মক।'),
          ),
          trap(first + b, both('You added. The sign says otherwise.', 'তুমি যোগ করেছ। চিহ্নটি দেখো।')),
          trap(first - b, both('You took away. The sign says otherwise.', 'তুমি বিয়োগ করেছ। চিহ্নটি দেখো।')),
        ],
      };
    },
  }),
];

const mountains = [
  { en: 'a mountain in Nepal', bn: 'নেপালের এক পাহাড়ে' },
  { en: 'a mountain in Bhutan', bn: 'ভুটানের এক পাহাড়ে' },
  { en: 'a pass in Kashmir', bn: 'কাশ্মীরের এক গিরিপথে' },
  { en: 'an island in the far north', bn: 'উত্তরের এক দ্বীপে' },
];
