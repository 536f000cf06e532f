import { both } from '../../bilingual.ts';
import { point, trap } from '../../make-answers.ts';
import { template } from '../../template.ts';

const axis = { from: 0, to: 8, step: 1 };
/** To the right, up, to the left, down: a left turn is one further. */
const ways = [
  [1, 0, { en: 'right', bn: 'ডানে' }],
  [0, 1, { en: 'up', bn: 'উপরে' }],
  [-1, 0, { en: 'left', bn: 'বাঁয়ে' }],
  [0, -1, { en: 'down', bn: 'নিচে' }],
] as const;

/** Commands as the lesson has them: in each language its own. */
const commands = {
  forward: both('forward', 'সামনে যাও'),
  'turn left': both('turn left', 'বাঁয়ে ঘোরো'),
  'turn right': both('turn right', 'ডানে ঘোরো'),
} as const;

interface Step {
  readonly command: keyof typeof commands;
  readonly times: number;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Where the robot stands after its steps, looking to the right at first. `turn` is 1 as it is meant, -1 mixed up. */
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

/** Following a program with the finger. */
export const robot = [
  template({
    id: 'k5-trace-the-robot',
    title: both('Follow the robot', 'রোবটের পিছু পিছু'),
    skill: 'trace-a-program',
    subject: 'coding',
    class: 5,
    strategy: 'step-by-step',
    lessons: ['free-first-code/one-step-at-a-time'],
    make(dice, level) {
      const from = { x: dice.int(2, 4), y: dice.int(3, 5) };
      const runs = level + 1;
      const steps: Step[] = [];
      for (let run = 0; run < runs; run += 1) {
        if (run > 0) steps.push({ command: dice.of(['turn left', 'turn right'] as const), times: 1 });
        steps.push({ command: 'forward', times: run > 1 ? 1 : dice.int(1, 2 + (run === 0 ? 1 : 0)) });
      }
      const end = walk(steps, from);
      const program = steps.flatMap(({ command, times }) => Array.from({ length: times }, () => command));
      const [first] = steps;
      const after = walk(steps.slice(0, 1), from);
      const code = (language: 'en' | 'bn') =>
        `\n\n\`\`\`text\n${program.map((one) => commands[one][language]).join('\n')}\n\`\`\``;
      const mixed = walk(steps, from, -1);
      return {
        question: both(
          `A robot stands at (${from.x}, ${from.y}) and looks to the right. Where is it after this program? Write its place as (right, up).${code('en')}`,
          `একটি রোবট (${from.x}, ${from.y}) ঘরে দাঁড়িয়ে ডান দিকে তাকিয়ে আছে। এই প্রোগ্রামের পর সে কোথায়? জায়গাটি (ডানে, উপরে) লেখো।${code('bn')}`,
        ),
        answer: point([end.x, end.y], [axis, axis]),
        hints: [
          both(
            'Put your finger on the start. `forward` goes one tile the way it looks.',
            'শুরুর ঘরে আঙুল রাখো। `সামনে যাও` মানে যেদিকে তাকিয়ে আছে, সেদিকে এক ঘর।',
          ),
          both(
            'A turn changes only where it looks; it stays on its tile.',
            'ঘুরলে শুধু মুখের দিক বদলায়; ঘর বদলায় না।',
          ),
          both(
            `After the first ${first?.times ?? 1} of \`forward\` it is at (${after.x}, ${after.y}). Then it turns.`,
            `প্রথম ${first?.times ?? 1}টি \`সামনে যাও\`-এর পর সে (${after.x}, ${after.y}) ঘরে। তারপর ঘোরে।`,
          ),
          both(
            `Step by step: ${traced(steps, from, 'en')}. It ends at (${end.x}, ${end.y}).`,
            `ধাপে ধাপে: ${traced(steps, from, 'bn')}। শেষে (${end.x}, ${end.y})।`,
          ),
        ],
        misconceptions: [
          ...(mixed.y >= 0
            ? [
                trap(
                  typed(mixed),
                  both(
                    'You mixed up left and right. Turn your own body with it.',
                    'তুমি বাঁ আর ডান গুলিয়েছ। নিজেও রোবটের সঙ্গে ঘোরো।',
                  ),
                ),
              ]
            : []),
          trap(
            `${from.x + program.filter((one) => one === 'forward').length}, ${from.y}`,
            both('You went straight on. Mind the turns.', 'তুমি সোজা চলে গেছ। ঘোরাগুলো খেয়াল করো।'),
          ),
          trap(
            typed({ x: end.y, y: end.x }),
            both('First how far to the right, then how far up.', 'আগে ডানে কত, তারপর উপরে কত।'),
          ),
        ],
      };
    },
  }),
];

function traced(steps: readonly Step[], from: Place, language: 'en' | 'bn'): string {
  const places = steps.flatMap((step, at) => {
    if (step.command !== 'forward') return [];
    const before = walk(steps.slice(0, at), from);
    const after = walk(steps.slice(0, at + 1), from);
    const way = ways.find(
      ([dx, dy]) => Math.sign(after.x - before.x) === dx && Math.sign(after.y - before.y) === dy,
    );
    return [`${way?.[2][language]} (${after.x}, ${after.y})`];
  });
  return places.join(', ');
}
