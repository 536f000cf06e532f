import { choice, misconception, whole } from '../../make-answers.ts';
import { template } from '../../template.ts';
import { say } from '../../text.ts';

const lesson = (name: string) => [`free-first-code/${name}`];
const about = { subject: 'coding', class: 6 } as const;

function asks(code: readonly string[]) {
  const block = `\n\n\`\`\`python\n${code.join('\n')}\n\`\`\``;
  return say('programs.asks-what-does-this-program', { block });
}

/** The topics of the programs: boxes, decisions, loops. */
export const programs = [
  template({
    ...about,
    id: 'k6-trace-the-boxes',
    skill: 'variables',
    strategy: 'table-of-boxes',
    lessons: lesson('boxes-with-names'),
    make(random, level) {
      const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 5)];
      const isTimes = level > 1;
      const next = a + b;
      const last = isTimes ? next * c : next + c;
      const swapped = level === 3;
      const code = [
        `a = ${a}`,
        `b = ${b}`,
        'a = a + b',
        `b = a ${isTimes ? '*' : '+'} ${c}`,
        ...(swapped ? ['a = b - a'] : []),
        `print(${swapped ? 'a' : 'b'})`,
      ];
      const right = swapped ? last - next : last;
      const old = isTimes ? a * c : a + c;
      const worked = `$${next} ${isTimes ? '\\times' : '+'} ${c} = ${last}$`;
      return {
        question: asks(code),
        answer: whole(right),
        hints: [
          say('k6-trace-the-boxes.hint-1'),
          say('k6-trace-the-boxes.hint-2', { a, b, next }),
          ...(swapped ? [say('k6-trace-the-boxes.hint-3-swapped', { worked })] : []),
          swapped
            ? say('k6-trace-the-boxes.hint-4-swapped', { last, next, right })
            : say('k6-trace-the-boxes.hint-4-not-swapped', { worked, right }),
        ],
        misconceptions: [
          misconception(swapped ? old - a : old, say('k6-trace-the-boxes.mistake-1')),
          misconception(swapped ? next : b, say('k6-trace-the-boxes.mistake-2')),
          misconception(swapped ? last : next, say('k6-trace-the-boxes.mistake-3')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'k6-which-road',
    skill: 'conditions',
    strategy: 'first-true-question',
    lessons: lesson('if-and-otherwise'),
    variety: 180,
    make(random, level) {
      const high = 10 * random.int(6, 9);
      const low = high - 10 * random.int(1, 3);
      const mark =
        level === 1
          ? random.int(low - 20, high + 10)
          : random.of([low - 1, low, low + 1, high - 1, high, high + 1]);
      const isStrict = level === 3;
      const sign = isStrict ? '>' : '>=';
      const words = random.shuffled(['gold', 'silver', 'bronze', 'star', 'try again']);
      const [top = '', middle = '', rest = ''] = words;
      const beats = (value: number) => (isStrict ? mark > value : mark >= value);
      const right = beats(high) ? top : beats(low) ? middle : rest;
      const code = [
        `mark = ${mark}`,
        `if mark ${sign} ${high}:`,
        `    print("${top}")`,
        `elif mark ${sign} ${low}:`,
        `    print("${middle}")`,
        'else:',
        `    print("${rest}")`,
      ];
      const feedback = say('k6-which-road.mistake');
      const border = isStrict
        ? say('k6-which-road.border-strict-is-not-more-than', { mark })
        : say('k6-which-road.border-not-strict-means-at-least-equal');
      const isBorder = mark === high || mark === low;
      const wrong = [top, middle, rest].filter((word) => word !== right);
      return {
        question: asks(code),
        ...choice(random, right, ...wrong.map((word) => [word, isBorder ? border : feedback] as const), [
          `${wrong[0]}, ${right}`,
          say('k6-which-road.only-one-road'),
        ]),
        hints: [
          say('k6-which-road.hint-1', { mark }),
          say('k6-which-road.hint-2', { mark, isStrict, high, isHigh: beats(high) }),
          beats(high)
            ? say('k6-which-road.hint-3-first', { right })
            : say('k6-which-road.hint-3-second', { isStrict, low, isLow: beats(low), right }),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'k6-collect-in-a-loop',
    skill: 'loops',
    strategy: 'round-by-round',
    lessons: lesson('again-and-again'),
    make(random, level) {
      const from = level === 1 ? 0 : random.int(1, 3);
      const to = from + random.int(3, 4 + level);
      const start = level === 3 ? random.int(1, 20) : 0;
      const factor = level === 1 ? random.int(1, 9) : random.int(1, 4);
      const rounds = Array.from({ length: to - from }, (_, at) => from + at);
      const added = (list: readonly number[]) => list.reduce((sum, i) => sum + i * factor, start);
      const step = factor === 1 ? 'i' : `i * ${factor}`;
      const range = from === 0 ? `range(${to})` : `range(${from}, ${to})`;
      const right = added(rounds);
      const sum = [start, ...rounds.map((i) => i * factor)].filter((value) => value !== 0).join(' + ');
      return {
        question: asks([
          `total = ${start}`,
          `for i in ${range}:`,
          `    total = total + ${step}`,
          'print(total)',
        ]),
        answer: whole(right),
        hints: [
          say('k6-collect-in-a-loop.hint-1', { range, rounds: rounds.join(', ') }),
          say('k6-collect-in-a-loop.hint-2', { factor, start, factorIs1: factor === 1 }),
          `$${sum} = ${right}$`,
        ],
        misconceptions: [
          misconception(added([...rounds, to]), say('k6-collect-in-a-loop.mistake-1', { to })),
          misconception(start + (rounds.at(-1) ?? 0) * factor, say('k6-collect-in-a-loop.mistake-2')),
          misconception(right - start, say('k6-collect-in-a-loop.mistake-3', { start })),
          misconception(added(rounds.slice(1)), say('k6-collect-in-a-loop.mistake-4', { from })),
        ],
      };
    },
  }),
];
