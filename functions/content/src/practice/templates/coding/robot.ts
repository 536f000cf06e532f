import { point } from '../../make-answers.ts';
import { topic } from '../../template.ts';
import { joined, say, type Text } from '../../text.ts';

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

interface Step {
  readonly command: keyof typeof commands;
  readonly times: number;
}

interface RobotPosition {
  readonly x: number;
  readonly y: number;
}

/** The robot's position after its steps. It starts facing right. `turn` is 1, or -1 if left and right are mixed up. */
function walk(steps: readonly Step[], from: RobotPosition, turn: 1 | -1 = 1): RobotPosition {
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

const typed = ({ x, y }: RobotPosition) => `${x}, ${y}`;

/** Tracing a program by hand. */
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

function traced(steps: readonly Step[], from: RobotPosition): Text {
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
