import { expect, test } from 'vitest';
import { order } from './make-answers.ts';
import { randomOf } from './random.ts';

const things = ['one', 'two', 'three'];

test.each([2, 3])(
  '%i items are never shown in the right order, because an untouched order counts as no answer',
  (count) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { answer } = order(randomOf(`${seed}`), things.slice(0, count));
      expect(answer.right.map((at) => answer.items[at])).toEqual(things.slice(0, count));
      expect(answer.items).not.toEqual(things.slice(0, count));
    }
  },
);
