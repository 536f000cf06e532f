import { languages } from '@pathshala/contract/text/languages';
import { expect, test } from 'vitest';
import type { Exercise } from '../../practice/exercise.ts';
import { mark } from '../../practice/mark.ts';
import { blockIn, lineIn } from '../../practice/rendered-text.ts';
import { at, type QuestionRead, readQuestion } from '../../practice/testing/read-question.ts';
import { someSpellings } from '../../practice/testing/spellings.ts';
import { textIssues } from '../../practice/testing/text-issues.ts';
import { wordIssues } from '../../practice/testing/word-issues.ts';
import { textIn } from '../../practice/text-in.ts';
import { untrueFormulas } from '../../recompute.ts';
import type { PaperItem } from '../paper.ts';
import { allCreative } from './all-creative.ts';

const seeds = 60;

type Way = (stem: QuestionRead, part: QuestionRead) => number | string;

/** The real roots of $ax^2 + bx + c$ in ascending order. */
function roots(a: number, b: number, c: number): [number, number] {
  const root = Math.sqrt(b * b - 4 * a * c);
  return [(-b - root) / (2 * a), (-b + root) / (2 * a)];
}

/** The maximum of a function between two values, found numerically. */
function greatest(of: (x: number) => number, from: number, to: number): number {
  const steps = Math.round((to - from) * 100);
  return Math.max(...Array.from({ length: steps + 1 }, (_, step) => of(from + step / 100)));
}

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** A number directly before a letter, as in `40t`: the number reader takes it for part of a word. */
const factors = ({ text }: QuestionRead) =>
  [...text.replaceAll(/\^\d/g, '').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

/** Solves each computed part (apply and judge) again, from the English text alone. */
const ways: Readonly<Record<string, readonly [apply: Way, judge: Way]>> = {
  'cq9-bus': [
    (q) => (at(q, 0) * at(q, 1) ** 2) / 2,
    (q) => {
      const [a, t1, t2, t3] = [at(q, 0), at(q, 1), at(q, 2), at(q, 3)];
      // The area under the graph of the velocity: a trapezium.
      return ((t1 + t2 + t3 + t2) / 2) * a * t1;
    },
  ],
  'cq9-stones': [
    (q) => Number(Math.sqrt(2 * 9.8 * at(q, 0)).toFixed(6)),
    (q) => {
      const time = Math.sqrt((2 * at(q, 0)) / 9.8) - at(q, 1);
      const thrown = at(q, 0) / time - 4.9 * time;
      // Uses energy, not time.
      return Number(Math.sqrt(thrown ** 2 + 2 * 9.8 * at(q, 0)).toFixed(6));
    },
  ],
  'cq9-savings': [
    (q, part) => Array.from({ length: at(part, 0) - 1 }).reduce((sum: number) => sum + at(q, 1), at(q, 0)),
    (q) => {
      let [months, saved] = [0, 0];
      while (saved < at(q, 2)) {
        saved += at(q, 0) + months * at(q, 1);
        months += 1;
      }
      return months;
    },
  ],
  'cq9-ladder': [
    (q) => `${Math.sqrt(at(q, 0) ** 2 - at(q, 1) ** 2)}/${at(q, 1)}`,
    (q) => Math.sqrt(at(q, 0) ** 2 - at(q, 1) ** 2) - Math.sqrt(at(q, 0) ** 2 - at(q, 2) ** 2),
  ],
  'cq10-garden': [
    (q) => roots(1, at(q, 1), -at(q, 0))[1],
    (q) => {
      const width = roots(1, at(q, 1), -at(q, 0))[1];
      const [length, path] = [width + at(q, 1), at(q, 2)];
      // Four strips and four corners.
      return 2 * path * (width + length) + 4 * path * path;
    },
  ],
  'cq10-ball': [
    (q) => {
      const [v = 0] = factors(q);
      return greatest((t) => v * t - 5 * t * t, 0, 20);
    },
    (q) => {
      const [v = 0, , height = 0] = factors(q);
      const [up, down] = roots(5, -v, height);
      return down - up;
    },
  ],
  'cq10-roots': [
    (q) => (factors(q)[0] ?? 0) ** 2 - 4 * (factors(q)[1] ?? 0),
    (q) => {
      const [s = 0, p = 0] = factors(q);
      const [m, n] = roots(1, -s, p);
      return Math.round(m * m + n * n);
    },
  ],
  'cq10-boat': [
    (q) => {
      const [way, hours, c] = [at(q, 0), at(q, 1), at(q, 2)];
      return roots(hours, -2 * way, -hours * c * c)[1];
    },
    (q) => {
      const [way, hours, c] = [at(q, 0), at(q, 1), at(q, 2)];
      return Math.round((hours - (2 * way) / roots(hours, -2 * way, -hours * c * c)[1]) * 60);
    },
  ],
  'cq11-methane': [
    (q) => (at(q, 0) / 16) * 36,
    (q) => {
      const bottle = Number(/bottle with ([\d.]+) litres/.exec(q.text)?.[1]);
      return Number((bottle - (at(q, 0) / 16) * 2 * 22.4).toFixed(6));
    },
  ],
  'cq11-limestone': [
    (q) => Number(((at(q, 0) * at(q, 1) * 56) / 10_000).toFixed(6)),
    (q) => Number(((at(q, 0) * at(q, 1) * 22.4) / 10_000).toFixed(6)),
  ],
  'cq11-triangle': [
    (q) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = factors(q);
      return `${y2 - y1}/${x2 - x1}`;
    },
    (q) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, x3 = 0, y3 = 0] = factors(q);
      return Math.abs((x2 - x1) * (y3 - y1) - (x3 - x1) * (y2 - y1)) / 2;
    },
  ],
  'cq11-shelf': [
    (q) => factorial(at(q, 0)) / factorial(at(q, 0) - at(q, 1)),
    // Two seats that are not adjacent, in two orders, and the others in any order.
    (q) => (at(q, 0) - 1) * (at(q, 0) - 2) * factorial(at(q, 0) - 2),
  ],
  'cq12-cart': [
    (q, part) => {
      const [a = 0, b = 0] = factors(q);
      const [t, h] = [at(part, 0), 1e-4];
      const s = (x: number) => x ** 3 - a * x * x + b * x;
      return Math.round((s(t + h) - s(t - h)) / (2 * h));
    },
    (q) => {
      const [a = 0, b = 0] = factors(q);
      const [first, second] = roots(3, -2 * a, b);
      return Math.round((second - first) ** 3 / 2);
    },
  ],
  'cq12-box': [
    (q) => at(q, 1) * (at(q, 0) - 2 * at(q, 1)) ** 2,
    (q) => {
      const side = at(q, 0);
      return greatest((x) => x * (side - 2 * x) ** 2, 0, side / 2);
    },
  ],
  'cq12-tangent': [
    (q) => {
      const [b = 0, , x = 0] = factors(q);
      return 2 * x + b;
    },
    (q) => {
      const [, c = 0, x = 0] = factors(q);
      return c - x * x;
    },
  ],
  'cq12-price': [
    (q) => {
      const [most = 0, k = 0, price = 0] = factors(q);
      return price * most - k * price * price;
    },
    (q) => {
      const [most = 0, k = 0] = factors(q);
      return greatest((p) => p * (most - k * p), 0, most / k);
    },
  ],
};

