import { choiceAmong, order, reversed, swapped, whole } from '../make-answers.ts';
import { children, topic } from '../template.ts';
import { joined, say, type Text, words } from '../text.ts';

const topics = words('ways-of-learning.topics', 6);

/** Ways of learning that need recall. */
const recalling = words('ways-of-learning.recalling', 5);

/** Ways of learning that feel good but help little. */
const rereading = words('ways-of-learning.rereading', 5);

interface KindOfMistake {
  readonly name: Text;
  readonly asks: Text;
  readonly cure: Text;
  readonly sounds: Text;
}

const kindsOfMistake: Readonly<Record<'slip' | 'gap' | 'idea', KindOfMistake>> = {
  slip: {
    name: say('ways-of-learning.a-slip'),
    asks: say('ways-of-learning.it-was-known-only'),
    cure: say('ways-of-learning.a-habit-of-checking'),
    sounds: say('ways-of-learning.a-slip-sounds-like'),
  },
  gap: {
    name: say('ways-of-learning.a-gap'),
    asks: say('ways-of-learning.it-was-learned-once'),
    cure: say('ways-of-learning.remembering-and-repeating'),
    sounds: say('ways-of-learning.a-gap-sounds-like'),
  },
  idea: {
    name: say('ways-of-learning.a-wrong-idea'),
    asks: say('ways-of-learning.it-was-believed'),
    cure: say('ways-of-learning.an-explanation-and-examples'),
    sounds: say('ways-of-learning.a-wrong-idea-sounds'),
  },
};

const row = (kind: 'slip' | 'gap' | 'idea', mistake: string) => ({
  kind,
  told: (child: Text) => say(`ways-of-learning.${mistake}`, { child }),
});

const mistakes = [
  row('slip', 'mistake-writes-that-7-8'),
  row('slip', 'mistake-forgets-the-full-stop'),
  row('slip', 'mistake-copied-36-from-the'),
  row('gap', 'mistake-leaves-the-area-of'),
  row('gap', 'mistake-cannot-name-the-three'),
  row('gap', 'mistake-knew-the-past-of'),
  row('idea', 'mistake-writes-1-2-1'),
  row('idea', 'mistake-writes-he-have-a'),
  row('idea', 'mistake-thinks-that-0-35'),
  row('idea', 'mistake-is-sure-that-a'),
];

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
      const nextDay = isTwo ? say('l6-cards-in-box-one.next-day-two-the-next-day-those', { second }) : '';
      return {
        values: { all, first, nextDay, rest, second: isTwo ? second : 0, right, child: child.name, isTwo },
        answer: whole(right),
        mistakes: [all - right, first, rest, all],
      };
    },
  },
  'l6-growing-gaps': {
    about: ['spaced-repetition', 'add-the-gaps', 'a-little-and-often'],
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
        values: {
          start,
          topic,
          right,
          gaps: joined(
            gaps.map((gap) => say('l6-growing-gaps.gap', { gap })),
            say('l6-growing-gaps.then'),
          ),
          gap: gaps[0] ?? 0,
          day: days[0] ?? 0,
          sum: [start, ...gaps].join(' + '),
        },
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
      const mistake = random.of(mistakes);
      const { name: right, cure } = kindsOfMistake[mistake.kind];
      const wrong = (['slip', 'gap', 'idea'] as const).filter((one) => one !== mistake.kind);
      return {
        values: { told: mistake.told(child.name), right, cure, asks: kindsOfMistake[mistake.kind].asks },
        ...choiceAmong(random, right, wrong, (one) => [kindsOfMistake[one].name, kindsOfMistake[one].sounds]),
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
        ...order(
          random,
          list,
          swapped(list, 0, 1, say('l6-habit-order.something-that-happens-anyway')),
          swapped(list, 1, 2, say('l6-habit-order.the-reward-comes-after')),
          reversed(list, say('l6-habit-order.turned-round-the-reward')),
        ),
      };
    },
  },
});

const habits = {
  signals: words('learning-to-learn.habits-signals', 4),
  actions: words('learning-to-learn.habits-actions-i', 4),
  rewards: words('learning-to-learn.habits-rewards-i', 3),
};
