import { both } from '../../practice/bilingual.ts';
import { quantity } from '../../practice/make-answers.ts';
import { children } from '../../practice/names.ts';
import { asNumber, decimal as exactly } from '../../practice/rational.ts';
import { creative } from './creative.ts';

/** Seconds that a stone falls from a bridge, and how much later the second one follows, thrown as fast as a child can. */
const falls = [
  [1, 0.5],
  [1.4, 0.4],
  [1.5, 0.5],
  [1.6, 0.6],
  [1.8, 0.8],
  [2, 1],
  [2.4, 0.4],
  [2.5, 0.5],
] as const;

/** Without the dust of sums with decimals. */
const round = (value: number) => asNumber(exactly(value));

export const physicsOfClass9 = [
  creative({
    id: 'cq9-bus',
    subject: 'physics',
    class: 9,
    make(dice) {
      const [a, t1, t2, t3] = [dice.int(1, 3), 2 * dice.int(2, 5), dice.int(10, 40), 2 * dice.int(2, 5)];
      const [v, ahead] = [a * t1, 5 * dice.int(2, 12)];
      const [first, middle, last] = [(v * t1) / 2, v * t2, (v * t3) / 2];
      const all = first + middle + last;
      const reaches = dice.of([true, false]);
      const board = reaches ? all - ahead : all + ahead;
      const verdict = reaches
        ? both(
            `that is $${ahead}$ m beyond the stop: yes, it does.`,
            `স্টপ ছাড়িয়ে $${ahead}$ মিটার: পৌঁছাতে পারবে।`,
          )
        : both(
            `that is $${ahead}$ m before the stop: no, it does not.`,
            `স্টপের $${ahead}$ মিটার আগে থেমে যাবে: পৌঁছাতে পারবে না।`,
          );
      return {
        stem: both(
          `A bus starts from rest with an acceleration of ${a} ms⁻² for ${t1} s, then runs for ${t2} s at the speed that it has reached. Then it slows down evenly and stands after ${t3} s more. The bus stop is ${board} m from where it started.`,
          `একটি বাস স্থির অবস্থা থেকে ${t1} সেকেন্ড ধরে ${a} ms⁻² ত্বরণে চলল, তারপর যে দ্রুতি পেল সেই দ্রুতিতে ${t2} সেকেন্ড। এরপর সমানভাবে গতি কমিয়ে আরও ${t3} সেকেন্ডে থামল। যেখান থেকে শুরু করেছিল, সেখান থেকে বাস স্টপ ${board} মিটার দূরে।`,
        ),
        know: {
          question: both('What is acceleration?', 'ত্বরণ কাকে বলে?'),
          scheme: [
            both('By how much the velocity changes in a unit of time.', 'একক সময়ে বেগের পরিবর্তনকে ত্বরণ বলে।'),
          ],
        },
        understand: {
          question: both(
            'A body goes round a circle with a steady speed. Explain why it has an acceleration all the same.',
            'একটি বস্তু সমান দ্রুতিতে বৃত্তপথে ঘুরছে। তবু তার ত্বরণ আছে কেন? ব্যাখ্যা করো।',
          ),
          scheme: [
            both('Velocity has a direction, not only a size.', 'বেগের মান ছাড়া দিকও আছে।'),
            both(
              'On a circle the direction changes at every moment, so the velocity changes: that is acceleration.',
              'বৃত্তপথে প্রতি মুহূর্তে দিক বদলায়, তাই বেগ বদলায়: এটিই ত্বরণ।',
            ),
          ],
        },
        apply: {
          question: both(
            `How far does the bus go in the first ${t1} s?`,
            `প্রথম ${t1} সেকেন্ডে বাসটি কত দূর গেল?`,
          ),
          answer: quantity(first, 'm'),
          worked: [
            both(
              'It starts from rest, so $s = \\frac{1}{2}at^2$.',
              'স্থির অবস্থা থেকে শুরু, তাই $s = \\frac{1}{2}at^2$।',
            ),
            both(`Put in: $a = ${a}$, $t = ${t1}$.`, `মান বসাও: $a = ${a}$, $t = ${t1}$।`),
            both(
              `$\\frac{1}{2} \\times ${a} \\times ${t1}^2 = ${first}$ m`,
              `$\\frac{1}{2} \\times ${a} \\times ${t1}^2 = ${first}$ মিটার`,
            ),
          ],
        },
        judge: {
          question: both(
            'Does the bus get as far as the bus stop? Analyse it mathematically, and give as your answer the whole distance that it runs.',
            'বাসটি কি বাস স্টপ পর্যন্ত পৌঁছাতে পারবে? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, বাসটি মোট কত মিটার চলল।',
          ),
          answer: quantity(all, 'm'),
          worked: [
            both(
              `The speed reached: $${a} \\times ${t1} = ${v}$ ms⁻¹.`,
              `পাওয়া দ্রুতি: $${a} \\times ${t1} = ${v}$ ms⁻¹।`,
            ),
            both(
              `At that speed: $${v} \\times ${t2} = ${middle}$ m.`,
              `সেই দ্রুতিতে: $${v} \\times ${t2} = ${middle}$ মিটার।`,
            ),
            both(
              `Slowing down: $\\frac{${v} \\times ${t3}}{2} = ${last}$ m.`,
              `থামতে থামতে: $\\frac{${v} \\times ${t3}}{2} = ${last}$ মিটার।`,
            ),
            both(
              `$${first} + ${middle} + ${last} = ${all}$ m; ${verdict.en}`,
              `$${first} + ${middle} + ${last} = ${all}$ মিটার; ${verdict.bn}`,
            ),
          ],
        },
      };
    },
  }),
  creative({
    id: 'cq9-stones',
    subject: 'physics',
    class: 9,
    make(dice) {
      const [t, later] = dice.of(falls);
      const left = round(t - later);
      const [height, own] = [round(4.9 * t * t), round(4.9 * left * left)];
      const [first, thrown] = [round(9.8 * t), round((height - own) / left)];
      const second = round(thrown + 9.8 * left);
      const child = dice.of(children);
      const s = later === 1 ? 'second' : 'seconds';
      return {
        stem: both(
          `${child.en} lets a stone fall from a bridge that is ${height} m above the water, and ${later} ${s} later throws a second stone straight down. Both reach the water at the same moment. ($g = 9.8$ ms⁻², no resistance of the air.)`,
          `পানি থেকে ${height} মিটার উঁচু একটি সেতু থেকে ${child.bn} একটি পাথর ছেড়ে দিল, আর ${later} সেকেন্ড পরে আরেকটি পাথর সোজা নিচে ছুড়ল। দুটি পাথর একই মুহূর্তে পানিতে পড়ল। ($g = 9.8$ ms⁻², বাতাসের বাধা নেই।)`,
        ),
        know: {
          question: both('What is free fall?', 'মুক্তভাবে পড়া বলতে কী বোঝায়?'),
          scheme: [
            both(
              'A fall on which nothing acts but the pull of the Earth.',
              'শুধু পৃথিবীর টানে পড়া, আর কোনো বল কাজ করে না।',
            ),
          ],
        },
        understand: {
          question: both(
            'A heavy and a light stone fall together from the same height. Explain why they arrive together.',
            'একটি ভারী ও একটি হালকা পাথর একই উচ্চতা থেকে একসঙ্গে পড়লে একই সময়ে মাটিতে পৌঁছায় কেন? ব্যাখ্যা করো।',
          ),
          scheme: [
            both(
              'The heavy one is pulled more strongly, by as much as it is heavier.',
              'ভারী পাথরে টান বেশি, ভর যতগুণ ততগুণ।',
            ),
            both(
              'It is as much harder to set in motion, so both have the same acceleration $g$.',
              'তাকে গতিশীল করাও ততগুণ কঠিন, তাই দুটিরই ত্বরণ একই, $g$।',
            ),
          ],
        },
        apply: {
          question: both(
            'With what velocity does the first stone reach the water?',
            'প্রথম পাথরটি কত বেগে পানিতে পড়ল?',
          ),
          answer: quantity(first, 'mps'),
          worked: [
            both(
              `$h = \\frac{1}{2}gt^2$, so $t^2 = \\frac{2h}{g}$, here $\\frac{2 \\times ${height}}{9.8} = ${round(t * t)}$.`,
              `$h = \\frac{1}{2}gt^2$, তাই $t^2 = \\frac{2h}{g}$, এখানে $\\frac{2 \\times ${height}}{9.8} = ${round(t * t)}$।`,
            ),
            both(
              `It falls for $\\sqrt{${round(t * t)}} = ${t}$ s.`,
              `এটি পড়ে $\\sqrt{${round(t * t)}} = ${t}$ সেকেন্ড।`,
            ),
            both(
              `$v = gt$: $9.8 \\times ${t} = ${first}$ ms⁻¹`,
              `$v = gt$: $9.8 \\times ${t} = ${first}$ ms⁻¹`,
            ),
          ],
        },
        judge: {
          question: both(
            'Do both stones hit the water with the same velocity? Analyse it mathematically, and give as your answer the velocity of the second one there.',
            'দুটি পাথর কি সমান বেগে পানিতে পড়ে? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, দ্বিতীয় পাথরটি কত বেগে পানিতে পড়ল।',
          ),
          answer: quantity(second, 'mps'),
          worked: [
            both(
              `The first stone falls for $${t}$ s, so the second has $${t} - ${later} = ${left}$ s.`,
              `প্রথম পাথরটি পড়ে $${t}$ সেকেন্ড, তাই দ্বিতীয়টির সময় $${t} - ${later} = ${left}$ সেকেন্ড।`,
            ),
            both(
              `$h = ut + \\frac{1}{2}gt^2$, and by falling alone it comes $4.9 \\times ${left}^2 = ${own}$ m down.`,
              `$h = ut + \\frac{1}{2}gt^2$, আর শুধু মুক্তভাবে পড়লে নামত $4.9 \\times ${left}^2 = ${own}$ মিটার।`,
            ),
            both(
              `It was thrown with $u = \\frac{${height} - ${own}}{${left}} = ${thrown}$ ms⁻¹.`,
              `ছোড়ার বেগ $u = \\frac{${height} - ${own}}{${left}} = ${thrown}$ ms⁻¹।`,
            ),
            both(
              `$v = u + gt$: $${thrown} + 9.8 \\times ${left} = ${second}$ ms⁻¹, more than $${first}$ ms⁻¹: no, the second one is faster.`,
              `$v = u + gt$: $${thrown} + 9.8 \\times ${left} = ${second}$ ms⁻¹, যা $${first}$ ms⁻¹-এর বেশি: বেগ সমান নয়, দ্বিতীয়টির বেশি।`,
            ),
          ],
        },
      };
    },
  }),
] as const;
