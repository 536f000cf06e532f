import { choiceAmong, swapped, whole } from '../make-answers.ts';
import { numberRows } from '../rational.ts';
import { children, topic } from '../template.ts';
import { joined, say, words } from '../text.ts';

const topics = words('ways-of-learning.topics', 6);

/** Ways of learning that need recall. */
const recalling = words('ways-of-learning.recalling', 5);

/** Ways of learning that feel good but help little. */
const rereading = words('ways-of-learning.rereading', 5);

const kinds = ['slip', 'gap', 'idea'] as const;
const kindOf = (kind: string) => say(`ways-of-learning.${kind}`);
const mistakes = kinds.flatMap((kind, at) =>
  words(`ways-of-learning.${kind}-mistakes`, [3, 3, 4][at] ?? 0).map(({ key }) => ({ kind, key })),
);

const growing = numberRows('1 3, 1 2 4, 1 3 5, 1 3 7, 2 4 6, 1 4 8, 2 5 7, 1 3 6 8');

export const learningToLearn = topic('psychology', 6, 'free-learn-to-learn', {
  'l6-pull-it-out': {
    about: ['retrieval-practice', 'try-before-looking', 'close-the-book'],
    make(random) {
      const [child, topic] = [random.of(children), random.of(topics)];
      const right = random.of(recalling);
      const wrong = random.shuffled(rereading, 3);
      return {
        values: { topic, right, child: child.name },
        ...choiceAmong(random, right, wrong, (one) => [one, say('l6-pull-it-out.there-eyes-and-ears')]),
      };
    },
  },
  'l6-cards-in-box-one': {
    about: ['spaced-repetition', 'follow-the-cards', 'a-little-and-often'],
    make(random, level) {
      const child = random.of(children);
      const all = random.int(8, 12 + 8 * level);
      const first = random.int(3, all - 3);
      const rest = all - first;
      const second = random.int(1, rest - 1);
      const isTwo = level > 1;
      const right = isTwo ? rest - second : rest;
      return {
        values: { all, first, rest, second: isTwo ? second : 0, right, child: child.name, isTwo },
        answer: whole(right),
        mistakes: [all - right, first, rest, all],
      };
    },
  },
  'l6-growing-gaps': {
    about: ['spaced-repetition', 'add-the-gaps', 'a-little-and-often'],
    make(random, level) {
      const start = random.int(1, 9);
      const gaps = random.of(growing.filter((one) => one.length <= level + 1));
      const days = gaps.map((_, at) => start + gaps.slice(0, at + 1).reduce((sum, gap) => sum + gap, 0));
      const right = days.at(-1) ?? start;
      const named = gaps.map((gap) => say('l6-growing-gaps.gap', { gap }));
      const [told, sum] = [joined(named, say('l6-growing-gaps.then')), [start, ...gaps].join(' + ')];
      const topic = random.of(topics);
      return {
        values: { start, topic, right, gaps: told, gap: gaps[0] ?? 0, day: days[0] ?? 0, sum },
        answer: whole(right),
        mistakes: [start + (gaps.at(-1) ?? 0), right - start, right - 1],
      };
    },
  },
  'l6-kind-of-mistake': {
    about: ['read-mistakes', 'ask-what-it-says', 'mistakes-and-habits'],
    variety: mistakes.length * 4,
    make(random) {
      const child = random.of(children);
      const { kind, key } = random.of(mistakes);
      const others = kinds.filter((one) => one !== kind);
      const [right, cure, asks] = [kindOf(kind), kindOf(`${kind}-cure`), kindOf(`${kind}-asks`)];
      return {
        values: { told: say(key, { child: child.name }), right, cure, asks },
        ...choiceAmong(random, right, others, (one) => [kindOf(one), kindOf(`${one}-sounds`)]),
      };
    },
  },
  'l6-habit-order': {
    about: ['build-a-habit', 'signal-action-reward', 'mistakes-and-habits'],
    variety: 100,
    make(random) {
      const child = random.of(children);
      const signal = random.of(habits.signals);
      const action = random.of(habits.actions);
      const reward = random.of(habits.rewards);
      const list = [signal, action, reward];
      return {
        values: { signal, action, reward, child: child.name },
        inOrder: list,
        wrong: [swapped(list, 0, 1), swapped(list, 1, 2), list.toReversed()],
      };
    },
  },
});

const habits = {
  signals: words('learning-to-learn.habits-signals', 4),
  actions: words('learning-to-learn.habits-actions-i', 4),
  rewards: words('learning-to-learn.habits-rewards-i', 3),
};
