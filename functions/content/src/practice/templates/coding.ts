import { choice, point, whole } from '../make-answers.ts';
import { topic } from '../template.ts';
import { joined, say, type Text } from '../text.ts';

const axis = { from: 0, to: 8, step: 1 };

/** Right, up, left, down: a left turn is the next one. */
const ways = [
  [1, 0, 'right'],
  [0, 1, 'up'],
  [-1, 0, 'left'],
  [0, -1, 'down'],
] as const;

/** Commands as in the lesson, in each language. */
const commands = {
  forward: say('robot.forward'),
  'turn left': say('robot.turn-left'),
  'turn right': say('robot.turn-right'),
} as const;

type Step = { readonly command: keyof typeof commands; readonly times: number };
type Place = { readonly x: number; readonly y: number };

/** The robot's position after its steps. It starts facing right. `turn` is 1, or -1 if left and right are mixed up. */
function walk(steps: readonly Step[], from: Place, turn: 1 | -1 = 1): Place {
  let [{ x, y }, way] = [from, 0];
  for (const { command, times } of steps) {
    if (command !== 'forward') {
      way = (way + (command === 'turn left' ? turn : 4 - turn)) % 4;
      continue;
    }
    const [dx, dy] = ways[way] ?? ways[0];
    x += dx * times;
    y += dy * times;
  }
  return { x, y };
}

const typed = ({ x, y }: Place) => `${x}, ${y}`;

export const robot = topic('coding', 5, 'free-first-code', {
  'k5-trace-the-robot': {
    about: ['trace-a-program', 'step-by-step', 'one-step-at-a-time'],
    make(random, level) {
      const from = { x: random.int(2, 4), y: random.int(3, 5) };
      const runs = level + 1;
      const steps: Step[] = [];
      for (let run = 0; run < runs; run += 1) {
        if (run > 0) steps.push({ command: random.of(['turn left', 'turn right'] as const), times: 1 });
        steps.push({ command: 'forward', times: run > 1 ? 1 : random.int(1, 2 + (run === 0 ? 1 : 0)) });
      }
      const end = walk(steps, from);
      const program = steps.flatMap(({ command, times }) => Array.from({ length: times }, () => command));
      const [first] = steps;
      const after = walk(steps.slice(0, 1), from);
      const lines = joined(
        program.map((one) => commands[one]),
        '\n',
      );
      const code = ['\n\n```text\n', lines, '\n```'];
      const mixed = walk(steps, from, -1);
      const [endX, endY, fromX, fromY, afterX, afterY] = [end.x, end.y, from.x, from.y, after.x, after.y];
      const firstTimes = first?.times ?? 1;
      return {
        values: { code, fromX, fromY, firstTimes, afterX, afterY, steps: traced(steps, from), endX, endY },
        answer: point([end.x, end.y], [axis, axis]),
        mistakes: [
          mixed.y >= 0 && typed(mixed),
          `${from.x + program.filter((one) => one === 'forward').length}, ${from.y}`,
          typed({ x: end.y, y: end.x }),
        ],
      };
    },
  },
});

function traced(steps: readonly Step[], from: Place): Text {
  const places = steps.flatMap((step, at) => {
    if (step.command !== 'forward') return [];
    const before = walk(steps.slice(0, at), from);
    const after = walk(steps.slice(0, at + 1), from);
    const way = ways.find(
      ([dx, dy]) => Math.sign(after.x - before.x) === dx && Math.sign(after.y - before.y) === dy,
    );
    return [say(`robot.moved-${way?.[2]}`, { x: after.x, y: after.y })];
  });
  return joined(places);
}

const python = (...code: readonly string[]) => `\n\n\`\`\`python\n${code.join('\n')}\n\`\`\``;

export const programs = topic('coding', 6, 'free-first-code', {
  'k6-trace-the-boxes': {
    about: ['variables', 'table-of-boxes', 'boxes-with-names'],
    make(random, level) {
      const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 5)];
      const isTimes = level > 1;
      const next = a + b;
      const last = isTimes ? next * c : next + c;
      const swapped = level === 3;
      const block = python(
        ...[`a = ${a}`, `b = ${b}`, 'a = a + b', `b = a ${isTimes ? '*' : '+'} ${c}`],
        ...(swapped ? ['a = b - a', 'print(a)'] : ['print(b)']),
      );
      const right = swapped ? last - next : last;
      const old = isTimes ? a * c : a + c;
      const worked = `$${next} ${isTimes ? '\\times' : '+'} ${c} = ${last}$`;
      return {
        values: { block, a, b, next, last, right, worked },
        answer: whole(right),
        hints: swapped && 'swapped',
        mistakes: [swapped ? old - a : old, swapped ? next : b, swapped ? last : next],
      };
    },
  },
  'k6-which-road': {
    about: ['conditions', 'first-true-question', 'if-and-otherwise'],
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
      const block = python(
        `mark = ${mark}`,
        `if mark ${sign} ${high}:`,
        `    print("${top}")`,
        `elif mark ${sign} ${low}:`,
        `    print("${middle}")`,
        'else:',
        `    print("${rest}")`,
      );
      const feedback = say('k6-which-road.mistake');
      const border = say('k6-which-road.border', { mark, isStrict });
      const isBorder = mark === high || mark === low;
      const wrong = [top, middle, rest].filter((word) => word !== right);
      return {
        values: { block, mark, isStrict, high, right, low, isHigh: beats(high), isLow: beats(low) },
        ...choice(random, right, ...wrong.map((word) => [word, isBorder ? border : feedback] as const), [
          `${wrong[0]}, ${right}`,
          say('k6-which-road.only-one-road'),
        ]),
      };
    },
  },
  'k6-collect-in-a-loop': {
    about: ['loops', 'round-by-round', 'again-and-again'],
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
      const loop = [`for i in ${range}:`, `    total = total + ${step}`];
      const block = python(`total = ${start}`, ...loop, 'print(total)');
      const sum = [start, ...rounds.map((i) => i * factor)].filter((value) => value !== 0).join(' + ');
      return {
        values: { block, range, factor, start, to, from, rounds: rounds.join(', '), factorIs1: factor === 1 },
        answer: whole(right),
        worked: `$${sum} = ${right}$`,
        mistakes: [
          added([...rounds, to]),
          start + (rounds.at(-1) ?? 0) * factor,
          right - start,
          added(rounds.slice(1)),
        ],
      };
    },
  },
});
