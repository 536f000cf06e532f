import { whole } from '../../../make-answers.ts';
import { topic } from '../../../template.ts';
import { say } from '../../../text.ts';

/** Products that split into easy ones. */
export const multiplyingInTheHead = topic('mathematics', 4, 'free-mental-arithmetic', {
  'm4-split-a-factor': {
    about: ['multiply-in-the-head', 'split-and-add', 'multiplying-by-splitting'],
    make(random, level) {
      const a = random.int(3, 9);
      const tens = random.int(1, [3, 9, 9][level - 1] ?? 3) * (level === 3 ? 100 : 10);
      const rest = random.int(2, 9) * (level === 3 ? 10 : 1);
      const b = tens + rest;
      return {
        values: { a, b, tens, rest, aTimesTens: a * tens, aTimesRest: a * rest, aTimesB: a * b },
        answer: whole(a * b),
        mistakes: [a * tens + rest, a * (tens / 10) + a * rest, a + b],
      };
    },
  },
  'm4-neighbours-of-ten': {
    about: ['multiply-in-the-head', 'neighbour-of-ten', 'multiplying-by-splitting'],
    make(random, level) {
      const by = random.of(level === 1 ? [5, 9] : level === 2 ? [5, 9, 11] : [9, 11, 25]);
      const b = by === 25 ? 4 * random.int(3, 24) : random.int(12, [40, 80, 120][level - 1] ?? 40);
      const way = wayOf(by, b);
      return {
        values: { b, by, idea: way.idea, step: way.step, forgot: way.forgot, other: way.other },
        answer: whole(b * by),
        worked: way.last,
        mistakes: [b * way.neighbour, way.wrongWay],
      };
    },
  },
});

function wayOf(by: number, b: number) {
  if (by === 5 || by === 25) {
    const [neighbour, parts] = by === 5 ? [10, 2] : [100, 4];
    const part = say(`multiplying-in-the-head.${parts === 2 ? 'half' : 'quarter'}`);
    return {
      neighbour,
      idea: say('multiplying-in-the-head.way-of-idea-times-is-of-times', { by, part, neighbour }),
      step: `$${b} \\times ${neighbour} = ${b * neighbour}$`,
      last: `$${b * neighbour} \\div ${parts} = ${b * by}$`,
      forgot: say('multiplying-in-the-head.way-of-forgot-that-is-times-now', { neighbour, part }),
      wrongWay: (b * neighbour) / parts / 10,
      other: say('multiplying-in-the-head.way-of-other-a-nought-is-missing'),
    };
  }
  const [sign, more] = by === 9 ? ['-', -1] : ['+', 1];
  return {
    neighbour: 10,
    idea:
      by === 9
        ? say('multiplying-in-the-head.times-9-is-ten', { b })
        : say('multiplying-in-the-head.times-11-is-ten', { b }),
    step: `$${b} \\times 10 = ${b * 10}$`,
    last: `$${b * 10} ${sign} ${b} = ${b * by}$`,
    forgot: say('multiplying-in-the-head.way-of-forgot-that-is-times-10', { b }),
    wrongWay: b * 10 - more * b,
    other:
      by === 9
        ? say('multiplying-in-the-head.you-added-times-9', { b })
        : say('multiplying-in-the-head.you-took-away-times', { b }),
  };
}
