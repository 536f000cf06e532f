import type { Random } from '../../../random.ts';
import { say, type Text } from '../../../text.ts';
import { inBrackets, polynomial, valueAt } from '../polynomial.ts';

/** A question about a slope: the rule, the derivative, and the usual mistakes. */
interface Slope {
  readonly y: string;
  readonly rule: Text;
  readonly worked: string;
  readonly right: number;
  readonly wrong: readonly (readonly [value: number, says: Text])[];
}

/** The slope of a sum of powers at x = `at`. */
export function bySum(random: Random, at: number): Slope {
  const [a, b, c] = [random.int(1, 3), random.intBut(-5, 5, 0), random.intBut(-9, 9, 0)];
  const right = 3 * a * at ** 2 + 2 * b * at;
  return {
    y: polynomial([a, b, 0, c]),
    rule: say('slope-rules.sum-rule'),
    worked: `${3 * a} \\times ${inBrackets(at)}^2 + ${inBrackets(2 * b)} \\times ${inBrackets(at)} = ${right}`,
    right,
    wrong: [
      [right + c, say('slope-rules.constant')],
      [a * at ** 2 + b * at, say('slope-rules.exponent')],
      [valueAt([a, b, 0, c], at), say('slope-rules.y-itself')],
    ],
  };
}

/** The slope of a product at x = `at`. */
export function byProduct(random: Random, at: number): Slope {
  const [a, b, c, d] = [random.int(1, 4), random.intBut(-6, 6, 0), random.int(1, 4), random.intBut(-6, 6, 0)];
  const [f, g] = [valueAt([a, 0, b], at), valueAt([c, d], at)];
  const right = 2 * a * at * g + f * c;
  return {
    y: `(${polynomial([a, 0, b])})(${polynomial([c, d])})`,
    rule: say('slope-rules.product-rule'),
    worked: `${inBrackets(2 * a * at)} \\times ${inBrackets(g)} + ${inBrackets(f)} \\times ${c} = ${right}`,
    right,
    wrong: [
      [2 * a * at * c, say('slope-rules.product')],
      [2 * a * at * g, say('slope-rules.second-part')],
      [f * g, say('slope-rules.y-itself')],
    ],
  };
}

/** The slope of a power of a bracket at x = `at`. */
export function byChain(random: Random, at: number): Slope {
  const [a, n] = [random.int(2, 4), random.int(3, 4)];
  const inside = random.intBut(-3, 3, 0);
  const b = inside - a * at;
  const right = n * inside ** (n - 1) * a;
  return {
    y: `(${polynomial([a, b])})^${n}`,
    rule: say('slope-rules.chain-rule'),
    worked: `${n} \\times ${inBrackets(inside)}^${n - 1} \\times ${a} = ${right}`,
    right,
    wrong: [
      [right / a, say('slope-rules.inside', { a })],
      [a * inside ** (n - 1), say('slope-rules.exponent-of', { n })],
      [n * inside ** n * a, say('slope-rules.exponent-less', { less: n - 1 })],
    ],
  };
}
