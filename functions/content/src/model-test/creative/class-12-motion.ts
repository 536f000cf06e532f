import { both } from '../../practice/bilingual.ts';
import { quantity } from '../../practice/make-answers.ts';
import { creative } from './creative.ts';

/** A number that is taken away: one below zero stands in brackets. */
const minus = (value: number) => (value < 0 ? `(${value})` : `${value}`);

export const motionOfClass12 = [
  creative({
    id: 'cq12-cart',
    subject: 'mathematics',
    class: 12,
    make(dice) {
      const t1 = dice.int(1, 4);
      const t2 = t1 + 2 * dice.int(1, 3);
      const [a, b] = [(3 * (t1 + t2)) / 2, 3 * t1 * t2];
      const later = t2 + dice.int(1, 3);
      const v = 3 * later * later - 2 * a * later + b;
      const at = (t: number) => t ** 3 - a * t * t + b * t;
      const back = at(t1) - at(t2);
      return {
        stem: both(
          `A cart moves on a straight track. After $t$ seconds its position is $s = t^3 - ${a}t^2 + ${b}t$ metres.`,
          `একটি গাড়ি সোজা পথে চলছে। $t$ সেকেন্ড পরে তার অবস্থান $s = t^3 - ${a}t^2 + ${b}t$ মিটার।`,
        ),
        know: {
          question: both(
            'What is the derivative of a function at a point?',
            'কোনো বিন্দুতে ফাংশনের অন্তরজ কাকে বলে?',
          ),
          scheme: [
            both(
              'The limit of the slopes of secants through that point: the slope of the curve there.',
              'ওই বিন্দুগামী ছেদক রেখাগুলোর ঢালের লিমিট: সেখানে বক্ররেখার ঢাল।',
            ),
          ],
        },
        understand: {
          question: both(
            'Explain what a negative velocity says of the cart.',
            'গাড়ির বেগ ঋণাত্মক হলে কী বোঝায়? ব্যাখ্যা করো।',
          ),
          scheme: [
            both('The position becomes smaller with time.', 'সময়ের সঙ্গে অবস্থানের মান কমে।'),
            both(
              'So the cart rolls back, against the direction that counts as positive.',
              'তাই গাড়িটি পেছনে যায়, ধনাত্মক দিকের উল্টো দিকে।',
            ),
          ],
        },
        apply: {
          question: both(`What is the velocity after ${later} s?`, `${later} সেকেন্ড পরে বেগ কত?`),
          answer: quantity(v, 'mps'),
          worked: [
            both('The velocity is the derivative of the position.', 'অবস্থানের অন্তরজই বেগ।'),
            both(`$v = 3t^2 - ${2 * a}t + ${b}$`, `$v = 3t^2 - ${2 * a}t + ${b}$`),
            both(
              `$3 \\times ${later}^2 - ${2 * a} \\times ${later} + ${b} = ${v}$ ms⁻¹`,
              `$3 \\times ${later}^2 - ${2 * a} \\times ${later} + ${b} = ${v}$ ms⁻¹`,
            ),
          ],
        },
        judge: {
          question: both(
            'The cart stands still twice. Does it roll back behind its starting point in between? Analyse it mathematically, and give as your answer how far it rolls back.',
            'গাড়িটি দুবার স্থির হয়। এর মাঝে কি সেটি শুরুর জায়গা ছাড়িয়ে পেছনে যায়? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, গাড়িটি কত মিটার পেছনে গেল।',
          ),
          answer: quantity(back, 'm'),
          worked: [
            both(
              `It stands where $3t^2 - ${2 * a}t + ${b} = 0$: $3(t - ${t1})(t - ${t2}) = 0$.`,
              `স্থির হয় যখন $3t^2 - ${2 * a}t + ${b} = 0$: $3(t - ${t1})(t - ${t2}) = 0$।`,
            ),
            both(`At $t = ${t1}$ the position is $${at(t1)}$ m.`, `$t = ${t1}$ হলে অবস্থান $${at(t1)}$ মিটার।`),
            both(`At $t = ${t2}$ it is $${at(t2)}$ m.`, `$t = ${t2}$ হলে $${at(t2)}$ মিটার।`),
            both(
              `$${at(t1)} - ${minus(at(t2))} = ${back}$ m; $s = ${at(t2)}$ ${at(t2) < 0 ? 'is behind the start: yes.' : 'is not behind the start: no.'}`,
              `$${at(t1)} - ${minus(at(t2))} = ${back}$ মিটার; $s = ${at(t2)}$ ${at(t2) < 0 ? 'ঋণাত্মক: হ্যাঁ, যায়।' : 'ঋণাত্মক নয়: না, যায় না।'}`,
            ),
          ],
        },
      };
    },
  }),
  creative({
    id: 'cq12-box',
    subject: 'mathematics',
    class: 12,
    make(dice) {
      const k = dice.int(2, 9);
      const side = 6 * k;
      const cut = dice.intBut(1, 3 * k - 1, k);
      const base = side - 2 * cut;
      return {
        stem: both(
          `From each corner of a square sheet of ${side} cm a square with the side $x$ is cut out, and the edges are folded up to an open box. Once $x$ is ${cut} cm.`,
          `${side} সেমি বাহুর একটি বর্গাকার পাতের প্রতিটি কোণ থেকে $x$ বাহুর একটি বর্গ কেটে নিয়ে ধারগুলো ভাঁজ করে উপর-খোলা বাক্স বানানো হলো। একবার $x$ নেওয়া হলো ${cut} সেমি।`,
        ),
        know: {
          question: both('What is a stationary point of a function?', 'ফাংশনের স্থির বিন্দু কাকে বলে?'),
          scheme: [both('A point at which its derivative is $0$.', 'যে বিন্দুতে ফাংশনের অন্তরজ $0$।')],
        },
        understand: {
          question: both(
            'Explain why a derivative of $0$ alone does not make a greatest value.',
            'শুধু অন্তরজ $0$ হলেই সর্বোচ্চ মান হয় না কেন? ব্যাখ্যা করো।',
          ),
          scheme: [
            both(
              'At a least value the derivative is $0$ as well, or the curve only rests, as $x^3$ at $0$.',
              'সর্বনিম্ন মানেও অন্তরজ $0$, অথবা বক্ররেখা শুধু সমান হয়ে যায়, যেমন $x^3$, $0$-তে।',
            ),
            both(
              'For a greatest value the derivative must change from positive to negative.',
              'সর্বোচ্চ মানের জন্য অন্তরজকে ধনাত্মক থেকে ঋণাত্মক হতে হয়।',
            ),
          ],
        },
        apply: {
          question: both(
            `What is the volume of the box with $x = ${cut}$?`,
            `$x = ${cut}$ হলে বাক্সের আয়তন কত?`,
          ),
          answer: quantity(cut * base * base, 'cm3'),
          worked: [
            both(
              `The base is a square of $${side} - 2 \\times ${cut} = ${base}$ cm.`,
              `তলা একটি বর্গ, বাহু $${side} - 2 \\times ${cut} = ${base}$ সেমি।`,
            ),
            both(`The box is ${cut} cm high.`, `বাক্সের উচ্চতা ${cut} সেমি।`),
            both(
              `$${cut} \\times ${base}^2 = ${cut * base * base}$ cm³`,
              `$${cut} \\times ${base}^2 = ${cut * base * base}$ ঘনসেমি`,
            ),
          ],
        },
        judge: {
          question: both(
            `Does no other $x$ make a larger box than $x = ${cut}$? Analyse it mathematically, and give as your answer the greatest volume that such a box can have.`,
            `$x = ${cut}$ নিলেই কি বাক্সটি সবচেয়ে বড় হয়? গাণিতিকভাবে বিশ্লেষণ করো। উত্তরে লেখো, এমন বাক্সের আয়তন সবচেয়ে বেশি কত হতে পারে।`,
          ),
          answer: quantity(16 * k ** 3, 'cm3'),
          worked: [
            both(`$V = x(${side} - 2x)^2$`, `$V = x(${side} - 2x)^2$`),
            both(
              `The derivative is $(${side} - 2x)(${side} - 6x)$.`,
              `অন্তরজ $(${side} - 2x)(${side} - 6x)$।`,
            ),
            both(
              `It changes from positive to negative at $x = ${k}$.`,
              `এটি $x = ${k}$-তে ধনাত্মক থেকে ঋণাত্মক হয়।`,
            ),
            both(
              `$${k} \\times ${4 * k}^2 = ${16 * k ** 3}$ cm³: with $x = ${k}$ the box is larger.`,
              `$${k} \\times ${4 * k}^2 = ${16 * k ** 3}$ ঘনসেমি: $x = ${k}$ নিলে বাক্সটি আরও বড় হয়।`,
            ),
          ],
        },
      };
    },
  }),
] as const;