const computed = ({ parts }: PaperItem): Exercise[] =>
  parts.flatMap((part) => (part.kind === 'marked' ? [part.exercise] : []));
const readText = (question: Exercise['question'], answer: Exercise['answer']) =>
  readQuestion({ question, answer } as Exercise);

test.each(allCreative.map((one) => [one.id, one] as const))('%s', (id, one) => {
  const ofSeeds = Array.from({ length: seeds }, (_, seed) => one.generate(seed));
  expect(new Set(ofSeeds.map(({ stem }) => textIn(stem ?? '', 'en'))).size).toBeGreaterThanOrEqual(7);
  expect(one.generate(3), 'the same for the same seed').toEqual(ofSeeds[3]);
  // Some templates have only a dozen different ones.
  const items = [...new Map(ofSeeds.map((item) => [JSON.stringify(item), item])).values()];
  for (const item of items) proveMarks(item);
  for (const item of items) proveAnswers(item, id);
  proveTexts(items);
});

/** Four parts of 1, 2, 3 and 4 marks, with one line of the scheme for each mark. */
function proveMarks(item: PaperItem): void {
  expect(item.parts.map(({ marks }) => marks)).toEqual([1, 2, 3, 4]);
  const lines = item.parts.map((part) => {
    if (part.kind === 'written') return part.scheme.length;
    return part.kind === 'marked' ? part.exercise.hints.length : 0;
  });
  expect(lines).toEqual([1, 2, 3, 4]);
}

/** An independent solution confirms each computed part, in every spelling. */
function proveAnswers(item: PaperItem, id: string): void {
  for (const [place, exercise] of computed(item).entries()) {
    const stem = readText(item.stem ?? exercise.question, exercise.answer);
    const typed = String(ways[id]?.[place]?.(stem, readText(exercise.question, exercise.answer)));
    const asked = `${textIn(item.stem ?? '', 'en')} ${textIn(exercise.question, 'en')} ${typed}`;
    expect(mark(exercise, typed).result, asked).toBe('right');
    const refused = someSpellings(exercise).filter((way) => mark(exercise, way).result !== 'right');
    expect(refused, asked).toEqual([]);
  }
}

/** The texts fit, are true and can be rendered. */
function proveTexts(items: readonly PaperItem[]): void {
  const issues = items.flatMap((item) =>
    computed(item).flatMap((one) => [...textIssues(one), ...wordIssues(one)]),
  );
  expect([...new Set(issues)].slice(0, 3)).toEqual([]);
  const lines = items.slice(0, 9).flatMap((item) => computed(item).flatMap(({ hints }) => hints));
  expect(lines.flatMap((line) => languages.flatMap((one) => untrueFormulas(textIn(line, one))))).toEqual([]);
  for (const { stem, parts } of items.slice(0, 2)) {
    const written = parts.flatMap((part) => (part.kind === 'written' ? [part.question, ...part.scheme] : []));
    for (const text of [...(stem ? [stem] : []), ...written]) {
      expect(blockIn(text, 'en')).not.toBe('');
      expect(lineIn(text, 'bn')).not.toBe('');
      expect(textIn(text, 'bn').replace(/\$[^$]*\$/g, '')).not.toMatch(/[0-9]/);
    }
  }
}

test('the last part asks for a judgement, and throws from a bridge have realistic speeds', () => {
  for (const one of allCreative) {
    const last = one.generate(1).parts[3];
    expect(last?.kind === 'marked' && textIn(last.exercise.question, 'en'), one.id).toMatch(
      /\?.*give as your answer/,
    );
  }
  const stones = allCreative.find(({ id }) => id === 'cq9-stones');
  for (let seed = 0; seed < seeds; seed += 1) {
    const en = textIn(stones?.generate(seed).stem ?? '', 'en');
    expect(Number(/that is ([\d.]+) m above/.exec(en)?.[1])).toBeLessThan(35);
    expect(en).toContain('$g = 9.8$');
  }
});
