import { both } from '../../../bilingual.ts';
import { quantity, trap, whole } from '../../../make-answers.ts';
import { template } from '../../../template.ts';

const about = {
  subject: 'mathematics',
  class: 3,
  lessons: ['free-mental-arithmetic/adding-in-your-head'],
} as const;

/** Habits for adding and taking away without paper. */
export const addingInTheHead = [
  template({
    ...about,
    id: 'm3-jump-to-a-round-number',
    title: both('Jump to a round number', 'গোল সংখ্যায় লাফ'),
    skill: 'add-in-the-head',
    strategy: 'round-then-mend',
    make(dice, level) {
      const ten = [10, 100, 100][level - 1] ?? 10;
      const lack = dice.int(1, level === 3 ? 5 : 3);
      const near = ten * dice.int(level === 1 ? 2 : 1, [8, 4, 8][level - 1] ?? 4) - lack;
      const a = dice.int(11, [60, 300, 700][level - 1] ?? 60);
      const round = near + lack;
      return {
        question: both(`Work out in your head: $${a} + ${near}$`, `মনে মনে করো: $${a} + ${near}$`),
        answer: whole(a + near),
        hints: [
          both(`${near} is close to a friendly number. To which?`, `${near} একটি গোল সংখ্যার কাছে। কোনটির?`),
          both(
            `Add ${round} instead: $${a} + ${round} = ${a + round}$.`,
            `তার বদলে ${round} যোগ করো: $${a} + ${round} = ${a + round}$।`,
          ),
          both(
            `That was ${lack} too much: $${a + round} - ${lack} = ${a + near}$.`,
            `এতে ${lack} বেশি হয়েছে: $${a + round} - ${lack} = ${a + near}$।`,
          ),
        ],
        misconceptions: [
          trap(
            a + round + lack,
            both(
              `You added ${lack} more. As ${round} was too much, go back by ${lack}.`,
              `তুমি আরও ${lack} যোগ করেছ। ${round} বেশি ছিল, তাই ${lack} ফেরত দাও।`,
            ),
          ),
          trap(
            a + round,
            both(`Now give back the ${lack} that were too much.`, `এবার বেশি নেওয়া ${lack} ফেরত দাও।`),
          ),
          trap(
            a + near - 10,
            both(
              'Ten too few: a ten from the ones is missing.',
              'দশ কম হলো: এককের ঘর থেকে হাতে থাকা দশটি বাদ পড়েছে।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm3-how-far-is-it',
    title: both('Taking away is a distance', 'বিয়োগ মানে দূরত্ব'),
    skill: 'take-away-in-the-head',
    strategy: 'count-up',
    make(dice, level) {
      const from = dice.int([13, 24, 120][level - 1] ?? 13, [48, 69, 580][level - 1] ?? 48);
      const to = from + dice.int([12, 15, 80][level - 1] ?? 12, [40, 30, 390][level - 1] ?? 40);
      // By hundreds where one lies between them.
      const step = level === 3 && Math.ceil(from / 100) <= Math.floor(to / 100) ? 100 : 10;
      const first = Math.ceil(from / step) * step;
      const last = Math.floor(to / step) * step;
      // Round already, at either end: then there is no step to take.
      const stops = [...new Set([from, first, last, to])];
      const legs = stops.slice(1).map((stop, at) => ({ start: stops[at] ?? from, stop }));
      const walked = (language: 'en' | 'bn') =>
        legs
          .map(({ start, stop }) =>
            language === 'en'
              ? `From ${start} to ${stop}: ${stop - start}.`
              : `${start} থেকে ${stop}: ${stop - start}।`,
          )
          .join(' ');
      const sum =
        legs.length > 1 ? legs.map(({ start, stop }) => stop - start).join(' + ') : `${to} - ${from}`;
      const slip = Math.abs((to % 10) - (from % 10)) + (Math.floor(to / 10) - Math.floor(from / 10)) * 10;
      return {
        question: both(`Work out in your head: $${to} - ${from}$`, `মনে মনে করো: $${to} - ${from}$`),
        answer: whole(to - from),
        hints: [
          both(`How far is it from ${from} to ${to}? Walk it.`, `${from} থেকে ${to} কত দূর? হেঁটে দেখো।`),
          both(walked('en'), walked('bn')),
          both(`$${sum} = ${to - from}$`, `$${sum} = ${to - from}$`),
        ],
        misconceptions: [
          trap(
            slip,
            both(
              'You took the smaller digit from the larger one in each place. Walk from number to number.',
              'তুমি প্রতি ঘরে বড় অঙ্ক থেকে ছোট অঙ্ক বিয়োগ করেছ। এক সংখ্যা থেকে অন্য সংখ্যায় হেঁটে যাও।',
            ),
          ),
          trap(
            to - from + 10,
            both('Ten too much: count the tens of your walk again.', 'দশ বেশি হলো: পথের দশগুলো আবার গোনো।'),
          ),
          trap(
            to + from,
            both('You added. Here one number is taken away.', 'তুমি যোগ করেছ। এখানে বিয়োগ করতে হবে।'),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm3-change-from-a-note',
    title: both('Change from a note', 'ভাঙতি ফেরত'),
    skill: 'give-change',
    strategy: 'count-up-in-notes',
    make(dice, level) {
      const note = dice.of(
        [
          [50, 100],
          [100, 200, 500],
          [500, 1000],
        ][level - 1] ?? [100],
      );
      const price = dice.int(Math.floor(note / 5), note - 6);
      const change = note - price;
      const ten = Math.ceil(price / 10) * 10;
      return {
        question: both(
          `You buy for ${price} taka and pay with a note of ${note} taka. How much change do you get?`,
          `তুমি ${price} টাকার জিনিস কিনে ${note} টাকার নোট দিলে। কত টাকা ফেরত পাবে?`,
        ),
        answer: quantity(change, 'taka'),
        hints: [
          both(
            `Count up from ${price} to ${note}, as a good cashier does.`,
            `ভালো দোকানদারের মতো ${price} থেকে ${note} পর্যন্ত গুনে ওঠো।`,
          ),
          // A price in whole tens, or a note right above it, needs one step alone.
          ten === price || ten === note
            ? both(`${price} and how much make ${note}?`, `${price} আর কত মিলে ${note}?`)
            : both(
                `${price} and ${ten - price} make ${ten}. Then ${note - ten} more make ${note}.`,
                `${price} আর ${ten - price}-এ ${ten}। তারপর আর ${note - ten}-এ ${note}।`,
              ),
          ten === price || ten === note
            ? both(`$${note} - ${price} = ${change}$ taka.`, `$${note} - ${price} = ${change}$ টাকা।`)
            : both(
                `$${ten - price} + ${note - ten} = ${change}$ taka.`,
                `$${ten - price} + ${note - ten} = ${change}$ টাকা।`,
              ),
        ],
        misconceptions: [
          trap(
            change + 10,
            both('Ten taka too much: look at the tens again.', 'দশ টাকা বেশি হলো: দশকের ঘর আবার দেখো।'),
          ),
          trap(
            change + 100,
            both('A hundred too much: look at the hundreds again.', 'একশো টাকা বেশি হলো: শতকের ঘর আবার দেখো।'),
          ),
          trap(
            price,
            both(
              'That is the price. The question asks what you get back.',
              'ওটা দাম। জানতে চাওয়া হয়েছে, ফেরত কত পাবে।',
            ),
          ),
          trap(
            note + price,
            both(
              'You added. The shop keeps the price and gives back the rest.',
              'তুমি যোগ করেছ। দোকানদার দাম রেখে বাকিটা ফেরত দেন।',
            ),
          ),
        ],
      };
    },
  }),
];
