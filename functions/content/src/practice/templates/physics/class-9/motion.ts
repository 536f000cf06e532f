import { withBanglaDigits } from '@pathshala/contract/digits';
import { both } from '../../../bilingual.ts';
import { quantity, trap } from '../../../make-answers.ts';
import { children } from '../../../names.ts';
import { ratio } from '../../../rational.ts';
import { template } from '../../../template.ts';
import { type Corner, named, type PlotWords, plotOf } from '../plot.ts';

const about = { subject: 'physics', class: 9, lessons: ['c9-motion-and-graphs/speed-and-position'] } as const;

/** Speeds there and back whose average comes out even, with a way that both cover in even times. */
const trips = [
  { there: 30, back: 60, way: 60, average: 40 },
  { there: 20, back: 30, way: 60, average: 24 },
  { there: 40, back: 60, way: 120, average: 48 },
  { there: 12, back: 6, way: 12, average: 8 },
  { there: 15, back: 10, way: 30, average: 12 },
  { there: 20, back: 60, way: 60, average: 30 },
  { there: 60, back: 15, way: 60, average: 24 },
  { there: 40, back: 24, way: 120, average: 30 },
  { there: 45, back: 90, way: 90, average: 60 },
  { there: 36, back: 18, way: 36, average: 24 },
  { there: 50, back: 75, way: 150, average: 60 },
  { there: 12, back: 4, way: 12, average: 6 },
] as const;
const vehicles = [
  both('van', 'ভ্যান'),
  both('bus', 'বাস'),
  both('launch', 'লঞ্চ'),
  both('truck', 'ট্রাক'),
] as const;

