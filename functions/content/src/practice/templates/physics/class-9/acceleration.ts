import { withBanglaDigits } from '@pathshala/contract/digits';
import { alike, both } from '../../../bilingual.ts';
import type { Dice } from '../../../dice.ts';
import { quantity, trap } from '../../../make-answers.ts';
import { asNumber, decimal, ratio } from '../../../rational.ts';
import { type Made, template } from '../../../template.ts';
import { type Corner, named, type PlotWords, plotOf } from '../plot.ts';

const lesson = (name: string) => [`c9-motion-and-graphs/${name}`];
const about = { subject: 'physics', class: 9 } as const;
const round = (value: number) => asNumber(decimal(value));

export const acceleration = [
  template({
    ...about,
    id: 'p9-acceleration',
    title: both('Acceleration', 'ত্বরণ'),
    skill: 'acceleration',
    strategy: 'change-of-velocity-per-second',
    lessons: lesson('acceleration-and-velocity-graphs'),
    make(dice, level) {
      const t = dice.of([2, 4, 5, 8, 10]);
      const a = (level === 1 ? dice.int(1, 6) : dice.intBut(-16, 12, 0)) / (level === 1 ? 1 : 4);
      const u = level === 1 ? 0 : dice.int(Math.max(1, Math.ceil(-a * t)), 40);
      const v = round(u + a * t);
      const start =
        u === 0 ? both('from rest', 'স্থির অবস্থা থেকে') : both(`from ${u} ms⁻¹`, `${u} ms⁻¹ বেগ থেকে`);
      return {
        question: both(
          `A motorcycle goes ${start.en} to ${v} ms⁻¹ in ${t} s. What is its acceleration in ms⁻²?`,
          `একটি মোটরসাইকেল ${start.bn} ${t} সেকেন্ডে ${v} ms⁻¹ বেগে পৌঁছাল। তার ত্বরণ কত ms⁻²?`,
        ),
        answer: quantity(a, 'mps2'),
        hints: [
          both(
            'Acceleration is by how much the velocity changes in one second.',
            'প্রতি সেকেন্ডে বেগ যতটা বদলায়, তা-ই ত্বরণ।',
          ),
          both(
            `The change: $${v} - ${u} = ${round(v - u)}$ ms⁻¹.`,
            `পরিবর্তন: $${v} - ${u} = ${round(v - u)}$ ms⁻¹।`,
          ),
          both(
            `$a = \\frac{${v} - ${u}}{${t}} = ${a}$ ms⁻²${a < 0 ? '; the minus says that it slows down.' : ''}`,
            `$a = \\frac{${v} - ${u}}{${t}} = ${a}$ ms⁻²${a < 0 ? '; বিয়োগ চিহ্ন মানে মন্দন।' : ''}`,
          ),
        ],
        misconceptions: [
          trap(
            round(v - u),
            both('That is the whole change. Divide by the seconds.', 'ওটা পুরো পরিবর্তন। সেকেন্ড দিয়ে ভাগ করো।'),
          ),
          trap(
            -a,
            both('New velocity less old velocity: look at the sign.', 'শেষবেগ থেকে আদিবেগ বাদ: চিহ্নটি দেখো।'),
          ),
          trap(
            ratio(v * 10, t * 10),
            both('It did not begin from rest: take the change.', 'সে স্থির থেকে শুরু করেনি: পরিবর্তন নাও।'),
          ),
          trap(round((v - u) * t), both('Divide by the time, do not multiply.', 'সময় দিয়ে ভাগ করো, গুণ নয়।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'p9-area-under-a-graph',
    title: both('Displacement on a velocity–time graph', 'বেগ–সময় লেখচিত্রে সরণ'),
    skill: 'velocity-time-graph',
    strategy: 'area-in-pieces',
    lessons: lesson('acceleration-and-velocity-graphs'),
    make(dice, level) {
      const v = 2 * dice.int(1, 8);
      const rise = level === 1 ? 0 : 2 * dice.int(1, 5);
      const steady = 2 * dice.int(2, 8);
      const fall = 2 * dice.int(1, level === 3 ? 6 : 4);
      const [t2, t3] = [rise + steady, rise + steady + fall];
      const areas = [...(rise > 0 ? [(rise * v) / 2] : []), steady * v, (fall * v) / 2];
      const right = areas.reduce((sum, one) => sum + one, 0);
      const start: readonly Corner[] =
        rise > 0
          ? [
              [0, 0],
              [rise, v],
            ]
          : [[0, v]];
      const corners: readonly Corner[] = [...start, [t2, v], [t3, 0]];
      const figure = (words: PlotWords) => plotOf(corners, corners.slice(rise > 0 ? 1 : 0, -1), words);
      const pieces =
        rise > 0
          ? both('a triangle, a rectangle and a triangle', 'একটি ত্রিভুজ, একটি আয়ত ও একটি ত্রিভুজ')
          : both('a rectangle and a triangle', 'একটি আয়ত ও একটি ত্রিভুজ');
      return {
        question: both(
          `The graph shows the velocity of a bus. How far does it go in these ${t3} s?${figure({ x: 't (s)', y: 'v (ms⁻¹)', line: 'bus', caption: `Velocity against time: straight lines through ${named(corners)}.` })}`,
          `লেখচিত্রে একটি বাসের বেগ। ${t3} সেকেন্ডে সে কত দূর যায়?${figure({ x: 't (s)', y: 'v (ms⁻¹)', line: 'বাস', caption: withBanglaDigits(`সময়ের সঙ্গে বেগ: ${named(corners)} দিয়ে সরলরেখা।`) })}`,
        ),
        answer: quantity(right, 'm'),
        hints: [
          both(
            'The area under a velocity–time graph is the displacement.',
            'বেগ–সময় লেখচিত্রের নিচের ক্ষেত্রফলই সরণ।',
          ),
          both(`Cut it into ${pieces.en}.`, `একে ভাগ করো: ${pieces.bn}।`),
          both(`$${areas.join(' + ')} = ${right}$ m`, `$${areas.join(' + ')} = ${right}$ মিটার`),
        ],
        misconceptions: [
          trap(v * t3, both('It does not go at full speed all the time.', 'সে পুরো সময় সর্বোচ্চ বেগে চলে না।')),
          trap(
            rise * v + steady * v + fall * v - (fall * v) / 2,
            both('A triangle has only half the area of its rectangle.', 'ত্রিভুজের ক্ষেত্রফল তার আয়তের অর্ধেক।'),
          ),
          trap(steady * v, both('The slanting parts have an area too.', 'হেলানো অংশের নিচেও ক্ষেত্রফল আছে।')),
          trap(v, both('That is the velocity. How far does it go?', 'ওটা বেগ। সে কত দূর যায়?')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'p9-equations-of-motion',
    title: both('The equations of motion', 'গতির সমীকরণ'),
    skill: 'equations-of-motion',
    strategy: 'choose-by-what-is-missing',
    lessons: lesson('the-equations-of-motion'),
    make: (dice, level) => dice.of([finalVelocity, displacement, braking].slice(0, level))(dice, level),
  }),
];

function drawn(dice: Dice, level: number) {
  const u = level === 1 ? 0 : dice.int(1, 20);
  return { u, a: dice.int(1, 6), t: 2 * dice.int(1, 6) };
}

function plane(u: number) {
  return u === 0
    ? both('A plane on the runway starts from rest', 'রানওয়েতে একটি বিমান স্থির অবস্থা থেকে চলতে শুরু করল')
    : both(`A plane on the runway has a velocity of ${u} ms⁻¹`, `রানওয়েতে একটি বিমানের আদিবেগ ${u} ms⁻¹`);
}

function finalVelocity(dice: Dice, level: number): Made {
  const { u, t } = drawn(dice, level);
  const a = dice.int(1, 12) / 2;
  const v = u + a * t;
  return {
    question: both(
      `${plane(u).en} and gains speed steadily at ${a} ms⁻². What is its velocity after ${t} s?`,
      `${plane(u).bn}, সমত্বরণ ${a} ms⁻²। ${t} সেকেন্ড পরে তার বেগ কত?`,
    ),
    answer: quantity(v, 'mps'),
    hints: [
      both(
        `Known: $u = ${u}$, $a = ${a}$, $t = ${t}$. Wanted: v.`,
        `জানা: $u = ${u}$, $a = ${a}$, $t = ${t}$। চাই: v।`,
      ),
      both('The one without s is $v = u + at$.', 's নেই যেটিতে: $v = u + at$।'),
      alike(`$v = ${u === 0 ? 'at =' : `${u} +`} ${a} \\times ${t} = ${v}$ ms⁻¹`),
    ],
    misconceptions: [
      trap(a * t, both('It had a velocity at the start. Add it.', 'শুরুতেও বেগ ছিল। যোগ করো।')),
      trap(u + a, both(`It gains ${a} ms⁻¹ in every second.`, `প্রতি সেকেন্ডে বেগ বাড়ে ${a} ms⁻¹।`)),
      trap(
        u * t + (a * t * t) / 2,
        both('That is how far it goes. The question asks for the velocity.', 'ওটা সরণ। চাওয়া হয়েছে বেগ।'),
      ),
    ],
  };
}

function displacement(dice: Dice, level: number): Made {
  const { u, a, t } = drawn(dice, level);
  const s = u * t + (a * t * t) / 2;
  return {
    question: both(
      `${plane(u).en} and gains speed steadily at ${a} ms⁻². How far does it go in ${t} s?`,
      `${plane(u).bn}, সমত্বরণ ${a} ms⁻²। ${t} সেকেন্ডে সে কত দূর যায়?`,
    ),
    answer: quantity(s, 'm'),
    hints: [
      both(
        `Known: $u = ${u}$, $a = ${a}$, $t = ${t}$. Wanted: s.`,
        `জানা: $u = ${u}$, $a = ${a}$, $t = ${t}$। চাই: s।`,
      ),
      both('The one without v is $s = ut + \\frac{1}{2}at^2$.', 'v নেই যেটিতে: $s = ut + \\frac{1}{2}at^2$।'),
      both(
        `$s = ${u} \\times ${t} + \\frac{1}{2} \\times ${a} \\times ${t}^2 = ${s}$ m`,
        `$s = ${u} \\times ${t} + \\frac{1}{2} \\times ${a} \\times ${t}^2 = ${s}$ মিটার`,
      ),
    ],
    misconceptions: [
      trap(
        u * t + a * t * t,
        both('The half is missing: $\\frac{1}{2}at^2$.', 'অর্ধেক বাদ পড়েছে: $\\frac{1}{2}at^2$।'),
      ),
      trap(u * t, both('It gets faster: add $\\frac{1}{2}at^2$.', 'তার বেগ বাড়ে: $\\frac{1}{2}at^2$ যোগ করো।')),
      trap(u * t + (a * t) / 2, both('The time is squared.', 'সময়ের বর্গ হয়।')),
      trap(u + a * t, both('That is its velocity. How far does it go?', 'ওটা শেষবেগ। সে কত দূর যায়?')),
    ],
  };
}

function braking(dice: Dice): Made {
  const a = dice.of([2, 4, 5, 8]);
  const u = dice.int(2, 8) * (a === 5 ? 5 : 4);
  const s = (u * u) / (2 * a);
  return {
    question: both(
      `A car at ${u} ms⁻¹ brakes steadily: it loses ${a} ms⁻¹ in every second. How far does it go before it stops?`,
      `${u} ms⁻¹ বেগের একটি গাড়ি ব্রেক কষল, মন্দন ${a} ms⁻²। থামার আগে সে কত দূর যাবে?`,
    ),
    answer: quantity(s, 'm'),
    hints: [
      both(
        `Known: $u = ${u}$, $v = 0$, $a = -${a}$. Wanted: s.`,
        `জানা: $u = ${u}$, $v = 0$, $a = -${a}$। চাই: s।`,
      ),
      both('The one without t is $v^2 = u^2 + 2as$.', 't নেই যেটিতে: $v^2 = u^2 + 2as$।'),
      both(
        `$s = \\frac{${u}^2}{2 \\times ${a}} = ${s}$ m`,
        `$s = \\frac{${u}^2}{2 \\times ${a}} = ${s}$ মিটার`,
      ),
    ],
    misconceptions: [
      trap((u * u) / a, both('The 2 is missing: $2as$.', '২ বাদ পড়েছে: $2as$।')),
      trap(u / a, both('That is how many seconds it takes.', 'ওটা থামতে কত সেকেন্ড লাগে।')),
      trap(u / (2 * a), both('The velocity is squared.', 'বেগের বর্গ হয়।')),
    ],
  };
}
