import { both, signed } from '../../../bilingual.ts';
import { decimal, point, quantity, trap, whole } from '../../../make-answers.ts';
import { ratio } from '../../../rational.ts';
import { template } from '../../../template.ts';

const lesson = (name: string) => [`c8-linear-equations/${name}`];
const about = { subject: 'mathematics', class: 8 } as const;

/** `+ 5`, `- 3`. */
const term = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`);
const inside = (value: number) => (value < 0 ? `(${value})` : String(value));
const times = (value: number, letter: string) =>
  value === 1 ? letter : value === -1 ? `-${letter}` : `${value}${letter}`;

/** Linear equations, and two things that come with class 8. */
export const equations = [
  template({
    ...about,
    id: 'm8-the-balance',
    title: both('The balance', 'দাঁড়িপাল্লা'),
    skill: 'linear-equation',
    strategy: 'undo-step-by-step',
    lessons: lesson('the-balance'),
    make(dice, level) {
      const a = dice.int(2, 5 + 2 * level);
      const b = level === 1 ? dice.int(1, 12) : dice.intBut(-15, 15, 0);
      const x = level === 1 ? dice.int(1, 9) : dice.intBut(-9, 12, 0);
      const c = a * x + b;
      return {
        question: both(
          `Solve: $${a}x ${term(b)} = ${c}$. What is $x$?`,
          `সমাধান করো: $${a}x ${term(b)} = ${c}$। $x$ কত?`,
        ),
        answer: whole(x),
        hints: [
          both(
            'Do the same on both sides, so that the balance stays level.',
            'দুই পক্ষে একই কাজ করো, পাল্লা সমান থাকবে।',
          ),
          both(
            `First undo the ${term(b).replace('-', '−')}: $${a}x = ${c - b}$.`,
            `আগে ${term(b).replace('-', '−')} সরাও: $${a}x = ${c - b}$।`,
          ),
          both(
            `Then divide by ${a}: $x = ${c - b} \\div ${a} = ${x}$.`,
            `তারপর ${a} দিয়ে ভাগ: $x = ${c - b} \\div ${a} = ${x}$।`,
          ),
        ],
        misconceptions: [
          trap(
            (c + b) / a,
            both(
              'Undo it with the opposite: look at its sign again.',
              'বিপরীত কাজ দিয়ে সরাতে হয়: চিহ্নটি আবার দেখো।',
            ),
          ),
          trap(c - b, both(`That is ${a} times x. Divide once more.`, `ওটা x-এর ${a} গুণ। আরেকবার ভাগ করো।`)),
          trap(
            c - b - a,
            both(
              `The ${a} multiplies x: undo it by dividing, not by taking away.`,
              `${a} দিয়ে x-কে গুণ করা আছে: বিয়োগ নয়, ভাগ করো।`,
            ),
          ),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm8-both-sides',
    title: both('Unknowns on both sides', 'দুই পক্ষেই অজানা'),
    skill: 'equation-with-brackets',
    strategy: 'gather-then-divide',
    lessons: lesson('both-sides-and-brackets'),
    make(dice, level) {
      const c = dice.int(1, 4);
      const a = c + dice.int(2, 3 + level);
      const x = dice.intBut(level === 1 ? 1 : -8, 9, 0);
      const b = dice.intBut(-6, 6, 0);
      const hasBracket = level > 1;
      const left = hasBracket ? a * b : b;
      const d = (a - c) * x + left;
      const shown = hasBracket
        ? `${a}(x ${term(b)}) = ${times(c, 'x')} ${d === 0 ? '' : term(d)}`
        : `${a}x ${term(b)} = ${times(c, 'x')} ${d === 0 ? '' : term(d)}`;
      const open = `${a}x ${term(left)} = ${times(c, 'x')} ${d === 0 ? '' : term(d)}`;
      return {
        question: both(`Solve: $${shown.trim()}$. What is $x$?`, `সমাধান করো: $${shown.trim()}$। $x$ কত?`),
        answer: whole(x),
        hints: [
          hasBracket
            ? both(`Open the bracket: $${open.trim()}$`, `বন্ধনী খোলো: $${open.trim()}$`)
            : both('Bring all x to one side.', 'সব x এক পক্ষে আনো।'),
          both(
            `Take ${times(c, 'x')} from both sides: $${times(a - c, 'x')} ${term(left)} = ${d}$.`,
            `দুই পক্ষ থেকে $${times(c, 'x')}$ বাদ দাও: $${times(a - c, 'x')} ${term(left)} = ${d}$।`,
          ),
          both(
            `So $${times(a - c, 'x')} = ${d - left}$ and $x = ${d - left} \\div ${a - c} = ${x}$.`,
            `তাই $${times(a - c, 'x')} = ${d - left}$ আর $x = ${d - left} \\div ${a - c} = ${x}$।`,
          ),
        ],
        misconceptions: [
          ...(hasBracket
            ? [
                trap(
                  (d - b) / (a - c),
                  both(
                    `${a} multiplies everything in the bracket, the ${Math.abs(b)} too.`,
                    `${a} বন্ধনীর সবকিছুকে গুণ করে, ${Math.abs(b)}-কেও।`,
                  ),
                ),
              ]
            : []),
          trap(
            (d - left) / (a + c),
            both('What changes its side changes its sign.', 'পক্ষ বদলালে চিহ্নও বদলায়।'),
          ),
          trap(
            (d + left) / (a - c),
            both('The number changes its sign when it changes its side.', 'সংখ্যাটি পক্ষ বদলালে তার চিহ্ন বদলায়।'),
          ),
          trap(d - left, both(`That is ${a - c} times x.`, `ওটা x-এর ${a - c} গুণ।`)),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm8-two-unknowns',
    title: both('Where two lines meet', 'দুই রেখা যেখানে মেলে'),
    skill: 'two-unknowns',
    strategy: 'lose-one-unknown',
    lessons: lesson('two-unknowns'),
    make(dice, level) {
      const least = level === 1 ? 1 : -5;
      const [x, y] = [dice.int(least, 6), dice.int(least, 6)];
      const most = level === 3 ? dice.int(2, 3) : 1;
      // With + y in both equations they are subtracted, and the first must have more of x.
      const isAlike = level > 1 && dice.int(1, 2) === 1;
      const a = isAlike ? Math.max(2, most) : most;
      const [sum, second] = [a * x + y, isAlike ? x + y : x - y];
      const [together, left] = isAlike ? [sum - second, a - 1] : [sum + second, a + 1];
      const axis = { from: -8, to: 8, step: 1 };
      const shown = [`${times(a, 'x')} + y = ${sum}`, `x ${isAlike ? '+' : '-'} y = ${second}`];
      const found = `y = ${isAlike ? `${second} - ${inside(x)}` : `${x} - ${inside(second)}`} = ${y}`;
      return {
        question: both(
          `Solve: $${shown[0]}$ and $${shown[1]}$. Write it as (x, y).`,
          `সমাধান করো: $${shown[0]}$ এবং $${shown[1]}$। (x, y) আকারে লেখো।`,
        ),
        answer: point([x, y], [axis, axis]),
        hints: [
          isAlike
            ? both(
                'Both have + y. Take the second equation from the first: y falls out.',
                'দুটিতেই + y আছে। প্রথমটি থেকে দ্বিতীয়টি বিয়োগ করো: y চলে যায়।',
              )
            : both(
                'One has + y, the other − y. Add both equations: y falls out.',
                'একটিতে + y, অন্যটিতে − y। দুটি সমীকরণ যোগ করো: y চলে যায়।',
              ),
          left === 1
            ? both(`What is left is $x = ${x}$.`, `থাকে $x = ${x}$।`)
            : both(`$${left}x = ${together}$, so $x = ${x}$.`, `$${left}x = ${together}$, তাই $x = ${x}$।`),
          both(
            `Put it in: $${found}$. So (${signed(x)}, ${signed(y)}).`,
            `বসাও: $${found}$। তাই (${signed(x)}, ${signed(y)})।`,
          ),
        ],
        misconceptions: [
          trap(`${y}, ${x}`, both('The order counts: first x, then y.', 'ক্রম জরুরি: আগে x, পরে y।')),
          trap(
            `${x}, ${-y}`,
            both(
              'The sign of y: put it into the first equation to check.',
              'y-এর চিহ্ন: প্রথম সমীকরণে বসিয়ে মেলাও।',
            ),
          ),
          trap(`${together}, ${y}`, both(`That is ${left} times x.`, `ওটা x-এর ${left} গুণ।`)),
          ...(isAlike
            ? [
                trap(
                  `${sum + second}, ${y}`,
                  both('Adding does not lose y here: subtract.', 'এখানে যোগ করলে y যায় না: বিয়োগ করো।'),
                ),
              ]
            : []),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm8-longest-side',
    title: both('The side over the right angle', 'সমকোণের বিপরীত বাহু'),
    skill: 'pythagoras',
    strategy: 'squares-on-the-sides',
    lessons: [],
    variety: 40,
    make(dice, level) {
      const [a, b, c] = dice.of(triples);
      const by = dice.int(1, level + 2);
      const [one, other, long] = [a * by, b * by, c * by];
      const isShort = level > 1 && dice.int(1, 2) === 1;
      const right = isShort ? other : long;
      const sum = isShort
        ? `${long}^2 - ${one}^2 = ${right * right}`
        : `${one}^2 + ${other}^2 = ${right * right}`;
      return {
        question: isShort
          ? both(
              `A rope of ${long} m runs from the top of a mast to a peg ${one} m from its foot. How high is the mast?`,
              `একটি খুঁটির মাথা থেকে ${long} মিটার দড়ি টান করে মাটিতে বাঁধা, খুঁটির গোড়া থেকে ${one} মিটার দূরে। খুঁটিটি কত উঁচু?`,
            )
          : both(
              `The sides at the right angle of a triangle are ${one} m and ${other} m. How long is the third side?`,
              `সমকোণী ত্রিভুজের সমকোণ সংলগ্ন দুই বাহু ${one} মিটার ও ${other} মিটার। অতিভুজ কত?`,
            ),
        answer: quantity(right, 'm'),
        hints: [
          both(
            'The square on the longest side is as large as both other squares together.',
            'অতিভুজের উপর বর্গ অন্য দুই বাহুর উপর বর্গের সমষ্টির সমান।',
          ),
          both(`$${sum}$`, `$${sum}$`),
          both(`$\\sqrt{${right * right}} = ${right}$ m.`, `$\\sqrt{${right * right}} = ${right}$ মিটার।`),
        ],
        misconceptions: [
          trap(
            isShort ? long - one : one + other,
            both('Lengths are not added here: their squares are.', 'এখানে দৈর্ঘ্য নয়, দৈর্ঘ্যের বর্গ যোগ হয়।'),
          ),
          trap(right * right, both('That is the square. Take its root.', 'ওটা বর্গ। বর্গমূল নাও।')),
          ...(isShort
            ? [
                trap(
                  Math.round(Math.hypot(long, one) * 10) / 10,
                  both('The rope is the longest side.', 'দড়িটিই অতিভুজ।'),
                ),
              ]
            : [
                trap(
                  Math.round(Math.sqrt(Math.abs(other * other - one * one)) * 10) / 10,
                  both('The third side is the longest: add the squares.', 'তৃতীয় বাহুটিই বড়: বর্গ যোগ করো।'),
                ),
              ]),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'm8-square-by-identity',
    title: both('A square by an identity', 'সূত্রের সাহায্যে বর্গ'),
    skill: 'square-of-a-sum',
    strategy: 'identity-in-numbers',
    lessons: [],
    variety: 90,
    make(dice, level) {
      const round = dice.of(
        [
          [20, 30, 40, 50],
          [60, 70, 80, 90, 100],
          [100, 200, 300, 10],
        ][level - 1] ?? [20],
      );
      const rest = dice.intBut(-4, 5, 0);
      const value = level === 3 && round === 10 ? round + rest / 10 : round + rest;
      const b = Math.abs(value - round);
      const small = Math.round(b * 100) / 100;
      const sign = rest < 0 ? '-' : '+';
      const square = ratio(Math.round(value * 10) ** 2, 100);
      const right = Math.round(value * value * 100) / 100;
      const middle = Math.round(2 * round * small * 100) / 100;
      const last = Math.round(small * small * 100) / 100;
      const shown = Math.round(value * 10) / 10;
      return {
        question: both(`Work out with an identity: $${shown}^2$`, `সূত্রের সাহায্যে মান বের করো: $${shown}^2$`),
        answer: decimal(square),
        hints: [
          both(`Write it as $(${round} ${sign} ${small})^2$.`, `এভাবে লেখো: $(${round} ${sign} ${small})^2$।`),
          both(`$(a ${sign} b)^2 = a^2 ${sign} 2ab + b^2$`, `$(a ${sign} b)^2 = a^2 ${sign} 2ab + b^2$`),
          both(
            `$${round * round} ${sign} ${middle} + ${last} = ${right}$`,
            `$${round * round} ${sign} ${middle} + ${last} = ${right}$`,
          ),
        ],
        misconceptions: [
          trap(round * round + last, both('The middle part $2ab$ is missing.', 'মাঝের পদ $2ab$ বাদ পড়েছে।')),
          trap(
            round * round - last,
            both(
              'The middle part $2ab$ is missing, and a square is never negative.',
              'মাঝের পদ $2ab$ বাদ পড়েছে, আর বর্গ কখনো ঋণাত্মক নয়।',
            ),
          ),
          trap(
            2 * value,
            both(
              'You doubled. A square is the number times itself.',
              'তুমি দ্বিগুণ করেছ। বর্গ মানে নিজেকে নিজে দিয়ে গুণ।',
            ),
          ),
        ],
      };
    },
  }),
];

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [6, 8, 10],
  [9, 12, 15],
] as const;
