import { choiceAmong, misconception, order, reversed, swapped, whole } from '../../make-answers.ts';
import { children } from '../../names.ts';
import { template } from '../../template.ts';
import { joined, say } from '../../text.ts';
import { kindsOfMistake, mistakes, recalling, rereading, topics } from './ways-of-learning.ts';

const lesson = (name: string) => [`free-learn-to-learn/${name}`];
const about = { subject: 'psychology', class: 6 } as const;

/** Remembering, spacing, and learning from mistakes. */
export const learningToLearn = [
  template({
    ...about,
    id: 'l6-pull-it-out',
    skill: 'retrieval-practice',
    strategy: 'try-before-looking',
    lessons: lesson('close-the-book'),
    make(random) {
      const [child, topic] = [random.of(children), random.of(topics)];
      const right = random.of(recalling);
      const wrong = random.shuffled(rereading, 3);
      return {
        question: say('l6-pull-it-out.question', { child: child.name, topic }),
        ...choiceAmong(random, right, wrong, (one) => [one, say('l6-pull-it-out.there-eyes-and-ears')]),
        hints: [
          say('l6-pull-it-out.hint-1'),
          say('l6-pull-it-out.hint-2'),
          say('l6-pull-it-out.hint-3', { right }),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'l6-cards-in-box-one',
    skill: 'spaced-repetition',
    strategy: 'follow-the-cards',
    lessons: lesson('a-little-and-often'),
    make(random, level) {
      const child = random.of(children);
      const all = random.int(8, 12 + 8 * level);
      const first = random.int(3, all - 3);
      const rest = all - first;
      const second = random.int(1, rest - 1);
      const isTwo = level > 1;
      const right = isTwo ? rest - second : rest;
      const nextDay = isTwo ? say('l6-cards-in-box-one.next-day-two-the-next-day-those', { second }) : '';
      return {
        question: say('l6-cards-in-box-one.question', { child: child.name, all, first, nextDay }),
        answer: whole(right),
        hints: [
          say('l6-cards-in-box-one.hint-1'),
          say('l6-cards-in-box-one.hint-2', { all, first, rest }),
          isTwo
            ? say('l6-cards-in-box-one.hint-3-two', { rest, second, right })
            : say('l6-cards-in-box-one.hint-3-not-two', { right }),
        ],
        misconceptions: [
          misconception(all - right, say('l6-cards-in-box-one.mistake-1')),
          misconception(first, say('l6-cards-in-box-one.mistake-2')),
          misconception(rest, say('l6-cards-in-box-one.mistake-3')),
          misconception(all, say('l6-cards-in-box-one.mistake-4')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'l6-growing-gaps',
    skill: 'spaced-repetition',
    strategy: 'add-the-gaps',
    lessons: lesson('a-little-and-often'),
    make(random, level) {
      const start = random.int(1, 9);
      const gaps = random.of(
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
      const topic = random.of(topics);
      return {
        question: say('l6-growing-gaps.question', {
          start,
          topic,
          gaps: joined(
            gaps.map((gap) => say('l6-growing-gaps.gap', { gap })),
            say('l6-growing-gaps.then'),
          ),
        }),
        answer: whole(right),
        hints: [
          say('l6-growing-gaps.hint-1'),
          say('l6-growing-gaps.hint-2', { start, gap: gaps[0] ?? 0, day: days[0] ?? 0 }),
          say('l6-growing-gaps.hint-3', { sum: [start, ...gaps].join(' + '), right }),
        ],
        misconceptions: [
          misconception(start + (gaps.at(-1) ?? 0), say('l6-growing-gaps.mistake-1')),
          misconception(right - start, say('l6-growing-gaps.mistake-2', { start })),
          misconception(right - 1, say('l6-growing-gaps.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'l6-kind-of-mistake',
    skill: 'read-mistakes',
    strategy: 'ask-what-it-says',
    lessons: lesson('mistakes-and-habits'),
    variety: mistakes.length * 4,
    make(random) {
      const child = random.of(children);
      const mistake = random.of(mistakes);
      const { name: right, cure } = kindsOfMistake[mistake.kind];
      const wrong = (['slip', 'gap', 'idea'] as const).filter((one) => one !== mistake.kind);
      return {
        question: mistake.told(child.name),
        ...choiceAmong(random, right, wrong, (one) => [kindsOfMistake[one].name, kindsOfMistake[one].sounds]),
        hints: [
          say('l6-kind-of-mistake.hint-1'),
          kindsOfMistake[mistake.kind].asks,
          say('l6-kind-of-mistake.hint-3', { right, cure }),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'l6-habit-order',
    skill: 'build-a-habit',
    strategy: 'signal-action-reward',
    lessons: lesson('mistakes-and-habits'),
    variety: 100,
    make(random) {
      const child = random.of(children);
      const signal = random.of(habits.signals);
      const action = random.of(habits.actions);
      const reward = random.of(habits.rewards);
      const list = [signal, action, reward];
      return {
        question: say('l6-habit-order.question', { child: child.name }),
        ...order(
          random,
          list,
          swapped(list, 0, 1, say('l6-habit-order.something-that-happens-anyway')),
          swapped(list, 1, 2, say('l6-habit-order.the-reward-comes-after')),
          reversed(list, say('l6-habit-order.turned-round-the-reward')),
        ),
        hints: [
          say('l6-habit-order.hint-1'),
          say('l6-habit-order.hint-2'),
          say('l6-habit-order.hint-3', { signal, action, reward }),
        ],
      };
    },
  }),
];

const habits = {
  signals: [
    say('learning-to-learn.habits-signals-the-evening-tea'),
    say('learning-to-learn.habits-signals-i-have-come-home'),
    say('learning-to-learn.habits-signals-i-have-brushed-my'),
    say('learning-to-learn.habits-signals-dinner-is-over'),
  ],
  actions: [
    say('learning-to-learn.habits-actions-i-answer-five-cards'),
    say('learning-to-learn.habits-actions-i-do-two-sums'),
    say('learning-to-learn.habits-actions-i-read-one-page'),
    say('learning-to-learn.habits-actions-i-write-three-sentences'),
  ],
  rewards: [
    say('learning-to-learn.habits-rewards-i-make-a-tick'),
    say('learning-to-learn.habits-rewards-i-water-my-plant'),
    say('learning-to-learn.habits-rewards-i-tell-grandmother-about'),
  ],
};