export const motion = [
  template({
    ...about,
    id: 'p9-distance-and-displacement',
    title: both('Distance and displacement', 'দূরত্ব ও সরণ'),
    skill: 'displacement',
    strategy: 'path-or-straight-change',
    make(dice, level) {
      const child = dice.of(children);
      const east = 10 * dice.int(12, 40);
      const west = 10 * dice.int(3, 11 + (level > 1 ? 30 : 0));
      const again = level === 3 ? 10 * dice.int(2, 9) : 0;
      const distance = east + west + again;
      const change = east - west + again;
      const wantsPath = dice.int(1, 3) === 1;
      const right = wantsPath ? distance : Math.abs(change);
      const side = change < 0 ? both('west', 'পশ্চিমে') : both('east', 'পূর্বে');
      const more = again > 0 ? both(` and ${again} m east again`, `, আবার পূর্বে ${again} মিটার`) : both('', '');
      const word = wantsPath ? both('distance', 'অতিক্রান্ত দূরত্ব') : both('displacement', 'সরণের মান');
      const back = again > 0 ? ` + ${again}` : '';
      const sum = wantsPath
        ? `${east} + ${west}${back} = ${distance}`
        : change < 0
          ? `${west} - ${east}${back.replace('+', '-')} = ${right}`
          : `${east} - ${west}${back} = ${right}`;
      return {
        question: both(
          `${child.en} walks ${east} m east, then ${west} m back west${more.en}. How large is the ${word.en}?`,
          `${child.bn} পূর্বে ${east} মিটার হাঁটল, তারপর পশ্চিমে ${west} মিটার ফিরে এল${more.bn}। ${word.bn} কত?`,
        ),
        answer: quantity(right, 'm'),
        hints: [
          both('Draw a line, and mark the start.', 'একটি রেখা এঁকে শুরুর জায়গা দাগ দাও।'),
          both(
            'Distance is the whole path. Displacement goes straight from the start to the end.',
            'দূরত্ব পুরো পথের দৈর্ঘ্য। সরণ শুরু থেকে শেষ পর্যন্ত সোজাসুজি।',
          ),
          wantsPath
            ? both(`The whole path: $${sum}$ m.`, `পুরো পথ: $${sum}$ মিটার।`)
            : both(
                `What goes west is taken away: $${sum}$ m to the ${side.en}.`,
                `পশ্চিমে যাওয়াটুকু বাদ যায়: $${sum}$ মিটার, ${side.bn}।`,
              ),
        ],
        misconceptions: [
          wantsPath
            ? trap(
                Math.abs(change),
                both(
                  'That is the displacement. The question asks for the whole path.',
                  'ওটা সরণ। চাওয়া হয়েছে পুরো পথ।',
                ),
              )
            : trap(
                distance,
                both(
                  'That is the distance. How far is it straight from the start?',
                  'ওটা দূরত্ব। শুরু থেকে সোজাসুজি কত?',
                ),
              ),
          trap(east + again, both('The way back counts as well.', 'ফেরার পথও হিসাবে আসে।')),
          trap(west, both('That is one part only.', 'ওটা শুধু একটি অংশ।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'p9-average-speed',
    title: both('Average speed', 'গড় দ্রুতি'),
    skill: 'average-speed',
    strategy: 'whole-way-over-whole-time',
    make(dice, level) {
      const { there, back, way: least, average } = dice.of(trips);
      const way = least * dice.int(1, level + 1);
      const [one, two] = [way / there, way / back];
      // Only a stop after which it comes out even.
      const stops = [1, 2, 3].filter((rest) => Number.isInteger((2 * way) / (one + two + rest)));
      const rest = level === 3 && stops.length > 0 ? dice.of(stops) : 0;
      const time = one + two + rest;
      const right = (2 * way) / time;
      const vehicle = dice.of(vehicles);
      const paused =
        rest > 0 ? both(` It stops for ${rest} h in between.`, ` মাঝে ${rest} ঘণ্টা থামে।`) : both('', '');
      const plus = rest > 0 ? ` + ${rest}` : '';
      return {
        question: both(
          `A ${vehicle.en} goes ${way} km at ${there} kmh⁻¹ and returns the same way at ${back} kmh⁻¹.${paused.en} What is its average speed in kmh⁻¹?`,
          `একটি ${vehicle.bn} ${there} kmh⁻¹ দ্রুতিতে ${way} কিমি যায়, আর ${back} kmh⁻¹ দ্রুতিতে সেই পথেই ফেরে।${paused.bn} তার গড় দ্রুতি কত kmh⁻¹?`,
        ),
        answer: quantity(right, 'kmph'),
        hints: [
          both(
            'Average speed is the whole distance over the whole time.',
            'গড় দ্রুতি হলো মোট দূরত্ব ভাগ মোট সময়।',
          ),
          both(
            `The time: $\\frac{${way}}{${there}} + \\frac{${way}}{${back}}${plus} = ${time}$ hours.`,
            `সময়: $\\frac{${way}}{${there}} + \\frac{${way}}{${back}}${plus} = ${time}$ ঘণ্টা।`,
          ),
          both(
            `The distance is $2 \\times ${way} = ${2 * way}$ km, so $\\frac{${2 * way}}{${time}} = ${right}$ kmh⁻¹.`,
            `দূরত্ব $2 \\times ${way} = ${2 * way}$ কিমি, তাই $\\frac{${2 * way}}{${time}} = ${right}$ kmh⁻¹।`,
          ),
        ],
        misconceptions: [
          trap(
            ratio(there + back, 2),
            both(
              'An average is not the middle: it is slow for a longer time.',
              'গড় মানে মাঝামাঝি নয়: ধীরে চলে বেশি সময় ধরে।',
            ),
          ),
          trap(
            0,
            both(
              'That is the average velocity. The question asks for the speed.',
              'ওটা গড় বেগ। চাওয়া হয়েছে গড় দ্রুতি।',
            ),
          ),
          trap(
            ratio(way, time),
            both('The way there and the way back are both covered.', 'যাওয়া ও আসা, দুই পথই যোগ হবে।'),
          ),
          trap(average, both('The time of the stop counts too.', 'থেমে থাকার সময়ও হিসাবে আসে।')),
        ],
      };
    },
  }),
  template({
    ...about,
    id: 'p9-velocity-on-a-graph',
    title: both('Velocity on a position–time graph', 'অবস্থান–সময় লেখচিত্রে বেগ'),
    skill: 'position-time-graph',
    strategy: 'slope-of-a-piece',
    make(dice, level) {
      const [first, rest, last] = [dice.int(2, 6), dice.int(2, 5), dice.int(2, 5)];
      const out = dice.int(2, 6);
      const wished = level === 1 ? dice.int(1, 5) : dice.intBut(-3, 5, 0);
      const [t1, t2, t3] = [first, first + rest, first + rest + last];
      // Whoever rides back gets home at most.
      const top = first * out;
      const then = Math.max(wished, -Math.floor(top / last));
      const ends = top + last * then;
      const piece = level === 1 ? dice.of([0, 1, 2]) : dice.of([0, 2, 2]);
      const [from, to] = piece === 0 ? [0, t1] : piece === 1 ? [t1, t2] : [t2, t3];
      const [low, high] = piece === 0 ? [0, top] : piece === 1 ? [top, top] : [top, ends];
      const right = (high - low) / (to - from);
      const corners: readonly Corner[] = [
        [0, 0],
        [t1, top],
        [t2, top],
        [t3, ends],
      ];
      const figure = (words: PlotWords) => plotOf(corners, corners.slice(1), words);
      return {
        question: both(
          `The graph shows where a cyclist is. What is her velocity from ${from} s to ${to} s, in ms⁻¹?${figure({ x: 't (s)', y: 'position (m)', line: 'cyclist', caption: `Position against time: straight lines through ${named(corners)}.` })}`,
          `লেখচিত্রে এক সাইকেল আরোহীর অবস্থান। ${from} থেকে ${to} সেকেন্ড পর্যন্ত তার বেগ কত ms⁻¹?${figure({ x: 't (s)', y: 'অবস্থান (m)', line: 'সাইকেল', caption: withBanglaDigits(`সময়ের সঙ্গে অবস্থান: ${named(corners)} দিয়ে সরলরেখা।`) })}`,
        ),
        answer: quantity(right, 'mps'),
        hints: [
          both('The slope of a position–time graph is the velocity.', 'অবস্থান–সময় লেখচিত্রের ঢালই বেগ।'),
          both(
            `Read both ends of the piece: $${low}$ m at ${from} s, $${high}$ m at ${to} s.`,
            `অংশটির দুই প্রান্ত পড়ো: ${from} সেকেন্ডে $${low}$ মিটার, ${to} সেকেন্ডে $${high}$ মিটার।`,
          ),
          both(
            `$\\frac{${high} - ${low}}{${to} - ${from}} = ${right}$ ms⁻¹`,
            `$\\frac{${high} - ${low}}{${to} - ${from}} = ${right}$ ms⁻¹`,
          ),
        ],
        misconceptions: [
          trap(
            ratio(high, to),
            both(
              'Take the change in this piece alone, not from the start.',
              'শুরু থেকে নয়, শুধু এই অংশের পরিবর্তন নাও।',
            ),
          ),
          trap(
            high - low,
            both(
              'That is by how much the position changes. Divide by the time.',
              'ওটা অবস্থানের পরিবর্তন। সময় দিয়ে ভাগ করো।',
            ),
          ),
          trap(high, both('That is her position, not her velocity.', 'ওটা তার অবস্থান, বেগ নয়।')),
          trap(
            -right,
            both(
              'A line that goes down means a negative velocity, and up a positive one.',
              'রেখা নামলে বেগ ঋণাত্মক, উঠলে ধনাত্মক।',
            ),
          ),
          trap(
            high === low ? to - from : ratio(to - from, high - low),
            both('The change of position stands above, the time below.', 'অবস্থানের পরিবর্তন উপরে, সময় নিচে।'),
          ),
        ],
      };
    },
  }),
];
