import { both, plural } from '../../bilingual.ts';
import { choice, order, trap, whole } from '../../make-answers.ts';
import { children } from '../../names.ts';
import { template } from '../../template.ts';
import { kindsOfMistake, mistakes, recalling, rereading, topics } from './ways-of-learning.ts';

const lesson = (name: string) => [`free-learn-to-learn/${name}`];
const about = { subject: 'psychology', class: 6 } as const;

/** Remembering, spacing, and reading one's mistakes. */
export const learningToLearn = [
  template({
    ...about,
    id: 'l6-pull-it-out',
    title: both('Pulling it out of your head', 'মাথা থেকে বের করা'),
    skill: 'retrieval-practice',
    strategy: 'try-before-looking',
    lessons: lesson('close-the-book'),
    make(dice) {
      const [child, topic] = [dice.of(children), dice.of(topics)];
      const right = dice.of(recalling);
      const wrong = dice.shuffled(rereading, 3);
      return {
        question: both(
          `${child.en} wants to remember the page about ${topic.en} next week too. Which way helps most?`,
          `${topic.bn} পাতাটি ${child.bn} এক সপ্তাহ পরেও মনে রাখতে চায়। কোন উপায়টি সবচেয়ে কাজে লাগে?`,
        ),
        ...choice(
          dice,
          right,
          ...wrong.map(
            (one) =>
              [
                one,
                both(
                  'There eyes and ears work, not the memory. It feels familiar, but little stays.',
                  'ওতে চোখ-কান কাজ করে, স্মৃতি নয়। চেনা চেনা লাগে, কিন্তু মনে থাকে কম।',
                ),
              ] as const,
          ),
        ),
        hints: [
          both(
            'Looking again feels good. But what makes a path in the grass wide?',
            'আবার দেখলে ভালো লাগে। কিন্তু ঘাসের পথ চওড়া হয় কীসে?',
          ),
          both(
            'First try, then look: where must one remember without seeing?',
            'আগে চেষ্টা, পরে দেখা: কোথায় না দেখে মনে করতে হয়?',
          ),
          both(`There one must remember: ${right.en}.`, `এতে মনে করতে হয়: ${right.bn}।`),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'l6-cards-in-box-one',
    title: both('Cards that move on', 'যে কার্ড এগিয়ে যায়'),
    skill: 'spaced-repetition',
    strategy: 'follow-the-cards',
    lessons: lesson('a-little-and-often'),
    make(dice, level) {
      const child = dice.of(children);
      const all = dice.int(8, 12 + 8 * level);
      const first = dice.int(3, all - 3);
      const rest = all - first;
      const second = dice.int(1, rest - 1);
      const isTwo = level > 1;
      const right = isTwo ? rest - second : rest;
      const nextDay = isTwo
        ? both(
            ` The next day those from box 1 are asked again, and ${second} ${second === 1 ? 'is' : 'are'} right.`,
            ` পরদিন 1 নম্বর বাক্সেরগুলো আবার ধরা হলো, ${second}টি ঠিক হলো।`,
          )
        : both('', '');
      return {
        question: both(
          `${child.en} puts ${all} new cards into box 1 and answers ${first} of them right: these move to box 2.${nextDay.en} How many cards are in box 1 now?`,
          `${child.bn} 1 নম্বর বাক্সে ${all}টি নতুন কার্ড রাখল। ${first}টির উত্তর ঠিক হলো: সেগুলো 2 নম্বর বাক্সে গেল।${nextDay.bn} এখন 1 নম্বর বাক্সে কয়টি কার্ড?`,
        ),
        answer: whole(right),
        hints: [
          both(
            'What is known moves on. What is not known stays in box 1.',
            'যেটা জানা, সেটা এগোয়। যেটা জানা নেই, সেটা 1 নম্বরেই থাকে।',
          ),
          both(
            `After the first day: $${all} - ${first} = ${rest}$ ${rest === 1 ? 'stays' : 'stay'}.`,
            `প্রথম দিনের পর থাকে $${all} - ${first} = ${rest}$টি।`,
          ),
          isTwo
            ? both(
                `After the second day: $${rest} - ${second} = ${right}$.`,
                `দ্বিতীয় দিনের পর: $${rest} - ${second} = ${right}$টি।`,
              )
            : both(`So box 1 holds ${plural(right, 'card', 'cards')}.`, `তাই 1 নম্বর বাক্সে ${right}টি কার্ড।`),
        ],
        misconceptions: [
          trap(
            all - right,
            both(
              'Those have moved on. The question asks what stays in box 1.',
              'ওগুলো এগিয়ে গেছে। জানতে চাওয়া হয়েছে, 1 নম্বরে কয়টি থাকল।',
            ),
          ),
          trap(first, both('Those moved to box 2.', 'ওগুলো 2 নম্বর বাক্সে গেছে।')),
          trap(
            rest,
            both('That was after the first day. There is one more.', 'ওটা প্রথম দিনের পর। আরও এক দিন আছে।'),
          ),
          trap(all, both('Cards that are known move on.', 'জানা কার্ড এগিয়ে যায়।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'l6-growing-gaps',
    title: both('Gaps that grow', 'বাড়তে থাকা বিরতি'),
    skill: 'spaced-repetition',
    strategy: 'add-the-gaps',
    lessons: lesson('a-little-and-often'),
    make(dice, level) {
      const start = dice.int(1, 9);
      const gaps = dice.of(
        [
          [1, 3],
          [1, 2, 4],
          [1, 3, 5],
          [1, 3, 7],
          [2, 4, 6],
          [1, 4, 8],
          [2, 5, 7],
          [1, 3, 6, 8],
        ].filter((one) => one.length <= level + 1),
      );
      const days = gaps.map((_, at) => start + gaps.slice(0, at + 1).reduce((sum, gap) => sum + gap, 0));
      const right = days.at(-1) ?? start;
      const topic = dice.of(topics);
      return {
        question: both(
          `On day ${start} of the month you learn about ${topic.en}. You repeat it after ${gaps.map((gap) => plural(gap, 'day', 'days')).join(', then after ')}, each counted from the time before. On which day of the month is the last repetition?`,
          `মাসের ${start} তারিখে তুমি ${topic.bn} পড়াটি শিখলে। তারপর ঝালাই করো ${gaps.map((gap) => `${gap} দিন পরে`).join(', তারপর ')}, প্রতিবার আগের দিন থেকে গুনে। শেষ ঝালাই কত তারিখে?`,
        ),
        answer: whole(right),
        hints: [
          both(
            'Each gap begins on the day of the last repetition.',
            'প্রতিটি বিরতি শুরু হয় আগের ঝালাইয়ের দিন থেকে।',
          ),
          both(
            `The first one: $${start} + ${gaps[0]} = ${days[0]}$.`,
            `প্রথমটি: $${start} + ${gaps[0]} = ${days[0]}$ তারিখ।`,
          ),
          both(
            `In all: $${[start, ...gaps].join(' + ')} = ${right}$.`,
            `সব মিলিয়ে: $${[start, ...gaps].join(' + ')} = ${right}$ তারিখ।`,
          ),
        ],
        misconceptions: [
          trap(
            start + (gaps.at(-1) ?? 0),
            both(
              'You counted the last gap from the first day. Count from the repetition before.',
              'তুমি শেষ বিরতি প্রথম দিন থেকে গুনেছ। আগের ঝালাই থেকে গোনো।',
            ),
          ),
          trap(
            right - start,
            both(
              `So many days have passed. But you began on day ${start}.`,
              `এত দিন কেটেছে। কিন্তু শুরু ${start} তারিখে।`,
            ),
          ),
          trap(
            right - 1,
            both(
              'The day after day 1 is day 2: do not count the first day itself.',
              '1 তারিখের এক দিন পরে 2 তারিখ: শুরুর দিনটি গুনবে না।',
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'l6-kind-of-mistake',
    title: both('Slip, gap or wrong idea?', 'হাত ফসকানো, ফাঁক না ভুল ধারণা?'),
    skill: 'read-mistakes',
    strategy: 'ask-what-it-says',
    lessons: lesson('mistakes-and-habits'),
    variety: mistakes.length * 4,
    make(dice) {
      const child = dice.of(children);
      const mistake = dice.of(mistakes);
      const { name: right, cure } = kindsOfMistake[mistake.kind];
      const wrong = (['slip', 'gap', 'idea'] as const).filter((one) => one !== mistake.kind);
      return {
        question: both(
          mistake.text.en.replaceAll('NAME', child.en),
          mistake.text.bn.replaceAll('NAME', child.bn),
        ),
        ...choice(
          dice,
          right,
          ...wrong.map((one) => [kindsOfMistake[one].name, kindsOfMistake[one].sounds] as const),
        ),
        hints: [
          both(
            'Did the child know it, had it forgotten, or believed something wrong?',
            'সে কি জানত, ভুলে গিয়েছিল, না ভুল কিছু বিশ্বাস করত?',
          ),
          kindsOfMistake[mistake.kind].asks,
          both(`It is ${right.en}. What helps: ${cure.en}.`, `এটি ${right.bn}। যা কাজে লাগে: ${cure.bn}।`),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'l6-habit-order',
    title: both('The parts of a habit', 'অভ্যাসের তিন অংশ'),
    skill: 'build-a-habit',
    strategy: 'signal-action-reward',
    lessons: lesson('mistakes-and-habits'),
    variety: 100,
    make(dice) {
      const child = dice.of(children);
      const signal = dice.of(habits.signals);
      const action = dice.of(habits.actions);
      const reward = dice.of(habits.rewards);
      const list = [signal, action, reward];
      return {
        question: both(
          `${child.en} plans a habit with a signal, an action and a small reward. Put them in order.`,
          `${child.bn} একটি অভ্যাস গড়বে: সংকেত, কাজ, ছোট পুরস্কার। ক্রম অনুযায়ী সাজাও।`,
        ),
        ...order(
          dice,
          list,
          [
            [action, signal, reward],
            both(
              'Something that happens anyway comes first: it is the signal.',
              'যা এমনিতেই ঘটে, সেটা আগে: সেটাই সংকেত।',
            ),
          ],
          [[signal, reward, action], both('The reward comes after the action.', 'পুরস্কার আসে কাজের পরে।')],
          [
            [reward, action, signal],
            both('Turned round: the reward comes last.', 'উল্টো হয়েছে: পুরস্কার সবশেষে।'),
          ],
        ),
        hints: [
          both('The signal is something that happens every day anyway.', 'সংকেত হলো যা প্রতিদিন এমনিতেই ঘটে।'),
          both('After … I … : the action follows it at once.', '… এর পরে আমি … : কাজটি ঠিক তার পরেই।'),
          both(`${signal.en} → ${action.en} → ${reward.en}`, `${signal.bn} → ${action.bn} → ${reward.bn}`),
        ],
      };
    },
  }),
];

const habits = {
  signals: [
    both('the evening tea is finished', 'বিকেলের চা শেষ হলো'),
    both('I have come home from school', 'স্কুল থেকে বাড়ি ফিরলাম'),
    both('I have brushed my teeth', 'দাঁত মাজা হলো'),
    both('dinner is over', 'রাতের খাওয়া শেষ হলো'),
  ],
  actions: [
    both('I answer five cards', 'আমি পাঁচটি কার্ডের উত্তর দিই'),
    both('I do two sums', 'আমি দুটি অঙ্ক করি'),
    both('I read one page aloud', 'আমি এক পাতা জোরে পড়ি'),
    both('I write three sentences', 'আমি তিনটি বাক্য লিখি'),
  ],
  rewards: [
    both('I make a tick on the calendar', 'ক্যালেন্ডারে টিক দিই'),
    both('I water my plant', 'আমার গাছে পানি দিই'),
    both('I tell Grandmother about it', 'দাদিকে কথাটা বলি'),
  ],
};
