import type { Dice } from '../../../dice.ts';
import { inBrackets, polynomial, valueAt } from '../polynomial.ts';

/** What a slope is asked of: by which rule, the derivative worked out, and where one goes astray. */
interface Slope {
  readonly y: string;
  readonly rule: readonly [en: string, bn: string];
  readonly worked: string;
  readonly right: number;
  readonly wrong: readonly (readonly [value: number, en: string, bn: string])[];
}

/** A slope at x = `at`, of a sum of powers. */
export function bySum(dice: Dice, at: number): Slope {
  const [a, b, c] = [dice.int(1, 3), dice.intBut(-5, 5, 0), dice.intBut(-9, 9, 0)];
  const right = 3 * a * at ** 2 + 2 * b * at;
  return {
    y: polynomial([a, b, 0, c]),
    rule: ['Each power: the derivative of $x^n$ is $nx^{n-1}$.', 'প্রতিটি ঘাতে: $x^n$-এর অন্তরজ $nx^{n-1}$।'],
    worked: `${3 * a} \\times ${inBrackets(at)}^2 + ${inBrackets(2 * b)} \\times ${inBrackets(at)} = ${right}`,
    right,
    wrong: [
      [right + c, 'The derivative of a constant is 0.', 'ধ্রুবকের অন্তরজ ০।'],
      [a * at ** 2 + b * at, 'The exponent comes down as a factor.', 'সূচকটি নেমে এসে গুণ হয়।'],
      [
        valueAt([a, b, 0, c], at),
        'That is y itself. The question asks for the slope.',
        'ওটা y-এর মান। চাওয়া হয়েছে ঢাল।',
      ],
    ],
  };
}

/** A slope at x = `at`, of a product. */
export function byProduct(dice: Dice, at: number): Slope {
  const [a, b, c, d] = [dice.int(1, 4), dice.intBut(-6, 6, 0), dice.int(1, 4), dice.intBut(-6, 6, 0)];
  const [f, g] = [valueAt([a, 0, b], at), valueAt([c, d], at)];
  const right = 2 * a * at * g + f * c;
  return {
    y: `(${polynomial([a, 0, b])})(${polynomial([c, d])})`,
    rule: ["The product rule: $(fg)' = f'g + fg'$.", "গুণফলের নিয়ম: $(fg)' = f'g + fg'$।"],
    worked: `${inBrackets(2 * a * at)} \\times ${inBrackets(g)} + ${inBrackets(f)} \\times ${c} = ${right}`,
    right,
    wrong: [
      [
        2 * a * at * c,
        'The derivative of a product is not the product of the derivatives.',
        'গুণফলের অন্তরজ অন্তরজ দুটির গুণফল নয়।',
      ],
      [2 * a * at * g, "The second part is missing: $fg'$.", "দ্বিতীয় অংশ $fg'$ বাদ পড়েছে।"],
      [f * g, 'That is y itself. The question asks for the slope.', 'ওটা y-এর মান। চাওয়া হয়েছে ঢাল।'],
    ],
  };
}

/** A slope at x = `at`, of a power of a bracket. */
export function byChain(dice: Dice, at: number): Slope {
  const [a, n] = [dice.int(2, 4), dice.int(3, 4)];
  const inside = dice.intBut(-3, 3, 0);
  const b = inside - a * at;
  const right = n * inside ** (n - 1) * a;
  return {
    y: `(${polynomial([a, b])})^${n}`,
    rule: [
      'The chain rule: the derivative of the outside, times that of the inside.',
      'শৃঙ্খল নিয়ম: বাইরের অন্তরজ গুণ ভেতরের অন্তরজ।',
    ],
    worked: `${n} \\times ${inBrackets(inside)}^${n - 1} \\times ${a} = ${right}`,
    right,
    wrong: [
      [right / a, `The inside has a derivative too: times ${a}.`, `ভেতরেরও অন্তরজ আছে: ${a} দিয়ে গুণ।`],
      [a * inside ** (n - 1), `The exponent ${n} comes down as a factor.`, `সূচক ${n} নেমে এসে গুণ হয়।`],
      [n * inside ** n * a, `The exponent goes down by one, to ${n - 1}.`, `সূচক এক কমে ${n - 1} হয়।`],
    ],
  };
}
