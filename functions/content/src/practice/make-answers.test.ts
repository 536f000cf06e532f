import { expect, test } from 'vitest';
import { diceOf } from './dice.ts';
import { order } from './make-answers.ts';

const things = ['one', 'two', 'three'].map((name) => ({ en: name, bn: name }));

test.each([2, 3])(
  '%i things to put in order are never shown in it, as one who leaves them has answered nothing',
  (count) => {
    for (let seed = 0; seed < 50; seed += 1) {
      const { answer } = order(diceOf(`${seed}`), things.slice(0, count));
      expect(answer.right.map((at) => answer.items[at])).toEqual(things.slice(0, count));
      expect(answer.items).not.toEqual(things.slice(0, count));
    }
  },
);
